// Gathers the licences of what goes into the built page, which want to come along (NOTICE.md names the rest).
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'

const USED = ['svelte', 'marked', '@fluent/bundle', '@fontsource/alegreya', '@fontsource/source-sans-3']
/** A package that leaves the text of its licence (Apache 2.0) out, and another under the same one. */
const SAME = { '@fluent/bundle': 'detect-libc' }

const parts = USED.map((name) => {
  const folder = `node_modules/${SAME[name] ?? name}`
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  if (!file) throw new Error(`${name} has no licence`)
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`
})
writeFileSync('public/licences.txt', parts.join(`\n${'-'.repeat(72)}\n\n`))
