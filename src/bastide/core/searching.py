"""How a search looks at a game: what each game says of itself in its `bot/`."""


class Searching:
    """`tree`: single actions in a tree, where chance is silent after the deal and nobody hides anything that counts;
    otherwise whole turns are compared by playing on from them."""

    def __init__(
        self, tree: bool = False, nodes: int = 10000, width: int = 16, top: int = 12, horizon: int = 3,
        doubt: float = 1.0, spread: float = 10.0, sure: int = 1000, boldness: float = 3.0, softness: float = 5.0,
        noise: float = 1.0, net: str = "",
    ) -> None:  # fmt: skip
        self.tree = tree
        self.nodes = nodes
        """Positions judged for a decision, if nothing else is said."""
        self.width = width
        """Lines of a turn that are followed at a time."""
        self.top = top
        """Turns that are compared."""
        self.horizon = horizon
        """For how many rounds (`Game.clock`) is played on from each."""
        self.doubt = doubt
        """How sure it must be that a turn is better than the one that seems best at first sight: in standard errors."""
        self.spread = spread
        """By how many points two turns may differ by chance, before anything is known of it."""
        self.sure = sure
        """After so many worlds there is no doubt any more."""
        self.boldness = boldness
        """Of a tree: how many points a promising action that was tried little may lack."""
        self.softness = softness
        """Of a tree: how many points make an action less promising than another."""
        self.noise = noise
        """By how many points an amateur misjudges a position, as a standard deviation."""
        self.net = net
        """Weights in the folder `bot` of the game, by which positions are judged where it plays on no longer."""
