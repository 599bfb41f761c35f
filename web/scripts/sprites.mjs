// Draws one SVG sprite per game from the icons named here (game-icons.net, CC BY 3.0; see NOTICE.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'))

const SPRITES = {
  shell: {
    undo: 'anticlockwise-rotation',
    redo: 'clockwise-rotation',
    hint: 'candle-light',
    log: 'scroll-quill',
    chat: 'conversation',
    ledger: 'abacus',
    rules: 'rule-book',
    settings: 'gears',
    menu: 'hamburger-menu',
    bot: 'clockwork',
    human: 'character',
    spectator: 'spyglass',
    replay: 'backward-time',
    fork: 'path-distance',
    close: 'cancel',
    ok: 'check-mark',
    table: 'round-table',
    text_board: 'checklist',
    first_player: 'flying-flag',
    search: 'magnifying-glass',
  },
  burgundy: {
    building: 'village',
    ship: 'sailboat',
    animal: 'sheep',
    knowledge: 'scroll-unfurled',
    castle: 'white-tower',
    mine: 'mine-wagon',
    warehouse: 'warehouse',
    carpenters_workshop: 'hand-saw',
    church: 'church',
    market: 'shop',
    boarding_house: 'bed',
    bank: 'locked-chest',
    city_hall: 'medieval-gate',
    watchtower: 'watchtower',
    cow: 'cow',
    pig: 'pig',
    sheep: 'sheep',
    chicken: 'rooster',
    worker: 'person',
  },
}

mkdirSync('public/sprites', { recursive: true })
for (const [name, wanted] of Object.entries(SPRITES)) {
  const symbols = Object.entries(wanted).map(([id, icon]) => {
    if (!icons[icon]) throw new Error(`no icon ${icon}`)
    return `<symbol id="${id}" viewBox="0 0 512 512">${icons[icon].body}</symbol>`
  })
  writeFileSync(`public/sprites/${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)
}
