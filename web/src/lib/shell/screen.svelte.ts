// One screen that several people share: it belongs to whoever said "ready", until it is another's turn.
import type { BoardModule } from '../board'
import type { Session } from '../session.svelte'
import { settings } from '../settings.svelte'

export class Screen {
  /** The seat whose person holds the screen. */
  private holder: number | null = $state(null)

  constructor(
    private readonly session: Session,
    private readonly module: () => BoardModule | null,
    private readonly asked: () => boolean,
  ) {
    $effect.pre(() => {
      if (!this.asked() || this.session.seat !== this.holder) this.holder = null
    })
  }

  /** Whether the curtain is down: between two people, and while bots move. Then the board is not even in the document. */
  covered: boolean = $derived.by(() => {
    const { table, view, seat } = this.session
    const shared = table?.mode === 'hotseat' && table.status === 'playing' && !table.notice && table.your_seats.length > 1
    if (!shared || !view || !(settings.curtain === 'always' || this.module()?.secret(view))) return false
    return !this.asked() || this.holder !== seat
  })

  take(): void {
    this.holder = this.session.seat
  }
}
