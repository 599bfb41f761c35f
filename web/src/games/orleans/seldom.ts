// What few tables draw, and none at once: debts, and all of Trade & Intrigue. It is loaded when it is first needed.
export { default as Bribe } from './Bribe.svelte'
export { default as Debt } from './Debt.svelte'
export { default as Orders } from './Orders.svelte'
export { default as Rivals } from './Rivals.svelte'
