"""Placeholder until written."""

from bastide.bots.random import RandomBot


class GreedyBot(RandomBot):
    pass
