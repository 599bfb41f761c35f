import '@fontsource/alegreya/cyrillic-700.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/source-sans-3/cyrillic-400.css'
import '@fontsource/source-sans-3/cyrillic-600.css'
import '@fontsource/source-sans-3/latin-400.css'
import '@fontsource/source-sans-3/latin-600.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { applySettings } from './lib/settings.svelte'
import { keepFiles } from './lib/upgrade.svelte'

applySettings()
mount(App, { target: document.getElementById('app')! })
keepFiles()
