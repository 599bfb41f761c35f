import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './fonts.css'
import { applySettings } from './lib/settings.svelte'
import { keepFiles } from './lib/upgrade.svelte'

applySettings()
mount(App, { target: document.getElementById('app')! })
keepFiles()
