// What a person tells the server to do. What was sent is sent again with the same key until it is known to have arrived.
import { Offline, Refused, get, newKey, post } from '../api'
import { commit, owed } from '../dice'
import type { Accepted, BaseView, Choice, TableInfo } from '../types'
import { Line } from './line.svelte'

export abstract class Commands extends Line {
  busy = $state(false)
  table: TableInfo | null = $state.raw(null)
  seat: number | null = $state(null)
  /** Since which entry the present question has been asked. */
  answers = $state(0)
  /** How everybody's points stood at first and after each move, when nobody plays on. */
  course: number[][] = $state.raw([])

  /** Play an action, as an answer to what is asked now: it is played once or not at all. */
  async act(choice: Choice): Promise<void> {
    if (this.busy || this.seat === null) return
    await this.sure('act', { seat: this.seat, answers: this.answers, key: newKey(), action: choice.bare ? choice.text : choice.action })
  }

  undo = (): Promise<void> => this.sure('undo', { ...this.signed(), key: newKey() })
  redo = (): Promise<void> => this.sure('redo', { key: newKey() })
  consent = (proposal: number, yes: boolean): Promise<void> => this.sure('consent', { proposal, yes, key: newKey() })
  chat = (text: string): Promise<void> => this.sure('chat', { ...this.signed(), text, invite: this.invite, key: newKey() })
  leave = (): Promise<void> => this.sure('leave', {})
  sit = (seat: number): Promise<void> =>
    this.sure('sit', { seat, invite: this.invite, commitment: this.table?.status === 'open' ? commit() : '', key: newKey() })
  bot = (seat: number, bot: string): Promise<void> => this.sure('bot', { seat, bot, key: newKey() })
  resign = (): Promise<void> => this.sure('resign', { ...this.signed(), key: newKey() })
  closeTable = (): Promise<void> => this.sure('close', {})
  silence = (guest: string, silent: boolean): Promise<void> => this.sure('silence', { guest, silent, key: newKey() })
  kick = (guest: string, ban: boolean): Promise<void> => this.sure('kick', { guest, ban, key: newKey() })

  positionAt(moves: number): Promise<{ moves: number; view: BaseView } | null> {
    return this.ask(() => get(`${this.path}/positions/${moves}?${this.invited}`))
  }

  /** After so many steps of what would have been better than one of the costliest turns. */
  betterAt(costly: number, step: number): Promise<{ moves: number; view: BaseView } | null> {
    return this.ask(() => get(`${this.path}/analysis/${costly}/${step}?${this.invited}`))
  }

  /** A new table that goes on from an earlier position, with me on my seat and these on the others. */
  async fork(moves: number, others: { kind: string; bot?: string }): Promise<string | null> {
    const mine = this.seat ?? 0
    const seats = (this.table?.seats ?? []).map((_, seat) => (seat === mine ? { kind: 'person' } : others))
    const made = await this.ask(() =>
      post<{ table: TableInfo }>(`${this.path}/fork?${this.invited}`, { moves, seats, commitment: commit() }),
    )
    return made?.table.id ?? null
  }

  /** A new table like this one: my seats are mine, bots stay bots, and the others are free. */
  async again(): Promise<string | null> {
    const table = this.table
    if (!table) return null
    const seats = table.seats.map(({ kind, bot, you, name }) =>
      kind === 'bot' ? { kind, bot } : !you ? { kind: 'open' } : table.mode === 'hotseat' ? { kind, name } : { kind },
    )
    const { game, options, mode, visibility } = table
    const made = await this.ask(() =>
      post<{ table: TableInfo }>('/api/tables', { game, options, mode, visibility, seats, commitment: commit() }),
    )
    return made?.table.id ?? null
  }

  private revealing = new Set<string>()
  /** Reveal what I am bound to add to the dice. If it does not arrive, the next message asks for it again. */
  protected async reveal(table: TableInfo): Promise<void> {
    for (const [bound, reveal] of owed(table)) {
      if (this.revealing.has(bound)) continue
      this.revealing.add(bound)
      await post(`${this.path}/reveal`, { reveal, key: `dice-${bound.slice(0, 32)}` }).catch(() => undefined)
      this.revealing.delete(bound)
    }
  }

  protected readonly path = `/api/tables/${this.id}`
  protected readonly invited = `invite=${encodeURIComponent(this.invite)}`

  /** Which of the people who share this screen holds it. */
  private signed(): { seat?: number } {
    return this.table?.mode === 'hotseat' && this.seat !== null ? { seat: this.seat } : {}
  }

  private async sure(what: string, body: unknown): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      for (let attempt = 0; ; attempt += 1) {
        try {
          const { number } = await post<Accepted>(`${this.path}/${what}`, body)
          this.say('')
          await this.shows(number)
          return
        } catch (error) {
          if (error instanceof Refused) {
            this.say(error.problem.message, error.problem.rule)
            return
          }
          if (!(error instanceof Offline)) throw error
          if (this.closed) return
          this.lost()
          await new Promise((resolve) => setTimeout(resolve, Math.min(3000, 250 * 2 ** Math.min(attempt, 4))))
        }
      }
    } finally {
      this.busy = false
    }
  }

  /** A question to the server that changes nothing; null, and a notice, if there is no answer. */
  async ask<T>(question: () => Promise<T>): Promise<T | null> {
    try {
      return await question()
    } catch (error) {
      if (error instanceof Refused) this.say(error.problem.message, error.problem.rule)
      else if (error instanceof Offline) this.lost()
      else throw error
      return null
    }
  }
}
