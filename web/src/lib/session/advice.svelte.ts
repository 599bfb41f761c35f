// What the server says of the present question on request: a hint, why something cannot be done, what an action would bring.
// All of it expires with the question: an answer that comes too late is no answer.
import { get, post } from '../api'
import { FEW } from '../touch.svelte'
import type { Choice, Refusal } from '../types'
import type { Session } from '../session.svelte'

interface Hint {
  text: string
  label: string
  /** How the bot would go on in the same turn. */
  then: string[]
  /** A sentence; empty where there is nothing to choose. */
  why: string
  answers: number
}

export class Advice {
  hint: Hint | null = $state.raw(null)
  /** Somebody has asked for a hint, and waits for it. */
  hinting = $state(false)
  /** What the hint would touch. */
  hinted: Set<string> = $derived.by(
    () => new Set(this.hint && this.session.touching.legal.find((choice) => choice.text === this.hint?.text)?.touches),
  )
  private refusals: Map<string, Refusal> | null = null
  /** The descriptions that have been asked for, by line. */
  private readonly telling = new Map<string, Promise<void> | undefined>()

  constructor(private readonly session: Session) {}

  /** Another question. */
  forget(): void {
    this.hint = null
    this.refusals = null
    this.telling.clear()
  }

  async askHint(): Promise<void> {
    const { session } = this
    const { seat, answers } = session
    if (seat === null || this.hinting || !session.table?.hints) return
    session.say('')
    this.hinting = true
    const hint = await session.ask(() => post<Hint>(`/api/tables/${session.id}/hint`, { seat }))
    this.hinting = false
    if (answers === session.answers) this.hint = hint
  }

  /** Why a thing cannot be touched; asked when somebody tries. */
  async why(touch: string): Promise<Refusal | null> {
    const { session } = this
    const { seat, answers } = session
    if (seat === null) return null
    if (!this.refusals) {
      const found = await session.ask(() => get<Refusal[]>(`/api/tables/${session.id}/refusals?seat=${seat}`))
      if (answers !== session.answers) return null
      this.refusals = new Map((found ?? []).map((refusal) => [refusal.touch, refusal]))
    }
    return this.refusals.get(touch) ?? this.refusals.get('') ?? null // the one without a thing: it is no answer to what is asked
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
    const { session } = this
    const { seat, answers, touching } = session
    const found = await post<Choice[]>(`/api/tables/${session.id}/describe`, { seat, texts }).catch(() => [])
    if (answers === session.answers)
      touching.described = new Map([...touching.described, ...found.map((choice) => [choice.text, choice] as const)])
  }
}
