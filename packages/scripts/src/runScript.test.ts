import type { TrackerScriptInputs } from '@duet/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { runScript } from './runScript.ts'
import { loadSandbox } from './sandbox.ts'
import { trackerScriptFault } from './trackerScripts.ts'

type Series = TrackerScriptInputs['series']

const HOUR_MS = 3_600_000

/** Hours of 2026, dark before 6 and after 18, each with a diffuse share of its own. */
function inputsOf(n: number, change: Partial<Series> = {}): TrackerScriptInputs {
  const startMs = Float64Array.from({ length: n }, (_, i) => Date.UTC(2026, 0, 1) + i * HOUR_MS)
  const hours = (value: (hour: number, step: number) => number): Float64Array =>
    startMs.map((_, i) => value(i % 24, i))
  const ideal = hours((hour) => (hour < 6 || hour > 18 ? Number.NaN : 10 * (hour - 12)))
  return {
    startMs,
    series: {
      sunElevation: hours((hour) => 90 - 15 * Math.abs(hour - 12)),
      sunAzimuth: hours((hour) => 15 * hour),
      idealAngle: ideal,
      backtrackingAngle: ideal.map((angle) => angle / 2),
      ghi: hours(() => 500),
      dni: hours(() => 300),
      dhi: hours((hour) => 30 * hour),
      airTemperature: hours(() => 20),
      windSpeed: hours((hour) => hour),
      windDirection: hours(() => Number.NaN),
      snowDepth: hours(() => Number.NaN),
      month: hours(() => 1),
      hour: hours((hour) => hour + 0.5),
      ...change,
    },
    constants: {
      axisTilt: 0,
      axisAzimuth: 180,
      gcr: 0.35,
      leastAngle: -55,
      mostAngle: 50,
      stowAngle: 3,
    },
  }
}

const DAY = inputsOf(24)

let run: (source: string, inputs?: TrackerScriptInputs) => Float64Array
beforeAll(async () => {
  const sandbox = await loadSandbox()
  run = (source, inputs = DAY) => runScript(sandbox, source, inputs)
})

const bounded = (angle: number): number => Math.min(50, Math.max(-55, angle))
const byDay = (value: (hour: number) => number): Float64Array =>
  Float64Array.from({ length: 24 }, (_, hour) => (hour < 6 || hour > 18 ? Number.NaN : value(hour)))

describe('a tracker script', () => {
  test('is asked by day, and bounded', () => {
    expect(run('return idealAngle')).toEqual(byDay((hour) => bounded(10 * (hour - 12))))
    expect(run('return backtrackingAngle')).toEqual(byDay((hour) => 5 * (hour - 12)))
    expect(run('return 1e308')).toEqual(byDay(() => 50))
  })

  test('lies flat where most light is diffuse', () => {
    // 30 W/m² times the hour of 500: above 0.8 from hour 14 on
    expect(run('if (dhi > 0.8 * ghi) return 0\nreturn backtrackingAngle')).toEqual(
      byDay((hour) => (hour >= 14 ? 0 : 5 * (hour - 12))),
    )
  })

  test('stays within 20 degrees in the wind', () => {
    const source = `
      const limit = windSpeed > 12 ? 20 : 90
      return Math.max(-limit, Math.min(limit, idealAngle))`
    expect(run(source)).toEqual(
      byDay((hour) => (hour > 12 ? Math.min(20, 10 * (hour - 12)) : bounded(10 * (hour - 12)))),
    )
  })

  test('knows the angle before, which a night sets back', () => {
    const angles = run('return previousAngle + 1', inputsOf(48))
    const day = byDay((hour) => 3 + (hour - 5))
    expect(angles).toEqual(Float64Array.of(...day, ...day))
  })

  test('knows what it has none of as NaN, and the block', () => {
    expect(run('return windDirection > 0 || snowDepth < 5 ? 1 : axisAzimuth / 10')[12]).toBe(18)
    expect(run('return axisTilt + gcr * 100 + leastAngle + mostAngle + stowAngle')[12]).toBe(33)
    expect(run('return month + hour + sunElevation / 10 + sunAzimuth / 100')[12]).toBe(24.3)
  })

  test('has loops, functions, lists and Math', () => {
    const source = `
      const mean = ([first, ...others]) => {
        let sum = first
        for (const one of others) sum += one
        return sum / (others.length + 1)
      }
      return mean([Math.abs(-3), Math.sqrt(25), 7])`
    expect(run(source)[12]).toBe(5)
  })

  test('of many steps takes them in pieces as one', () => {
    const inputs = inputsOf(3000)
    const angles = run('return Math.min(50, previousAngle + hour / 10)', inputs)
    let previous = 3
    const expected = inputs.series.hour.map((hour, i) => {
      const isDay = !Number.isNaN(inputs.series.idealAngle[i])
      previous = isDay ? Math.min(50, previous + hour / 10) : 3
      return isDay ? previous : Number.NaN
    })
    expect(angles).toEqual(expected)
  })
})

/** Ways out of a sandbox, each of which is to find nothing. */
const WAYS_OUT =
  `process require fetch globalThis self window global eval Function Date performance setTimeout Promise
  WebAssembly SharedArrayBuffer Atomics Reflect Proxy Object Array String Number Symbol JSON RegExp Map console crypto Float64Array`
    .split(/\s+/)
    .map((name) => `typeof ${name}`)
    .concat([
      'typeof this',
      'typeof (() => 0).constructor',
      'typeof (function* () {}).constructor',
      'typeof (async () => 0).constructor',
      'typeof [].constructor',
      'typeof "".constructor',
      'typeof ({}).__proto__',
      'typeof Error.constructor',
      'typeof isNaN.call',
      'typeof Math.random',
    ])

describe('the sandbox', () => {
  test.each(WAYS_OUT)('gives nothing by %s', (way) => {
    expect(run(`return (${way}) === 'undefined' ? 1 : 2`)[12]).toBe(1)
  })

  test.each([
    // what it tries, and what it is told
    ['syntax', 'let x = 1\nreturn x +* 2', /on line 2: unexpected token/],
    ['names', '\n\nreturn wind', /on line 3 at 2026-01-01 06:00: 'wind' is not defined\.$/],
    ['errors', '\nthrow new Error("too late")', /on line 2 at 2026-01-01 06:00: too late\.$/],
    ['other errors', 'throw { message: {} }', /at 2026-01-01 06:00: an error without a message\.$/],
    [
      'no answer',
      'if (hour > 9) return\nreturn 1',
      /at 2026-01-01 09:00: it gave no number but nothing\.$/,
    ],
    ['texts', 'return "12"', /it gave no number but a string\.$/],
    ['NaN', 'return windDirection', /at 2026-01-01 06:00: it gave NaN\.$/],
    ['infinity', 'return 1 / 0', /it gave Infinity\.$/],
    ['BigInts', 'return 1\n + 2n ** 9999999n', /on line 2: 2n is a BigInt, write a number\.$/],
    [
      'endless loops',
      'if (hour > 12) for (;;);\nreturn 1',
      /at 2026-01-01 12:00: it does not come to an end\.$/,
    ],
    [
      'endless loops that catch',
      'for (;;) try { for (;;); } catch { }',
      /it does not come to an end\.$/,
    ],
    ['endless messages', 'throw { get message() { for (;;); } }', /it does not come to an end\.$/],
    [
      'deep recursion',
      'const f = (x) => f(x + 1) + 1\nreturn f(0)',
      /on line 1 at .*: stack overflow\.$/,
    ],
    [
      'much memory',
      'const all = {}\nfor (let i = 0; ; i++) all["k" + i] = [i]',
      /on line 2 at .*: out of memory\.$/,
    ],
    ['huge texts', 'let s = "x"\nfor (;;) s += s', /on line 2 at .*: string too long\.$/],
    [
      'huge messages',
      'let s = "x"; for (let i = 0; i < 15; i++) s += s; throw s',
      /at 2026-01-01 06:00: x{200}…\.$/,
    ],
    ['deep lists', 'let a = []; for (let i = 0; i < 3000; i++) a = [a]; return a + ""', /fails/],
    [
      'memory of its own',
      'Math.seen = 1\nreturn 1',
      /on line 1 at .*: object is not extensible\.$/,
    ],
    ['new globals', 'seen = 1\nreturn 1', /on line 1 at .*: 'seen' is not defined\.$/],
    ['modules', 'return import("fs")', /fails/],
    ['a body that ends early', 'return 1 }), (() => { for (;;); })(), (function () {', /fails/],
  ])('says what is wrong with %s', (_, source, message) => {
    expect(() => run(source)).toThrow(message)
    // and serves the next
    expect(run('return 1')[12]).toBe(1)
  })

  test('says the same of an endless loop each time, by counts and not by the clock', () => {
    const message = (): string => {
      try {
        run('let sum = 0; while (true) sum += Math.sin(hour)')
        return ''
      } catch (error) {
        return String(error)
      }
    }
    expect(message()).toContain('it does not come to an end')
    expect(message()).toBe(message())
  })

  test('ends a script that does much in each of many steps', () => {
    const work = 'let sum = 0\nfor (let i = 0; i < 50000; i++) sum += i\nreturn 1'
    expect(run(work)[12]).toBe(1)
    expect(() => run(work, inputsOf(8760))).toThrow(/it takes too long\.$/)
  })

  test.each(['(', '[', '`${', '{a:', '(() =>', '!', '{'])(
    'bears a text of nothing but %s',
    async (part) => {
      const source = `return ${part.repeat(3900 / part.length)}`
      expect((await trackerScriptFault(source))?.code).toBe('TRACKER_SCRIPT')
      expect(() => run(source)).toThrow('The tracker script fails')
      expect(run('return 1')[12]).toBe(1)
    },
  )

  test('has room for functions that call themselves some times', () => {
    expect(run('const sum = (n) => (n === 0 ? 0 : n + sum(n - 1))\nreturn sum(9)')[12]).toBe(45)
  })

  test('finds a script wrong before any step', async () => {
    expect(await trackerScriptFault('return idealAngle')).toBeUndefined()
    expect((await trackerScriptFault('return (1'))?.message).toMatch(
      /^The tracker script fails on line 1: /,
    )
    expect((await trackerScriptFault('let hour = 1\nreturn hour'))?.details).toEqual({ line: 1 })
  })
})
