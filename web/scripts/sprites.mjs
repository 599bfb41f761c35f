// Draws an SVG sprite for the shell and for each game, of the icons that its folder names (game-icons.net, CC BY 3.0; see NOTICE.md).
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const { icons } = read('node_modules/@iconify-json/game-icons/icons.json')
const lists = { shell: 'src/lib/shell/icons.json' }
for (const game of readdirSync('src/games')) lists[game] = `src/games/${game}/icons.json`

mkdirSync('public/sprites', { recursive: true })
for (const [name, list] of Object.entries(lists).filter(([, list]) => existsSync(list))) {
  const symbols = Object.entries(read(list)).map(([id, icon]) => {
    if (!icons[icon]) throw new Error(`${list}: no icon ${icon}`)
    return `<symbol id="${id}" viewBox="0 0 512 512">${icons[icon].body}</symbol>`
  })
  writeFileSync(`public/sprites/${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)
}
