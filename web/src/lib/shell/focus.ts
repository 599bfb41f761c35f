// The keyboard never loses its place: when what had the focus is gone or can no longer be touched, the focus goes on to what can.
import { centre, remember, rove, things, type Focusable } from './arrows'

const vanished = (one: Element): boolean =>
  one === document.body || (one.matches('.thing') && !one.hasAttribute('tabindex')) || one.matches(':disabled')

export class Focus {
  /** Whether the last thing that was used is the keyboard: nobody else looks for the focus. */
  private keys = false
  private last: Focusable | null = null
  private place = ''
  private spot: [number, number] = [0, 0]
  /** Waits at the question, because there was nothing to touch. */
  private parked: Element | null = null

  readonly key = ({ key }: KeyboardEvent): void => {
    this.keys = true
    if (key === 'Tab') rove()
  }
  readonly pointer = (): void => void (this.keys = false)

  readonly came = ({ target }: FocusEvent): void => {
    const one = target as Focusable
    remember(one)
    if (!one.closest('main.board, section.edge') || one === this.parked) return
    this.last = one
    if (!one.matches('.thing')) return
    this.place = one.dataset['place'] ?? ''
    this.spot = centre(one)
  }

  /** What had the focus has gone, and nothing can be touched instead: the keyboard waits at what is said of the position. */
  rest(): void {
    if (this.keys && document.activeElement === document.body) document.querySelector<HTMLElement>('section.edge .question')?.focus()
  }

  /** After something has changed: whether the focus had to go on. */
  mend(): boolean {
    const active = document.activeElement ?? document.body
    if (!this.keys || !this.last || !(vanished(active) || active === this.parked)) return false
    const next = this.next()
    if (!next || next === active) return false
    this.parked = next.matches('.question') ? next : null
    next.focus({ preventScroll: true })
    return true
  }

  /** The same once more, the button that names the act, the nearest thing, a button for what is not drawn, or the question. */
  private next(): Focusable | null {
    const { last } = this
    if (last?.isConnected && !vanished(last) && last.getClientRects().length) return last
    const all = things()
    const open = all.filter((one) => one.matches('.open'))
    const far = (one: Element): number => Math.hypot(centre(one)[0] - this.spot[0], centre(one)[1] - this.spot[1])
    const nearest = (open.length ? open : all).reduce<Focusable | null>((best, one) => (best && far(best) <= far(one) ? best : one), null)
    const find = (what: string): HTMLElement | null => document.querySelector(`section.edge ${what}`)
    return (
      all.find((one) => one.dataset['place'] === this.place) ??
      find('.primary:enabled') ??
      nearest ??
      find('.choice:enabled') ??
      find('.question')
    )
  }
}
