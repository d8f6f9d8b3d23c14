import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'

/** Where `npm run bench` reads what was measured in the browser, one JSON a line. */
const REPORT = resolve(import.meta.dirname, '../../.types/frames.jsonl')

interface Measure {
  readonly case: string
  /** What drew: a graphics card, or a program in its place. */
  readonly renderer: string
  /** Samples, ms; of each the median and the 95th percentile are told. */
  readonly [samples: string]: string | readonly number[]
}

export function noteMeasure(measure: Measure): void {
  const told = Object.entries(measure).map(([name, value]): [string, unknown] =>
    typeof value === 'string'
      ? [name, value]
      : [
          name,
          {
            median: rounded(share(value, 0.5)),
            p95: rounded(share(value, 0.95)),
            runs: value.length,
          },
        ],
  )
  appendFileSync(REPORT, `${JSON.stringify(Object.fromEntries(told))}\n`)
}

export function rendererOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2')
    const info = gl?.getExtension('WEBGL_debug_renderer_info')
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : 'unknown'
  })
}

interface Frames {
  /** Of each frame: all that scripts did in it, drawing handed to the graphics card included. */
  readonly scriptMs: readonly number[]
  /** From frame to frame. */
  readonly intervalMs: readonly number[]
}

/** Begins to note frames; call what comes back to get them. */
export async function noteFrames(page: Page): Promise<() => Promise<Frames>> {
  const record = await page.evaluateHandle(() => {
    const noted = { script: new Map<number, number>(), isOver: false }
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (call) =>
      ask((time) => {
        const started = performance.now()
        call(time)
        if (noted.isOver) return
        noted.script.set(time, (noted.script.get(time) ?? 0) + performance.now() - started)
      })
    return noted
  })
  return async () => {
    const noted = await record.evaluate((value) => {
      value.isOver = true
      return [...value.script]
    })
    const times = noted.map(([time]) => time)
    return {
      scriptMs: noted.map(([, ms]) => ms),
      intervalMs: times.slice(1).map((time, i) => time - (times[i] ?? time)),
    }
  }
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
