// What a bot says of a finished game: asked for once, and looked for until it is there.
import { Offline, Refused, get, post } from '../api'
import type { Session } from '../session.svelte'
import { settings } from '../settings.svelte'
import type { Analysis } from '../types'
import { said } from '../words.svelte'

/** Milliseconds after which somebody who waits looks again. */
const AGAIN = 1200

export class Analysed {
  found: Analysis | null = $state.raw(null)
  /** The part that is done, from 0 to 1. */
  part = $state(0)
  /** Why there is none. */
  problem = $state('')
  private language = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  private asking = false

  constructor(private readonly session: Session) {}

  /** Somebody wants to see it, in this language. */
  async want(): Promise<void> {
    clearTimeout(this.timer)
    if (this.asking || (this.found && this.language === settings.lang)) return
    this.asking = true
    const { lang } = settings
    const path = `/api/tables/${this.session.id}/analysis?invite=${this.session.invite}&lang=${lang}`
    try {
      const now = await (this.part ? get<Analysis>(path) : post<Analysis>(path))
      this.problem = ''
      this.part = Math.max(now.part, 0.01)
      if (now.ready) [this.found, this.language] = [now, lang]
      else this.later()
    } catch (error) {
      this.problem = said(error)
      this.part = 0
      if (error instanceof Offline || (error instanceof Refused && error.status === 429)) this.later(4 * AGAIN)
    } finally {
      this.asking = false
    }
  }

  /** Nobody looks any more. */
  rest(): void {
    clearTimeout(this.timer)
  }

  private later(wait = AGAIN): void {
    this.timer = setTimeout(() => void this.want(), wait)
  }
}
