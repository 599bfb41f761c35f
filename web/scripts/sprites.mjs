// Draws an SVG sprite for the shell and for each game, of the icons that its folder names (game-icons.net, CC BY 3.0; see NOTICE.md).
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const { icons } = read('node_modules/@iconify-json/game-icons/icons.json')
const lists = { shell: 'src/lib/shell/icons.json' }
// Icons of expansions (`icons-more.json`) are a sprite of their own, which only tables with them load.
for (const game of readdirSync('src/games')) {
  lists[game] = `src/games/${game}/icons.json`
  lists[`${game}-more`] = `src/games/${game}/icons-more.json`
}

/** The numbers of one command of a path. The flags of an arc may stand without a gap. */
function numbers(command, text) {
  const found = []
  for (let rest = text.trim(); rest; rest = rest.replace(/^[\s,]+/, '')) {
    const flag = command.toLowerCase() === 'a' && [3, 4].includes(found.length % 7)
    const [one] = rest.match(flag ? /^[01]/ : /^[-+]?(?:\d+\.?\d*|\.\d+)/)
    found.push(one)
    rest = rest.slice(one.length)
  }
  return found
}

/** A tenth of a unit of 512 is nothing that can be seen. */
const short = (number) => String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.')
const rounded = (path) =>
  path.replace(/([a-z])([^a-z]*)/gi, (_, command, text) => command + numbers(command, text).map(short).join(' ').replaceAll(' -', '-'))

mkdirSync('public/sprites', { recursive: true })
for (const [name, list] of Object.entries(lists).filter(([, list]) => existsSync(list))) {
  const symbols = Object.entries(read(list)).map(([id, icon]) => {
    if (!icons[icon]) throw new Error(`${list}: no icon ${icon}`)
    return `<symbol id="${id}" viewBox="0 0 512 512">${icons[icon].body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${rounded(path)}"`)}</symbol>`
  })
  writeFileSync(`public/sprites/${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)
}
