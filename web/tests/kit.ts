// What the tests share: questions as the server sends them (tests/page_fixtures.py makes them), and a table at which a test speaks for
// the server.
import { vi } from 'vitest'
import type { BoardModule } from '../src/lib/board'
import { Session } from '../src/lib/session.svelte'
import { settings } from '../src/lib/settings.svelte'
import { Hand } from '../src/lib/shell/hand.svelte'
import { bare } from '../src/lib/touch.svelte'
import type { BaseView, Choice, Entry, Refusal, SeatInfo, TableInfo, TableMessage } from '../src/lib/types'
import lines from './questions.jsonl?raw'

export interface Question {
  game: string
  name: string
  ask: string
  seat: number
  legal?: Partial<Choice>[]
  alike?: Partial<Choice>
  things?: string[]
  wide?: [string, number[]][]
  refusals?: Refusal[]
}

export const questions = lines
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Question)

export function question(name: string): Question {
  const found = questions.find((one) => one.name === name)
  if (!found) throw new Error(`nobody asks ${name}`)
  return found
}

/** All choices of a question, as the page has them. */
export const choicesOf = ({ legal = [], alike = {}, things = [], wide = [] }: Question): Choice[] =>
  wide.length
    ? wide.map(([text, touches]) =>
        bare(
          text,
          touches.map((at) => things[at] ?? ''),
        ),
      )
    : legal.map((choice) => ({ ...alike, ...choice }) as Choice)

/** A choice that touches these, and is otherwise as usual. */
export const choice = (touches: string, more: Partial<Choice> = {}): Choice => ({
  ...bare(`do ${touches}`, touches.split(' ').filter(Boolean)),
  ends_turn: false,
  asks: '',
  bare: false,
  ...more,
})

export const act = (number: number, seat: number, lines: string[] = [], more: Partial<Entry> = {}): Entry => ({
  number,
  at: 0,
  kind: 'act',
  name: seat ? `Bot ${seat + 1}` : 'Anna',
  seat,
  moves: number,
  events: [],
  lines,
  briefs: [],
  gained: [],
  ...more,
})
export const undo = (number: number, seat: number, to: number): Entry => ({ ...act(number, seat), kind: 'undo', moves: null, to })
export const redo = (number: number, seat: number, to: number): Entry => ({ ...undo(number, seat, to), kind: 'redo' })
export const chat = (number: number, name: string, text: string, voice = ''): Entry => ({
  number,
  at: 0,
  kind: 'chat',
  name,
  seat: null,
  text,
  voice,
})

const person: SeatInfo = { kind: 'person', name: 'Anna', bot: '', away: false, abandoned: false, you: true, guest: '', voice: '' }
const bot: SeatInfo = { ...person, kind: 'bot', name: '', bot: 'greedy', you: false }

export const tableOf = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'burgundy',
  options: {},
  mode: 'online',
  visibility: 'private',
  status: 'playing',
  number: 1,
  moves: 0,
  moves_undone: 0,
  host: 'Anna',
  you_host: true,
  your_seats: [0],
  invite: '',
  seed_sha256: '',
  seed: '',
  dice: { drawing: false, secret: '', seats: [] },
  seats: [person, bot, bot],
  successor: 'greedy',
  hints: true,
  silenced: [],
  can_fork: true,
  notice: '',
  ending: '',
  resigned: [],
  proposals: [],
  can_undo: false,
  can_redo: false,
  ...more,
})

export const viewOf = (more: Partial<BaseView> = {}): BaseView => ({
  game: 'burgundy',
  seat: 0,
  seats: 3,
  moves: 0,
  to_act: [0],
  ready: [],
  over: false,
  asked: [],
  scores: [0, 0, 0],
  opponents: [],
  ranking: [],
  winners: [],
  ties: [],
  ledger: [],
  due: [],
  ...more,
})

/** A socket that a test speaks through. */
class Socket {
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  closed = false
  constructor(readonly address: string) {}
  close(): void {
    this.closed = true
  }
}

export interface Sent {
  path: string
  body: Record<string, unknown>
}

/** What the server answers to a request; undefined: it goes away without a word. */
type Answer = (sent: Sent) => unknown

/** What a refusal looks like. */
export class No {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly rule = '',
  ) {}
}

/** A table with somebody at it. */
export class Room {
  readonly session = new Session('t', '')
  module: BoardModule | null = null
  asked = true
  readonly hand = new Hand(
    this.session,
    () => this.module,
    () => this.asked,
  )
  readonly sent: Sent[] = []
  readonly sockets: Socket[] = []
  number = 1
  /** By the last word of the path; an act is accepted if nothing else is said. */
  readonly answers: Record<string, Answer> = {}

  constructor() {
    document.cookie = 'bastide_csrf=token'
    const { sockets } = this
    vi.stubGlobal(
      'WebSocket',
      class extends Socket {
        constructor(address: string) {
          super(address)
          sockets.push(this)
        }
      },
    )
    vi.stubGlobal('fetch', async (url: URL, { body }: { body?: string } = {}) => {
      const sent = { path: new URL(url, location.origin).pathname, body: JSON.parse(body ?? '{}') as Record<string, unknown> }
      this.sent.push(sent)
      const what = sent.path.split('/').at(-1) ?? ''
      const answer = this.answers[what] ?? (() => ({ number: this.number }))
      const said = await answer(sent)
      if (said === undefined) throw new TypeError('away')
      const json = { headers: { 'content-type': 'application/json' } }
      if (!(said instanceof No)) return new Response(JSON.stringify(said), json)
      return new Response(JSON.stringify({ message: said.message, rule: said.rule }), { ...json, status: said.status })
    })
    this.session.connect()
  }

  /** The server says something of the table. */
  say(more: Partial<TableMessage> = {}): void {
    const message: TableMessage = {
      t: 'table',
      number: this.number,
      table: tableOf({ number: this.number }),
      entries: [],
      online: [],
      seat: 0,
      view: viewOf(),
      question: '',
      legal: [],
      alike: {},
      things: [],
      wide: [],
      answers: 1,
      course: [],
      ...more,
    }
    this.number = message.number
    this.sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The server asks. */
  ask(asked: Question | Choice[], more: Partial<TableMessage> = {}): void {
    const { legal = [], alike = {}, things = [], wide = [] } = Array.isArray(asked) ? { legal: asked } : asked
    this.say({ legal: legal as Choice[], alike, things, wide, ...more })
  }

  /** The lines that have been played. */
  get played(): unknown[] {
    return this.sent.filter(({ path }) => path.endsWith('/act')).map(({ body }) => body['action'])
  }

  async touch(...things: string[]): Promise<void> {
    for (const thing of things) await this.hand.touch(thing)
  }
}

const usual = { ...settings }
/** Everything as it is on a new device. */
export function forget(): void {
  localStorage.clear()
  Object.assign(settings, usual)
}
