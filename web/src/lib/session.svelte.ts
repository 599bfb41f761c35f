// One table, live: the socket that brings news, the requests that answer it, and what to say when the network is away.
import { Offline, Refused, get, newKey, post } from './api'
import { settings } from './settings.svelte'
import { renumbered } from './shell/log'
import { FEW, Touching, bare } from './touch.svelte'
import type { Accepted, BaseView, Choice, Entry, Refusal, TableInfo, TableMessage } from './types'
import { lookForUpgrade } from './upgrade.svelte'

export type Connection = 'connecting' | 'online' | 'offline' | 'refused'

interface Hint {
  text: string
  label: string
  answers: number
}

export class Session {
  table: TableInfo | null = $state.raw(null)
  view: BaseView | null = $state.raw(null)
  question = $state('')
  seat: number | null = $state(null)
  answers = $state(0)
  entries: Entry[] = $state.raw([])
  /** Entries that came with the last message, for animation. */
  fresh: Entry[] = $state.raw([])
  online: string[] = $state.raw([])
  /** The last word of the chat, the last that has been read (or was there when we came), and whether they differ. */
  lastSaid = $derived(this.entries.findLast((entry) => entry.kind === 'chat')?.number ?? 0)
  heard: number | null = $state(null)
  unread = $derived(this.heard !== null && this.lastSaid > this.heard)
  connection: Connection = $state('connecting')
  busy = $state(false)
  /** What the person should know: a refusal, a lost connection. */
  notice = $state('')
  noticeRule = $state('')
  hint: Hint | null = $state.raw(null)
  /** Somebody has asked for a hint, and waits for it. */
  hinting = $state(false)
  refusals: Map<string, Refusal> = $state.raw(new Map())
  readonly touching = new Touching()
  /** What the hint would touch. */
  hinted: Set<string> = $derived(new Set(this.hint && this.touching.legal.find((choice) => choice.text === this.hint?.text)?.touches))

  private socket: WebSocket | null = null
  private seen = 0
  private tries = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private arrived: (() => void)[] = []
  /** The descriptions that have been asked for, by line. */
  private readonly telling = new Map<string, Promise<void> | undefined>()

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {}

  // ---- listening

  connect(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.socket?.close()
    if (this.closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams({ since: String(this.seen), lang: settings.lang, invite: this.invite })
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}?${query}`)
    this.socket = socket
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as TableMessage | { t: 'refused'; message: string }
      if (message.t === 'refused') {
        this.connection = 'refused'
        this.notice = message.message
        this.close()
      } else {
        if (this.tries) void lookForUpgrade() // after a break the server may be a newer one
        this.tries = 0
        this.connection = 'online'
        this.take(message)
      }
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
  }

  /** The network is away: say so, and look for it again and again, even if the socket has not noticed yet. */
  private lost(): void {
    if (this.closed) return
    this.connection = 'offline'
    if (this.timer !== undefined) return
    this.tries += 1
    this.timer = setTimeout(() => this.connect(), Math.min(5000, 200 * 2 ** Math.min(this.tries, 5)))
  }

  /** Ask everything anew, in another language or with another cookie. */
  refresh(): void {
    this.seen = 0
    this.entries = []
    this.touching.described = new Map()
    this.telling.clear()
    this.connect()
  }

  close(): void {
    this.closed = true
    for (const go of this.arrived.splice(0)) go()
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private take(message: TableMessage): void {
    const known = new Set(this.entries.map((entry) => entry.number))
    const fresh = message.entries.filter((entry) => !known.has(entry.number))
    this.fresh = this.seen ? fresh : []
    this.entries = [...fresh.filter(({ of }) => of !== undefined).reduce(renumbered, this.entries), ...fresh]
    const named = ([text, touches]: [string, number[]]): Choice => bare(text, touches.map((at) => message.things[at] ?? ''))
    const legal = message.wide.length ? message.wide.map(named) : message.legal
    const asksAnew = message.answers !== this.answers || message.seat !== this.seat || legal.length !== this.touching.legal.length
    this.table = message.table
    this.view = message.view
    this.question = message.question
    this.seat = message.seat
    this.answers = message.answers
    this.online = message.online
    if (asksAnew || message.number !== this.seen) {
      if (asksAnew) {
        this.touching.ask(legal)
        this.telling.clear()
        this.hint = null
        this.refusals = new Map()
      } else this.touching.legal = legal
    }
    this.seen = message.number
    this.heard ??= this.lastSaid
    for (const go of this.arrived.splice(0)) go()
  }

  /** Until the page shows the entry of this number: what was sent has been answered only then. */
  private async shows(number: number): Promise<void> {
    while (this.seen < number && !this.closed) await new Promise<void>((resolve) => this.arrived.push(resolve))
  }

  /** The log from its beginning, where the first message brought only the end of it. */
  async wholeLog(): Promise<void> {
    const first = this.entries[0]?.number ?? 1
    if (first <= 1) return
    const all = await this.ask(() => get<Entry[]>(`/api/tables/${this.id}/log?invite=${encodeURIComponent(this.invite)}`))
    if (all) this.entries = all
  }

  // ---- answering

  /** Play an action. Sent again with the same key when the network fails, so it is played once or not at all. */
  async act(choice: Choice): Promise<void> {
    if (this.busy || this.seat === null) return
    const body = { seat: this.seat, answers: this.answers, key: newKey(), action: choice.bare ? choice.text : choice.action }
    await this.sure(`/api/tables/${this.id}/act`, body)
    this.touching.clear()
  }

  /** Have the server say what it has not said of these choices yet: sentence, cost, what they bring. They can be played without. */
  async describe(choices: Choice[]): Promise<void> {
    const texts = choices.flatMap(({ bare, text }) => (bare ? [text] : [])).slice(0, FEW)
    const wanted = texts.filter((text) => !this.telling.has(text))
    const told = wanted.length ? this.tell(wanted) : undefined
    for (const text of wanted) this.telling.set(text, told)
    await Promise.all(texts.map((text) => this.telling.get(text)))
  }

  private async tell(texts: string[]): Promise<void> {
    const { seat, answers, touching } = this
    const found = await post<Choice[]>(`/api/tables/${this.id}/describe`, { seat, texts }).catch(() => [])
    if (answers === this.answers) touching.described = new Map([...touching.described, ...found.map((choice) => [choice.text, choice] as const)])
  }

  undo = (): Promise<void> => this.sure(`/api/tables/${this.id}/undo`, { key: newKey() })
  redo = (): Promise<void> => this.sure(`/api/tables/${this.id}/redo`, { key: newKey() })
  consent = (proposal: number, yes: boolean): Promise<void> => this.sure(`/api/tables/${this.id}/consent`, { proposal, yes, key: newKey() })
  chat = (text: string): Promise<void> => this.sure(`/api/tables/${this.id}/chat`, { text, invite: this.invite, key: newKey() })
  leave = (): Promise<void> => this.sure(`/api/tables/${this.id}/leave`, {})
  sit = (seat: number): Promise<void> => this.sure(`/api/tables/${this.id}/sit`, { seat, invite: this.invite, key: newKey() })
  bot = (seat: number, bot: string): Promise<void> => this.sure(`/api/tables/${this.id}/bot`, { seat, bot, key: newKey() })
  closeTable = (): Promise<void> => this.sure(`/api/tables/${this.id}/close`, {})
  kick = (guest: string, ban: boolean): Promise<void> => this.sure(`/api/tables/${this.id}/kick`, { guest, ban, key: newKey() })

  async askHint(): Promise<void> {
    if (this.seat === null) return
    const seat = this.seat
    this.hinting = true
    this.hint = await this.ask(() => post<Hint>(`/api/tables/${this.id}/hint`, { seat }))
    this.hinting = false
  }

  /** Why things cannot be touched; asked when somebody tries. */
  async why(touch: string): Promise<Refusal | null> {
    if (this.seat === null) return null
    if (!this.refusals.size) {
      const seat = this.seat
      const found = await this.ask(() => get<Refusal[]>(`/api/tables/${this.id}/refusals?seat=${seat}`))
      this.refusals = new Map((found ?? []).map((refusal) => [refusal.touch, refusal]))
    }
    return this.refusals.get(touch) ?? this.refusals.get('') ?? null // the one without a thing: it is no answer to what is asked
  }

  positionAt(moves: number): Promise<{ moves: number; view: BaseView } | null> {
    return this.ask(() => get(`/api/tables/${this.id}/positions/${moves}?invite=${encodeURIComponent(this.invite)}`))
  }

  /** A new table that goes on from an earlier position, with me on my seat and these on the others. */
  async fork(moves: number, others: { kind: string; bot?: string }): Promise<string | null> {
    const mine = this.seat ?? 0
    const seats = (this.table?.seats ?? []).map((_, seat) => (seat === mine ? { kind: 'person' } : others))
    const path = `/api/tables/${this.id}/fork?invite=${encodeURIComponent(this.invite)}`
    const made = await this.ask(() => post<{ table: TableInfo }>(path, { moves, seats }))
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
    const made = await this.ask(() => post<{ table: TableInfo }>('/api/tables', { game, options, mode, visibility, seats }))
    return made?.table.id ?? null
  }

  say(message: string, rule = ''): void {
    this.notice = message
    this.noticeRule = rule
  }

  private async sure(path: string, body: unknown): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      for (let attempt = 0; ; attempt += 1) {
        try {
          const { number } = await post<Accepted>(path, body)
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

  private async ask<T>(question: () => Promise<T>): Promise<T | null> {
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
