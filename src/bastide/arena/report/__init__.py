"""A tournament as one page that needs nothing else: tables, plots, and how to play any of its games again."""

from bastide.arena.report.page import page

__all__ = ["page"]
