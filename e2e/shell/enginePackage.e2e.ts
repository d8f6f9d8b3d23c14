import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'engine-package-'))
const browser = await launchBrowser()
const ROOT = resolve(import.meta.dirname, '../..')

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'tools/packages.ts'), folder])
})
afterAll(async () => {
  await closePages(browser)
  rmSync(folder, { recursive: true })
})

const PAGE = `<!doctype html><script type="importmap">{"imports":{"@duet/engine":"/index.js"}}</script>
<script type="module">
  const lines = []
  console.log = (line) => lines.push(line)
  await import('/examples/sunAndTrackers.mjs')
  document.title = lines.join('|')
</script>`

test('the engine as a package runs in a page', async () => {
  const page = await browser.newPage()
  await page.route('http://engine.test/**', (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: PAGE })
    const file = path.startsWith('/examples/')
      ? join(ROOT, 'packages/engine', path)
      : join(folder, 'engine', path)
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(file, 'utf8') })
  })
  await page.goto('http://engine.test/')
  await page.waitForFunction(() => document.title !== '')
  expect(await page.title()).toContain('12:00 sun 80.0° trackers 0.0°')
})
