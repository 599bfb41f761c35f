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

/** How many numbers a command takes, and which of them are places: from the left, and from the top. */
const TAKES = {
  m: [2, [0], [1]],
  l: [2, [0], [1]],
  t: [2, [0], [1]],
  h: [1, [0], []],
  v: [1, [], [0]],
  q: [4, [0, 2], [1, 3]],
  s: [4, [0, 2], [1, 3]],
  c: [6, [0, 2, 4], [1, 3, 5]],
  a: [7, [5], [6]],
}
const tenth = (number) => Math.round(number * 10) / 10

/** A path on the grid of whole units: of 512, half of one is nothing that can be seen. Steps lead from grid point to grid point, so that errors do not add up. */
function rounded(path) {
  const [pen, drawn, start] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ]
  const moved = (command, values, axis, places) => {
    const [from, shown] = command === command.toLowerCase() ? [pen[axis], drawn[axis]] : [0, 0]
    const exact = places.map((place) => from + values[place])
    places.forEach((place, at) => (values[place] = Math.round(exact[at]) - shown))
    return exact.at(-1) ?? pen[axis]
  }
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command, text) => {
    const kind = command.toLowerCase()
    if (kind === 'z') {
      for (const axis of [0, 1]) drawn[axis] = Math.round((pen[axis] = start[axis]))
      return command
    }
    const [count, ...axes] = TAKES[kind]
    const all = numbers(command, text).map(Number)
    const found = []
    for (let first = 0; first < all.length; first += count) {
      const values = all.slice(first, first + count).map((value, place) => (kind === 'a' && place < 3 ? tenth(value) : value))
      const after = axes.map((places, axis) => moved(command, values, axis, places))
      after.forEach((place, axis) => (drawn[axis] = Math.round((pen[axis] = place))))
      if (kind === 'm' && first === 0) [start[0], start[1]] = pen
      found.push(...values)
    }
    return (
      command +
      found
        .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
        .join(' ')
        .replaceAll(' -', '-')
    )
  })
}

mkdirSync('public/sprites', { recursive: true })
for (const [name, list] of Object.entries(lists).filter(([, list]) => existsSync(list))) {
  // What is drawn alike stands together, which packs well.
  const wanted = Object.entries(read(list)).sort(([, one], [, two]) => one.localeCompare(two))
  const symbols = wanted.map(([id, icon]) => {
    if (!icons[icon]) throw new Error(`${list}: no icon ${icon}`)
    return `<symbol id="${id}" viewBox="0 0 512 512">${icons[icon].body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${rounded(path)}"`)}</symbol>`
  })
  writeFileSync(`public/sprites/${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)
}
