// The page without a browser: what a touch means, what is said of a turn, whether dice are fair. Pixels are for tests/web.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  server: { fs: { allow: ['..'] } }, // the words of the games lie beside their rules
  test: { environment: 'jsdom', include: ['tests/*.test.ts'], setupFiles: ['tests/setup.ts'], restoreMocks: true, unstubGlobals: true },
})
