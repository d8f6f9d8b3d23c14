import { siPrefix } from '../../lib/format.ts'

/** One unit for an axis: energies in kWh and powers in W with the prefix of their largest value. */
export function axisUnit(
  unit: string,
  largest: number,
): { readonly unit: string; readonly divisor: number } {
  const known = PREFIXED.get(unit)
  if (!known) return { unit, divisor: 1 }
  const { factor, prefix } = siPrefix(largest * known.factor)
  return { unit: `${prefix}${known.base}`, divisor: factor / known.factor }
}

/** Units that take a prefix, and how much of their base they are. */
const PREFIXED: ReadonlyMap<string, { readonly base: string; readonly factor: number }> = new Map([
  ['kWh', { base: 'Wh', factor: 1000 }],
  ...['Wh', 'W', 'VA', 'var'].map((base) => [base, { base, factor: 1 }] as const),
])
