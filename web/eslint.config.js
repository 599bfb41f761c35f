// What svelte-check does not see: loose comparisons, lists without keys, loops without end, what was left behind while looking for a bug.
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist', 'public', 'src/lib/schema.d.ts'] },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte', 'tests/**/*.ts'],
    extends: [svelte.configs.base],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    linterOptions: { reportUnusedDisableDirectives: true },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-debugger': 'error',
      'no-var': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-useless-escape': 'error',
      'no-unsafe-finally': 'error',
      'no-fallthrough': 'error',
      'svelte/no-at-html-tags': 'error',
      'svelte/no-dupe-style-properties': 'error',
      'svelte/no-dupe-use-directives': 'error',
      'svelte/no-dom-manipulating': 'error',
      'svelte/no-raw-special-elements': 'error',
      'svelte/no-reactive-reassign': 'error',
      'svelte/no-store-async': 'error',
      'svelte/no-useless-children-snippet': 'error',
      'svelte/require-each-key': 'error',
      'svelte/infinite-reactive-loop': 'error',
    },
  },
  { files: ['src/**/*.ts', 'tests/**/*.ts'], languageOptions: { parser: ts.parser } },
)
