"""The games as environments of others: PettingZoo, Gymnasium, OpenSpiel, and many at once. `pip install 'bastide[rl]'`."""
