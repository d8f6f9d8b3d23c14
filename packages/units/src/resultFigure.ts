/** SI prefixes of a thousand and more. */
const PREFIXES = [
  { factor: 1e12, prefix: 'T' },
  { factor: 1e9, prefix: 'G' },
  { factor: 1e6, prefix: 'M' },
  { factor: 1e3, prefix: 'k' },
] as const

/** One prefix for a figure, an axis or a column: take it of the largest value, in the unit without a prefix. */
export function siPrefix(
  value: number,
  digits = 4,
): { readonly factor: number; readonly prefix: string } {
  // Rounded first, so that 999 999 W is 1 MW and not 1,000 kW.
  const size = Number(Math.abs(value).toPrecision(digits))
  return PREFIXES.find(({ factor }) => size >= factor) ?? { factor: 1, prefix: '' }
}

/** How a result is written. */
export interface ResultFigure {
  /** In `unit`. */
  readonly value: number
  readonly decimals: number
  readonly unit: string
}

/** Of energies and yields: their uncertainty is some per cent, and runs are compared to a thousandth. */
const SIGNIFICANT_DIGITS = 4
const MOST_DECIMALS = 3
const WH_PER_KWH = 1000

/**
 * A result with the digits that its uncertainty bears, the same on screens, in the report and on the command line: energies with a prefix
 * and four digits, other quantities with four, ratios in % with one decimal.
 *
 * @param unit - '' of a ratio, a fraction of 1
 */
export function resultFigure(value: number, unit: string): ResultFigure {
  if (unit === '') return { value: value * 100, decimals: 1, unit: '%' }
  if (unit !== 'kWh') return { value, decimals: decimalsOf(value), unit }
  const { factor, prefix } = siPrefix(value * WH_PER_KWH)
  const scaled = (value * WH_PER_KWH) / factor
  return { value: scaled, decimals: decimalsOf(scaled), unit: `${prefix}Wh` }
}

/** Decimals of a change in %: two, or as many as show one digit of what these would show as none; below a billionth it is rounding. */
export function percentDecimals(fraction: number): number {
  const percent = Math.abs(fraction) * 100
  return percent >= 0.005 || percent < 1e-7 ? 2 : -Math.floor(Math.log10(percent))
}

function decimalsOf(value: number): number {
  // What three decimals would show as 0.000 is 0.
  if (Math.abs(value) < 0.5 * 10 ** -MOST_DECIMALS) return 0
  const whole = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(SIGNIFICANT_DIGITS))))) + 1
  return Math.min(MOST_DECIMALS, Math.max(0, SIGNIFICANT_DIGITS - Math.max(1, whole)))
}

/**
 * The unit of a column of energies and its decimals: four digits of the largest, and three of the smallest as far as three decimals
 * reach, so that figures below one another line up.
 */
export function energyScale(valuesKwh: readonly number[]): {
  readonly unit: string
  readonly decimals: number
  /** In `unit`. */
  readonly scaled: (kwh: number) => number
} {
  const sizes = valuesKwh.map(Math.abs).filter((size) => size > 0)
  const most = Math.max(0, ...sizes)
  const { unit, decimals } = resultFigure(most, 'kWh')
  const { factor } = siPrefix(most * WH_PER_KWH)
  const scaled = (kwh: number): number => (kwh * WH_PER_KWH) / factor
  const ofLeast = decimalsOf(scaled(Math.min(most, ...sizes))) - 1
  return { unit, decimals: Math.max(decimals, ofLeast), scaled }
}
