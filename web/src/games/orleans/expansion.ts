// What only tables with Trade & Intrigue draw: it is loaded with the first of them.
export { default as Bribe } from './Bribe.svelte'
export { default as Orders } from './Orders.svelte'
export { default as Rivals } from './Rivals.svelte'
