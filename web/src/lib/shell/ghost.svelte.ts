// A shape on its way to a grid: moved, turned and flipped until it lies as wanted. It knows no rule: it may lie where an action has exactly its cells.
import type { Choice } from '../types'
import { middle, type Cell } from './shapes'
import type { Desk } from './table'

export interface Grid {
  columns: number
  rows: number
  /** The touch that means a cell, and the cell that a touch means. */
  idOf(cell: Cell): string
  cellOf(touch: string): Cell | null
}

const key = (touches: string[]): string => [...touches].sort().join(' ')

export class Ghost {
  cells: Cell[] = $state.raw([])

  /** The ways to lay it, by what they touch; none while nothing is laid. */
  private readonly ways: Map<string, Choice> = $derived.by(() => {
    const grid = this.grid()
    const legal = grid && this.table.asked ? this.table.session.touching.legal : []
    return new Map(
      legal
        .filter(({ touches }) => touches.length && touches.every((touch) => grid?.cellOf(touch)))
        .map((choice) => [key(choice.touches), choice]),
    )
  })
  readonly live: boolean = $derived(this.ways.size > 0)
  private readonly ids: string[] = $derived(this.cells.map((cell) => this.grid()?.idOf(cell) ?? ''))
  /** What lies there would mean; nothing where it may not lie. */
  readonly choice: Choice | undefined = $derived(this.ways.get(key(this.ids)))
  /** Where it would leave the most room, if the game says so. */
  readonly best: Cell[] = $derived.by(() => (this.live ? this.cellsOf(this.tight()) : []))
  readonly isBest: boolean = $derived.by(() => key(this.ids) === key(this.tight()))
  /** Where the hint would lay it. */
  readonly hinted: Cell[] = $derived.by(() => (this.live ? this.cellsOf([...this.table.session.advice.hinted]) : []))

  constructor(
    private readonly table: Desk,
    /** The grid of the moment; null while no shape is to be laid. */
    private readonly grid: () => Grid | null,
    /** What is touched where it leaves the most room. */
    private readonly tight: () => string[] = () => [],
  ) {
    // A new shape appears where it may lie first; the same one stays where it is.
    const ways = $derived([...this.ways.keys()].join('|'))
    $effect(() => {
      this.cells = this.cellsOf((ways.split('|')[0] ?? '').split(' '))
    })
    // What lies there is what is meant, whatever else is taken back.
    $effect(() => {
      const { touching } = this.table.session
      const meant = this.choice?.touches ?? []
      if (this.live && key(touching.picked) !== key(meant)) touching.picked = meant
    })
    // All its cells are drawn.
    $effect(() => {
      const names = [...new Set([...this.ways.values()].flatMap(({ touches }) => touches))]
      names.forEach((name) => this.table.drawn.add(name))
      return () => names.forEach((name) => this.table.drawn.delete(name))
    })
  }

  private cellsOf(touches: string[]): Cell[] {
    const grid = this.grid()
    return touches.map((touch) => grid?.cellOf(touch) ?? null).filter((cell): cell is Cell => cell !== null)
  }

  /** As near to there as the grid has room. */
  private place(cells: Cell[]): void {
    const grid = this.grid()
    if (!grid) return
    const off = (axis: 0 | 1, size: number): number => {
      const all = cells.map((cell) => cell[axis])
      return Math.max(0, -Math.min(...all)) + Math.min(0, size - 1 - Math.max(...all))
    }
    const [dx, dy] = [off(0, grid.columns), off(1, grid.rows)]
    this.cells = cells.map(([x, y]) => [x + dx, y + dy])
  }

  move(dx: number, dy: number): void {
    this.place(this.cells.map(([x, y]) => [x + dx, y + dy]))
  }

  /** Its middle to this cell. */
  bring([x, y]: Cell): void {
    const [mx, my] = middle(this.cells)
    this.move(x - mx, y - my)
  }

  turn(): void {
    const [mx, my] = middle(this.cells)
    this.place(this.cells.map(([x, y]) => [mx - (y - my), my + (x - mx)]))
  }

  flip(): void {
    const [mx] = middle(this.cells)
    this.place(this.cells.map(([x, y]) => [2 * mx - x, y]))
  }

  tuck(): void {
    if (this.best.length) this.cells = this.best
  }

  /** The step before, which led to it, is taken back. */
  readonly canGoBack: boolean = $derived.by(() => this.table.session.table?.can_undo ?? false)
  back(): void {
    if (this.canGoBack) void this.table.session.undo()
  }
}
