"""Shapes on a grid of squares, for games in which buildings are laid out. Cells are bits: x + y * width."""

Shape = tuple[tuple[int, int], ...]


def orientations(shape: Shape) -> list[Shape]:
    """The shape turned and flipped in every way that looks different, each moved to the corner."""
    found: list[Shape] = []
    turned = list(shape)
    for flip in range(2):
        for _ in range(4):
            turned = [(-y, x) for x, y in turned]
            cells = [(-x, y) for x, y in turned] if flip else turned
            left = min(x for x, _ in cells)
            top = min(y for _, y in cells)
            settled = tuple(sorted((x - left, y - top) for x, y in cells))
            if settled not in found:
                found.append(settled)
    return found


def lies(shape: Shape, width: int, height: int) -> list[tuple[int, int, int]]:
    """Every way to lay the shape on a grid: the number of the orientation, the cell at its top left, and a mask."""
    found: list[tuple[int, int, int]] = []
    for turn, cells in enumerate(orientations(shape)):
        wide = max([x for x, _ in cells])
        high = max([y for _, y in cells])
        corner = sum([1 << x + y * width for x, y in cells])
        for y in range(height - high):
            for x in range(width - wide):
                at = x + y * width
                found.append((turn, at, corner << at))
    return found


def placements(shape: Shape, width: int, height: int, blocked: int = 0) -> list[int]:
    """Every way to lay the shape on a grid without covering a blocked cell, as masks in growing order."""
    return sorted([mask for _, _, mask in lies(shape, width, height) if not mask & blocked])


def neighbours(mask: int, width: int, height: int) -> int:
    """The cells that share an edge with the mask and are not part of it."""
    grid = (1 << (width * height)) - 1
    column = grid // ((1 << width) - 1)
    right_column = column << (width - 1)
    around = (mask << width) | (mask >> width) | ((mask & ~right_column) << 1) | ((mask & ~column) >> 1)
    return around & grid & ~mask


def connected(mask: int, width: int, height: int) -> bool:
    """Whether one can walk from any cell of the mask to any other."""
    reached = mask & -mask
    while True:
        more = neighbours(reached, width, height) & mask
        if not more:
            return reached == mask
        reached |= more
