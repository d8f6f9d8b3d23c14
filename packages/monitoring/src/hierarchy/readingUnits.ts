import type { MEASURE_UNITS } from '../model/hierarchy.ts'
import { plainText } from './tagWords.ts'

/** Units that readings may have: `scale` and `offset` lead to the unit of the measure. */
export interface ReadingUnit {
  readonly name: string
  readonly base: (typeof MEASURE_UNITS)[keyof typeof MEASURE_UNITS] | 'other'
  readonly scale: number
  readonly offset: number
}

const unit = (name: string, base: ReadingUnit['base'], scale = 1, offset = 0): ReadingUnit => ({
  name,
  base,
  scale,
  offset,
})

const FAHRENHEIT = unit('°F', '°C', 5 / 9, -160 / 9)

/** In lower case, without spaces, dots and brackets. Milli and mega differ by their first letter alone. */
const SPELLINGS: readonly (readonly [RegExp, ReadingUnit])[] = [
  [/^(w|watts?)$/, unit('W', 'W')],
  [/^(kw|kwac|kwdc|kilowatts?)$/, unit('kW', 'W', 1e3)],
  [/^(mw|megawatts?)$/, unit('MW', 'W', 1e6)],
  [/^(va|voltamperes?)$/, unit('VA', 'VA')],
  [/^kva$/, unit('kVA', 'VA', 1e3)],
  [/^mva$/, unit('MVA', 'VA', 1e6)],
  [/^vars?$/, unit('var', 'var')],
  [/^kvars?$/, unit('kvar', 'var', 1e3)],
  [/^mvars?$/, unit('Mvar', 'var', 1e6)],
  [/^(wh|watthours?)$/, unit('Wh', 'Wh')],
  [/^(kwh|kilowatthours?)$/, unit('kWh', 'Wh', 1e3)],
  [/^(mwh|megawatthours?)$/, unit('MWh', 'Wh', 1e6)],
  [/^(a|amps?|amperes?|adc)$/, unit('A', 'A')],
  [/^(ma|milliamps?)$/, unit('mA', 'A', 1e-3)],
  [/^(v|volts?|vdc)$/, unit('V', 'V')],
  [/^kv$/, unit('kV', 'V', 1e3)],
  [
    /^(w\/m(\^|\*\*)?[2²]|wm(\^|-)?[2²]|watts\/meter(\^)?[2²]|watts?persquaremet(er|re))$/,
    unit('W/m²', 'W/m²'),
  ],
  [/^kw\/m(\^)?[2²]$/, unit('kW/m²', 'W/m²', 1e3)],
  [/^(°c|ºc|ëšc|degc|degcelsius|degreescelsius|celsius|c)$/, unit('°C', '°C')],
  [/^(°f|ºf|çf|degf|degreesfahrenheit|fahrenheit|f)$/, FAHRENHEIT],
  [/^k(elvin)?$/, unit('K', '°C', 1, -273.15)],
  [/^(°|º|deg|degrees?)$/, unit('°', '°')],
  [/^rad(ians?)?$/, unit('rad', '°', 180 / Math.PI)],
  [/^(%|pct|percent)$/, unit('%', '%')],
  [/^(mph|miles\/hour|m\/s|ms|mps|km\/h|kph|knots?|pf|hz|mm|hpa|mbar|h|s)$/, unit('', 'other')],
]

/** The unit that a text is; undefined where it is none. */
export function readingUnit(text: string): ReadingUnit | undefined {
  const plain = plainText(text).replaceAll(/[\s.()[\]]/g, '')
  const found = SPELLINGS.find(([spelling]) => spelling.test(plain.toLowerCase()))?.[1]
  if (!found) return undefined
  if (found.base === 'other') return { ...found, name: plainText(text).trim() }
  return found
}

/** The unit that stands in brackets, behind a comma, or at the end of a tag. */
export function unitInTag(tag: string): ReadingUnit | undefined {
  // SMA counts inputs and phases in brackets: DcMs.Watt[A]
  const plain = plainText(tag).replace(/([a-z])\[[A-F]\]$/, '$1')
  const bracketed = [...plain.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, inside]) => inside ?? '')
  const parts = plain.split(/,|: /)
  const words = plain.split(/[\s_]+/)
  const ends = [
    ...bracketed.toReversed(),
    ...(parts.length > 1 ? [parts.at(-1) ?? ''] : []),
    ...(words.length > 1 ? [words.slice(-2).join(' '), words.at(-1) ?? ''] : []),
    plain,
  ]
  for (const end of ends) {
    const found = readingUnit(end)
    if (found) return found
  }
  return undefined
}
