import { formatNumber, formatPrefixed, formatUnit, MISSING } from '../../../lib/format.ts'

/** Units that take a prefix by the size of the value. */
const PREFIXED = new Set(['W', 'Wh', 'VA', 'var'])

/** A value with its unit. */
export function valueText(value: number | null | undefined, unit: string, digits = 4): string {
  if (value === null || value === undefined || Number.isNaN(value)) return MISSING
  if (unit === 'kWh') return formatPrefixed(value * 1000, 'Wh', digits)
  return PREFIXED.has(unit) ? formatPrefixed(value, unit, digits) : formatUnit(value, unit, digits)
}

/** A value of a chart whose unit stands at the axis. */
export const plainText = (value: number | null): string => formatNumber(value)
