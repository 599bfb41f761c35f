// What lies over the board, one at a time. The browser's way back closes it first.

export type SheetName = '' | 'log' | 'ledger' | 'chat' | 'actions' | 'menu' | 'seats' | 'rules' | 'end' | `player ${number}`

interface Kept {
  sheet?: SheetName
}

export class Sheets {
  name: SheetName = $state('')
  /** The rule at which the rules are open. */
  rule = $state('')

  open(name: SheetName): void {
    if (!name) return this.close()
    const kept: Kept = { sheet: name }
    if (this.name) history.replaceState(kept, '')
    else history.pushState(kept, '')
    this.name = name
  }

  openRules(rule = ''): void {
    this.rule = rule
    this.open('rules')
  }

  close(): void {
    if (!this.name) return
    this.name = ''
    if ((history.state as Kept | null)?.sheet) history.back()
  }

  /** Somebody went back, or forth again. */
  follow(event: PopStateEvent): void {
    this.name = (event.state as Kept | null)?.sheet ?? ''
  }
}
