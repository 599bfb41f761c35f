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


def placements(shape: Shape, width: int, height: int, blocked: int = 0) -> list[int]:
    """Every way to lay the shape on a grid without covering a blocked cell, as masks in growing order."""
    masks: set[int] = set()
    for cells in orientations(shape):
        wide = max(x for x, _ in cells)
        high = max(y for _, y in cells)
        base = 0
        for x, y in cells:
            base |= 1 << (x + y * width)
        for y in range(height - high):
            for x in range(width - wide):
                mask = base << (x + y * width)
                if not mask & blocked:
                    masks.add(mask)
    return sorted(masks)


def neighbours(mask: int, width: int, height: int) -> int:
    """The cells that share an edge with the mask and are not part of it."""
    grid = (1 << (width * height)) - 1
    column = grid // ((1 << width) - 1)
    right_column = column << (width - 1)
    around = (mask << width) | (mask >> width) | ((mask & ~right_column) << 1) | ((mask & ~column) >> 1)
    return around & grid & ~mask


def cells(mask: int) -> tuple[int, ...]:
    """The cell numbers of a mask, in growing order."""
    found: list[int] = []
    cell = 0
    while mask >> cell:
        if mask >> cell & 1:
            found.append(cell)
        cell += 1
    return tuple(found)
