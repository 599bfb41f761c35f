// One table, live, as this person sees it: what the line brings, what has been touched, and the commands that answer it.
import { get } from './api'
import { witness } from './dice'
import { Advice } from './session/advice.svelte'
import { Commands } from './session/commands.svelte'
import { kept } from './lists'
import { muted } from './muted.svelte'
import { Pace } from './session/pace'
import { pace } from './settings.svelte'
import { renumbered } from './shell/log'
import { Touching, bare } from './touch.svelte'
import type { BaseView, Choice, Entry, Proposal, TableMessage } from './types'
import { t } from './words.svelte'

export class Session extends Commands {
  view: BaseView | null = $state.raw(null)
  question = $state('')
  /** All that is known of the log, and what of it I want to hear. */
  all: Entry[] = $state.raw([])
  entries = $derived(this.all.filter(({ voice }) => !muted.has(voice)))
  /** Entries that came with the last message, for animation. */
  fresh: Entry[] = $state.raw([])
  online: string[] = $state.raw([])
  /** The last word of the chat, the last that has been read (or was there when we came), and whether they differ. */
  lastSaid = $derived(this.entries.findLast((entry) => entry.kind === 'chat')?.number ?? 0)
  heard: number | null = $state(null)
  unread = $derived(this.heard !== null && this.lastSaid > this.heard)
  readonly touching = new Touching()
  readonly advice = new Advice(this)

  /** Ask everything anew, in another language or with another cookie. */
  refresh(): void {
    this.seen = 0
    this.all = []
    this.touching.described = new Map()
    this.advice.forget()
    this.connect()
  }

  private toldAll = false

  private readonly turns = new Pace()
  private readonly asked = $derived(this.seat !== null && (this.view?.to_act.includes(this.seat) ?? false))
  protected rest({ entries }: TableMessage, waiting: number, began: number): number {
    return this.hurried || this.asked || !this.seen ? 0 : this.turns.rest(entries, waiting, began, pace())
  }
  protected urgent({ entries, table }: TableMessage): boolean {
    return entries.some(({ kind, seat }) => kind === 'act' && table.your_seats.includes(seat ?? -1))
  }

  protected take(message: TableMessage, more: boolean): void {
    const known = new Set(this.all.map((entry) => entry.number))
    const fresh = message.entries.filter((entry) => !known.has(entry.number))
    const came = this.seen ? fresh.filter(({ voice }) => !muted.has(voice)) : []
    this.fresh = more ? [...this.fresh, ...came] : came
    this.turns.shows(came, message.table.your_seats)
    const old = fresh.filter(({ of }) => of !== undefined).reduce(renumbered, this.all)
    // Through another seat other things may be known: on a shared screen the log is that of whoever looks.
    this.all = message.seat === this.seat ? [...old, ...fresh] : message.entries
    const named = ([text, touches]: [string, number[]]): Choice =>
      bare(
        text,
        touches.map((at) => message.things[at] ?? ''),
      )
    const legal = message.wide.length ? message.wide.map(named) : message.legal.map((choice) => ({ ...message.alike, ...choice }) as Choice)
    const asksAnew = message.answers !== this.answers || message.seat !== this.seat || legal.length !== this.touching.legal.length
    const asked = this.table?.proposals.filter(({ yours }) => yours) ?? []
    this.table = message.table
    this.view = kept(this.view, message.view)
    this.question = message.question
    this.seat = message.seat
    this.answers = message.answers
    this.course = message.course
    this.online = message.online
    if (asksAnew) {
      this.touching.ask(legal)
      this.advice.forget()
      this.say('') // what was refused before is no answer to this
    } else if (message.number !== this.seen) this.touching.legal = legal
    if (this.asked || this.seat === null) this.hurried = false
    this.tellAnswer(came, asked)
    this.seen = message.number
    this.heard ??= this.lastSaid
    witness(message.table)
    void this.reveal(message.table)
  }

  /** A request that was declined, or withdrawn, or that the game has passed over, does not go in silence. */
  private tellAnswer(came: Entry[], asked: Proposal[]): void {
    const answers = came.filter(({ kind }) => kind === 'answer')
    const no = answers.findLast(({ yes }) => yes === false)
    const gone = asked.some(({ number }) => !this.table?.proposals.some((one) => one.number === number))
    if (no && !this.busy)
      this.say(no.lines?.[0] ?? '') // whoever is busy has just said so
    else if (gone && !answers.length && came.some(({ kind }) => kind === 'act')) this.say(t('proposal-lapsed'))
  }

  /** Hear somebody no more, or again; what was said meanwhile is no news. */
  mute(voice: string): void {
    const read = !this.unread
    muted.turn(voice)
    if (read) this.heard = this.lastSaid
  }

  override async act(choice: Choice): Promise<void> {
    await super.act(choice)
    this.touching.clear()
  }

  /** The log from its beginning, where the first message brought only the end of it; after the game anew, for then it tells what was secret. */
  async wholeLog(): Promise<void> {
    const over = this.table?.status === 'over'
    const first = over && !this.toldAll ? this.seen + 1 : (this.all[0]?.number ?? 1)
    if (first <= 1) return
    let before: Entry[] = []
    while ((before.at(-1)?.number ?? 0) < first - 1) {
      const some = await this.ask(() => get<Entry[]>(`${this.path}/log?since=${before.at(-1)?.number ?? 0}&${this.invited}`))
      if (!some?.length) return
      before = [...before, ...some]
    }
    this.all = [...before.filter(({ number }) => number < first), ...this.all.filter(({ number }) => number >= first)]
    this.toldAll = over
  }
}
