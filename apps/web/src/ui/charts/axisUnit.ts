import { siPrefix } from '../../lib/format.ts'

/** One unit for an axis: energies in kWh and powers in W with the prefix of their largest value. */
export function axisUnit(
  unit: string,
  largest: number,
): { readonly unit: string; readonly divisor: number } {
  if (unit !== 'kWh' && unit !== 'W') return { unit, divisor: 1 }
  const base = unit === 'kWh' ? 1000 : 1
  const { factor, prefix } = siPrefix(largest * base)
  return { unit: `${prefix}${unit === 'kWh' ? 'Wh' : 'W'}`, divisor: factor / base }
}
