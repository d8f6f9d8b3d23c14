import { DUET_WEATHER_MARK } from './duetLayout.ts'
import type { WeatherFormat } from './weatherFile.ts'

type Detected = Exclude<WeatherFormat, 'plain'>

interface Look {
  readonly lines: readonly string[]
  readonly first: string
  readonly second: string
  readonly third: string
}

const TESTS: readonly (readonly [Detected, (look: Look) => boolean])[] = [
  ['duet', ({ first }) => first.startsWith(DUET_WEATHER_MARK)],
  [
    'pvgis-json',
    ({ lines }) => /^\s*\{/.test(lines[0] ?? '') && /"inputs"/.test(lines.join('').slice(0, 4000)),
  ],
  ['epw', ({ first }) => /^location,/i.test(first)],
  ['pvgis-csv', ({ first }) => /^latitude \(decimal degrees\)/i.test(first)],
  ['tmy3', ({ second }) => /^"?date\b[^,]*,\s*"?time\b[^,]*,/i.test(second)],
  ['solaranywhere', ({ second }) => /observationtime\s*\(lst\)/i.test(second)],
  [
    'sam',
    ({ first, third }) =>
      /\blat/i.test(first) &&
      /\blon/i.test(first) &&
      /\byear\b/i.test(third) &&
      /\bmonth\b/i.test(third),
  ],
  [
    'tmy2',
    ({ first, second }) =>
      /^\s*\d{5}\s.{22}\s.{2}\s*-?\d+\s+[NS]\s/.test(first) &&
      /^\s?\d{8}/.test(second) &&
      second.length > 100,
  ],
  ['solargis', ({ lines }) => lines.slice(0, 60).some((line) => /^#.*solargis/i.test(line))],
  [
    'pvsyst-dat',
    ({ lines, second }) =>
      /^-?\d+(\.\d+)?,-?\d+(\.\d+)?,-?\d+/.test(second) &&
      /^(-?[\d.]+,){11}-?[\d.]+\s*$/.test(lines[3] ?? ''),
  ],
]

/** How many lines `detectFormat` looks at. */
export const DETECT_LINES = 60

/**
 * The format of a file by its first lines; the name of the file is not needed and not trusted.
 *
 * @returns undefined for a table that needs a mapping, and for what is no weather
 */
export function detectFormat(head: string | Uint8Array | readonly string[]): Detected | undefined {
  const lines = linesOf(head)
  const look = { lines, first: lines[0] ?? '', second: lines[1] ?? '', third: lines[2] ?? '' }
  return TESTS.find(([, test]) => test(look))?.[0]
}

function linesOf(head: string | Uint8Array | readonly string[]): readonly string[] {
  if (typeof head !== 'string' && !(head instanceof Uint8Array)) return head
  const text = typeof head === 'string' ? head : new TextDecoder().decode(head)
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
}
