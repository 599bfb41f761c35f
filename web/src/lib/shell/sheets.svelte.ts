// What lies over the board, one at a time. The browser's way back closes it first.
import { cover } from './cover'

export type SheetName =
  '' | 'log' | 'ledger' | 'chat' | 'actions' | 'menu' | 'keys' | 'seats' | 'rules' | 'reference' | 'end' | 'analysis' | `player ${number}`

export class Sheets {
  name: SheetName = $state('')
  /** The rule at which the rules are open. */
  rule = $state('')
  private uncover = (): void => undefined

  open(name: SheetName): void {
    if (!name) return this.close()
    if (!this.name) this.uncover = cover(() => (this.name = ''))
    this.name = name
  }

  openRules(rule = ''): void {
    this.rule = rule
    this.open('rules')
  }

  close(): void {
    this.name = ''
    this.uncover()
  }
}
