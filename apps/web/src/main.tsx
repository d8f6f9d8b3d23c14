import './app/noEval.ts'
import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.layer.css'
import '@mantine/dropzone/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/spotlight/styles.layer.css'
import './app/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadPreferences } from './lib/preferences/preferences.ts'

loadPreferences()
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
createRoot(root).render(<App />)
