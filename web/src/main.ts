import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './fonts.css'
import { applySettings, settings } from './lib/settings.svelte'
import { keepFiles } from './lib/upgrade.svelte'

applySettings()
// The letters of this language; those of all are fetched by index.html.
if (settings.lang === 'ru') for (const face of ['700 1em Alegreya', "400 1em 'Source Sans 3'"]) void document.fonts.load(face, 'Я')
mount(App, { target: document.getElementById('app')! })
keepFiles()
