// What only some tables need: loaded when they do.
export { default as Characters } from './Characters.svelte'
export { default as Deal } from './Deal.svelte'
export { default as Diego } from './Diego.svelte'
