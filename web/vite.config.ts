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

/** What every table needs and other parts share comes in one piece, with all that it stands on: some are so small that they would cost
 *  more to fetch than they hold. */
const SHARED = /\/lib\/(attention|faces|lists|touch|shell\/(cover|fit|keys|log|prices|table))(\.svelte)?\.ts$/

export default defineConfig({
  plugins: [svelte(), faces],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } } },
})
