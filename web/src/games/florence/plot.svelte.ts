// What is being decided at this moment, as the parts of the board need it: the grid for a tile, the cards to choose from, what is previewed.
import type { Ghost, Grid } from '../../lib/shell/ghost.svelte'
import type { Cell } from '../../lib/shell/shapes'
import type { Desk } from '../../lib/shell/table'
import { askedOf, cellAt, isProfession, type Asked, type FlorenceView } from './view'
import { cellNames, roomText, say, tileName } from './words'

export class Plot {
  constructor(
    private readonly table: Desk,
    private readonly view: () => FlorenceView,
    private readonly me: () => number,
  ) {}

  readonly asked: Asked | undefined = $derived.by(() => (this.table.asked ? askedOf(this.view(), this.me()) : undefined))
  /** The tile that is laid. */
  readonly tile: string = $derived(this.asked && ['lay', 'join'].includes(this.asked.ask) ? (this.asked.tile ?? '') : '')

  /** The estates that lie side by side while a tile is laid, from left to right. */
  readonly estates: number[] = $derived.by(() => {
    const [me, other] = [this.me(), this.asked?.ask === 'join' ? this.asked.other : undefined]
    if (other === undefined) return [me]
    const pair = this.view().cooperative?.borders.find((border) => border.includes(me) && border.includes(other))
    return pair ?? [me, other]
  })

  readonly grid: Grid | null = $derived.by(() => {
    if (!this.tile) return null
    const { estates, asked } = this
    const view = this.view()
    const joint = asked?.ask === 'join'
    return {
      columns: view.grid * estates.length,
      rows: view.grid,
      idOf: ([x, y]) => {
        const cell = (x % view.grid) + y * view.grid
        return joint ? `cell:${estates[Math.floor(x / view.grid)]}:${cell}` : `cell:${cell}`
      },
      cellOf(touch): Cell | null {
        const [kind, one, two] = touch.split(':')
        if (kind !== 'cell' || joint !== (two !== undefined)) return null
        const [x, y] = cellAt(view, Number(two ?? one))
        return [x + (joint ? estates.indexOf(Number(one)) * view.grid : 0), y]
      },
    }
  })

  /** Why the tile may not lie there; where it may, nothing. */
  reason(ghost: Ghost): string {
    if (!ghost.live || ghost.choice) return ''
    const view = this.view()
    const tile = tileName(this.tile)
    const cells = ghost.cells.map(([x, y]) => ({
      seat: this.estates[Math.floor(x / view.grid)] ?? this.me(),
      cell: (x % view.grid) + y * view.grid,
    }))
    const covered = cells.some(
      ({ seat, cell }) => view.palazzo.includes(cell) || view.players[seat]?.estate.some((laid) => laid.cells.includes(cell)),
    )
    if (covered) return say('refuse-covered', { tile })
    if (this.estates.length > 1)
      return say(new Set(cells.map(({ seat }) => seat)).size > 1 ? 'page-joint-contact' : 'refuse-one-side', { tile })
    return say(view.cooperative ? 'page-contact' : 'refuse-contact', { tile })
  }

  /** The cells where it leaves the most room. */
  readonly best: string[] = $derived.by(() =>
    (this.grid && this.estates.length === 1 ? (this.view().players[this.me()]?.packing?.best ?? []) : []).map((cell) => `cell:${cell}`),
  )

  /** What it leaves room for where it lies now. */
  room(ghost: Ghost): string {
    const { grid, players } = this.view()
    return roomText(
      players[this.me()]?.packing,
      ghost.cells.map(([x, y]) => x + y * grid),
    )
  }

  /** Where it lies, for the ear. */
  told(ghost: Ghost): string {
    const { grid } = this.view()
    return `${tileName(this.tile)}: ${cellNames(
      this.view(),
      ghost.cells.map(([x, y]) => (x % grid) + y * grid),
    )}`
  }

  /** The cards that were drawn, or that can be recruited at once. */
  readonly fan: { card: string; worth?: number | undefined }[] = $derived.by(() => {
    const view = this.view()
    const player = view.players[this.me()]
    if (!player || !this.asked) return []
    if (this.asked.ask !== 'recruit') return player.looked_at ?? []
    return [...this.table.session.touching.things]
      .filter((touch) => touch.startsWith('card:') && isProfession(touch.slice(5)))
      .map((touch) => ({ card: touch.slice(5), worth: player.recruitable?.[touch.slice(5)] }))
  })

  /** What the Works are shown with: what has been touched or is pointed at, what is laid, what is on sale while one is in the bidding. */
  preview(looked: string): string {
    const { auction, players } = this.view()
    const adds = players[this.me()]?.adds ?? {}
    const bidding = auction.bidders.includes(this.me()) || auction.leader === this.me()
    const names = [...this.table.session.touching.picked, looked].map((touch) => touch.split(':')[1] ?? touch)
    return [...names, this.tile, (bidding && auction.item) || ''].find((name) => name in adds) ?? ''
  }
}
