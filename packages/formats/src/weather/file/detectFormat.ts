import { DUET_WEATHER_MARK } from './duetLayout.ts'
import type { WeatherFormat } from './weatherFile.ts'

type Detected = Exclude<WeatherFormat, 'plain'>

interface Look {
  readonly lines: readonly string[]
  /** The beginning of the file as one text. */
  readonly text: string
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
  ['nasa-power', ({ first }) => /^"?-BEGIN HEADER-/i.test(first)],
  ['nasa-power-json', ({ text }) => /^\s*\{/.test(text) && /"parameter"\s*:\s*\{/.test(text)],
  [
    'solcast-json',
    ({ text }) => /^\s*\{/.test(text) && /"(estimated_actuals|forecasts)"\s*:\s*\[/.test(text),
  ],
  [
    'plantpredict',
    ({ text }) =>
      /^\s*(\[|\{)/.test(text) &&
      /"global_horizontal_irradiance"/.test(text) &&
      /"timestamp"/.test(text),
  ],
  [
    'solcast',
    ({ first }) =>
      /(^|,)\s*"?period_?(end|start)"?\s*(,|$)/i.test(first) &&
      /(^|,)\s*"?(ghi|dni|dhi)"?\s*(,|$)/i.test(first),
  ],
  ['pvsyst-csv', ({ first }) => /^#\s*(tmy|meteo|weather data)\b.*data/i.test(first)],
  ['pvsyst-met', ({ first }) => first.startsWith('PVObject_=pvMeteo')],
  [
    'cams',
    ({ lines }) =>
      lines.slice(0, 60).some((line) => /^#\s*(observation period;|title:\s*cams)/i.test(line)),
  ],
  ['surfrad', ({ second }) => /^\s*-?[\d.]+\s+-?[\d.]+\s+-?\d+\s+m\s+version/.test(second)],
  ['solrad', ({ second }) => /^\s*-?[\d.]+\s+-?[\d.]+\s+-?\d+\s+-?\d+\s+version/.test(second)],
  [
    'crn',
    ({ lines }) =>
      lines.slice(0, 10).some((line) => /^\d{5} \d{8} +\d{1,4} \d{8} +\d{1,4} /.test(line)),
  ],
  ['midc', ({ first }) => /^DATE \(MM\/DD\/YYYY\),[A-Z]{3},/.test(first)],
  ['midc-raw', ({ first }) => /^[^,]*,Year,DOY,[A-Z]{3},/.test(first)],
  ['srml', ({ first }) => /^\d+\t\d{4}\t\d{3,4}\t/.test(first)],
  ['epw', ({ first }) => /^location,/i.test(first)],
  ['pvgis-csv', ({ first }) => /^latitude \(decimal degrees\)/i.test(first)],
  ['tmy3', ({ second }) => /^"?date\b[^,]*,\s*"?time\b[^,]*,/i.test(second)],
  ['solaranywhere', ({ second }) => /observationtime\s*\(lst\)/i.test(second)],
  [
    'sam',
    ({ first, third }) =>
      third.includes(',') &&
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
  const text = lines.slice(0, DETECT_LINES).join('\n').slice(0, 16_000)
  const look = { lines, text, first: lines[0] ?? '', second: lines[1] ?? '', third: lines[2] ?? '' }
  return TESTS.find(([, test]) => test(look))?.[0]
}

function linesOf(head: string | Uint8Array | readonly string[]): readonly string[] {
  if (typeof head !== 'string' && !(head instanceof Uint8Array)) return head
  const text = typeof head === 'string' ? head : new TextDecoder().decode(head)
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
}
