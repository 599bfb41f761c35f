import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** The two faces of the question are fetched at once: the style sheet alone would ask for them only when the first letter is drawn. */
const FACES = /(alegreya-latin-700|source-sans-3-latin-400)-normal-.*\.woff2$/
const faces: Plugin = {
  name: 'faces',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FACES.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head',
        })),
  },
}

/** The lobby comes when it is wanted. The page names its files all the same, so that they are kept for a time without a network (sw.js). */
const lobby: Plugin = {
  name: 'lobby',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const files = new Set<string>()
      const add = (file: string): void => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || files.has(file)) return
        files.add(file)
        for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
        chunk.imports.forEach(add)
      }
      Object.values(bundle).forEach((one) => one.type === 'chunk' && one.name === 'Lobby' && add(one.fileName))
      const content = [...files].map((file) => `/${file}`).join(' ')
      return content ? [{ tag: 'meta', attrs: { name: 'kept', content }, injectTo: 'head' }] : []
    },
  },
}

/** What every table needs and other parts share comes in one piece, with all that it stands on: some are so small that they would cost
 *  more to fetch than they hold. */
const SHARED = /\/lib\/(attention|faces|lists|touch|shell\/(cover|fit|keys|log|prices|table))(\.svelte)?\.ts$/

export default defineConfig({
  plugins: [svelte(), faces, lobby],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } } },
})
