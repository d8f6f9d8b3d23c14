import { siPrefix } from '../../lib/format.ts'
import { shownUnit, shownValue } from '../../lib/shownUnits.ts'

interface AxisUnit {
  /** The unit of the viewer. */
  readonly unit: string
  /** Of the prefix. */
  readonly divisor: number
  /** A stored value in that unit. */
  readonly shown: (stored: number) => number
}

/** One unit for an axis: energies in kWh and powers in W with the prefix of their largest value. */
export function axisUnit(unit: string, largest: number): AxisUnit {
  const known = PREFIXED.get(unit)
  if (!known) {
    return { unit: shownUnit(unit), divisor: 1, shown: (stored) => shownValue(stored, unit) }
  }
  const { factor, prefix } = siPrefix(largest * known.factor)
  const divisor = factor / known.factor
  return { unit: `${prefix}${known.base}`, divisor, shown: (stored) => stored / divisor }
}

/** Units that take a prefix, and how much of their base they are. */
const PREFIXED: ReadonlyMap<string, { readonly base: string; readonly factor: number }> = new Map([
  ['kWh', { base: 'Wh', factor: 1000 }],
  ...['Wh', 'W', 'VA', 'var'].map((base) => [base, { base, factor: 1 }] as const),
])
