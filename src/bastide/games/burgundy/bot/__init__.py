"""How well a seat stands, as the greedy bot sees it: `prospect.evaluate`."""
