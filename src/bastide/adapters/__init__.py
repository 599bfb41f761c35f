"""The games as environments of others: PettingZoo, Gymnasium, OpenSpiel, many at once (`pip install 'bastide[rl]'`)."""
