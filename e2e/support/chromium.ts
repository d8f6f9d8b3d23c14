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

/** The browser of `DUET_CHROMIUM`, else the one that comes as an npm package. */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env['DUET_CHROMIUM']
  if (own !== undefined) {
    if (!existsSync(own)) throw new Error(`DUET_CHROMIUM names no file: ${own}`)
    return chromium.launch({ executablePath: own, args: ['--no-sandbox', ...QUIET] })
  }
  return chromium.launch({
    executablePath: await bundled.executablePath(),
    args: [...bundled.args.filter((arg) => !UNWANTED.has(arg)), ...QUIET],
    headless: true,
  })
}
