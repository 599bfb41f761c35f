// The line to the server: a socket that brings news, opened again and again when the network is away.
import { settings } from '../settings.svelte'
import type { TableMessage } from '../types'
import { lookForUpgrade } from '../upgrade.svelte'

export type Connection = 'connecting' | 'online' | 'offline' | 'refused'

export abstract class Line {
  connection: Connection = $state('connecting')
  /** What the person should know: a refusal, a lost connection. */
  notice = $state('')
  noticeRule = $state('')
  /** The last entry that the page shows. */
  protected seen = 0
  protected closed = false
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private arrived: (() => void)[] = []
  private frames = 0
  /** The frame that shows the last message, until it has been drawn. */
  private drawing = 0
  private later: TableMessage[] = []
  private began = 0
  private resting: ReturnType<typeof setTimeout> | undefined
  /** Something waits until the turn before it has been seen. */
  held = $state(false)
  /** Somebody has skipped, and has not been asked since. */
  protected hurried = false
  /** What is shown now has not come step by step. */
  leapt = false

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {}

  /** News: show it; `more`: together with what was shown just before. */
  protected abstract take(message: TableMessage, more: boolean): void
  /** Milliseconds that what is on show still needs before this comes, as the first of so many that have waited since then. */
  protected abstract rest(message: TableMessage, waiting: number, began: number): number
  /** This is waited for. */
  protected abstract urgent(message: TableMessage): boolean

  connect(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.socket?.close()
    this.later = [] // it will be said again
    this.rested()
    if (this.closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams({ since: String(this.seen), lang: settings.lang, invite: this.invite })
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}?${query}`)
    this.socket = socket
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as TableMessage | { t: 'refused'; code: string; message: string }
      if (message.t === 'refused') {
        if (message.code === 'no-database') return // it closes now, and we come back
        this.connection = 'refused'
        this.notice = message.message
        this.close()
      } else {
        if (this.tries) void lookForUpgrade() // after a break the server may be a newer one
        this.tries = 0
        this.connection = 'online'
        this.hear(message)
      }
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
  }

  /** Show what came, and what came after it when that has been drawn: whoever acts sees that first, however quick the others are. */
  private hear(message: TableMessage): void {
    if (!this.later.length) this.began = performance.now()
    this.later.push(message)
    if (this.resting !== undefined && this.urgent(message)) this.catchUp()
    else this.next()
  }

  private next(): void {
    const [message] = this.later
    if (this.drawing || this.resting !== undefined || !message) return
    const wait = document.hidden || this.later.some((one) => this.urgent(one)) ? 0 : this.rest(message, this.later.length, this.began)
    if (wait > 0) {
      this.held = true
      this.resting = setTimeout(() => {
        this.resting = undefined
        this.next()
      }, wait)
      return
    }
    this.later.shift()
    this.held &&= this.later.length > 0
    this.leapt = false
    this.show(message)
    this.draw()
  }

  /** What comes next waits until this has been drawn. */
  private draw(): void {
    if (document.hidden) return this.next()
    const frame = (this.frames += 1)
    this.drawing = frame
    const drawn = (): void => {
      if (this.drawing !== frame) return
      this.drawing = 0
      this.next()
    }
    requestAnimationFrame(() => setTimeout(drawn))
    setTimeout(drawn, 200) // a page that is no longer looked at draws no frames
  }

  /** Somebody does not want to see the others' turns one by one: all that waits is shown at once. Whether anything was held back. */
  skip(): boolean {
    const { held } = this
    this.hurried ||= held
    if (held) this.catchUp()
    return held
  }

  private catchUp(): void {
    this.rested()
    this.drawing = 0
    this.leapt = true
    for (const [at, message] of this.later.splice(0).entries()) this.show(message, at > 0)
    this.draw()
  }

  private rested(): void {
    clearTimeout(this.resting)
    this.resting = undefined
    this.held = false
  }

  private show(message: TableMessage, more = false): void {
    this.take(message, more)
    for (const go of this.arrived.splice(0)) go()
  }

  /** The network is away: say so, and look for it again and again, even if the socket has not noticed yet. */
  lost(): void {
    if (this.closed) return
    this.connection = 'offline'
    if (this.timer !== undefined) return
    this.tries += 1
    this.timer = setTimeout(() => this.connect(), Math.min(5000, 200 * 2 ** Math.min(this.tries, 5)))
  }

  close(): void {
    this.closed = true
    for (const go of this.arrived.splice(0)) go()
    clearTimeout(this.timer)
    this.rested()
    this.socket?.close()
  }

  say(message: string, rule = ''): void {
    this.notice = message
    this.noticeRule = rule
  }

  /** Until the page shows the entry of this number: what was sent has been answered only then. */
  protected async shows(number: number): Promise<void> {
    while (this.seen < number && !this.closed) await new Promise<void>((resolve) => this.arrived.push(resolve))
  }
}
