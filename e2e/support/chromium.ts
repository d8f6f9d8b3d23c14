import { existsSync } from 'node:fs'
import bundled from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** Switches of the bundled browser that would weaken what the tests look at, or make them slow. */
const UNWANTED = new Set([
  '--single-process',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  // Whole pages drawn by a program in the place of a graphics card; WebGL alone needs that
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
])

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** A program in the place of a graphics card draws smooth edges of maps in half as much time again: for pictures alone. */
const EDGES =
  process.env['DUET_SCREENSHOTS'] === undefined ? ['--webgl-antialiasing-mode=none'] : []

let running: Promise<Browser> | undefined

/** The browser of this process, which its files use one after the other; it ends with the process. */
export function launchBrowser(): Promise<Browser> {
  running ??= launch()
  return running
}

/** What a file does at its end: the next one finds the browser without pages. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** The browser of `DUET_CHROMIUM`, else the one that comes as an npm package. */
async function launch(): Promise<Browser> {
  const own = process.env['DUET_CHROMIUM']
  if (own !== undefined) {
    if (!existsSync(own)) throw new Error(`DUET_CHROMIUM names no file: ${own}`)
    return chromium.launch({ executablePath: own, args: ['--no-sandbox', ...QUIET, ...EDGES] })
  }
  return chromium.launch({
    executablePath: await bundled.executablePath(),
    args: [...bundled.args.filter((arg) => !UNWANTED.has(arg)), ...QUIET, ...EDGES],
    headless: true,
  })
}
