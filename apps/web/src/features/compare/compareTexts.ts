import {
  formatFigure,
  formatFixed,
  formatNumber,
  formatPercentFixed,
  joinUnit,
  MISSING,
  siPrefix,
} from '../../lib/format.ts'
import { type Difference, difference } from './difference.ts'
import type { LossPair } from './lossPairs.ts'

type Value = number | null

/** A ten-millionth is what sums of rounded numbers leave behind, and less than anybody can read. */
const NOTHING_FRACTION = 1e-7

/** True for a change that is none, but for rounding. */
export function isNothing(fraction: number): boolean {
  return Math.abs(fraction) < NOTHING_FRACTION
}

/** True where a row says the same of both runs. */
export function isSame({ kind, amount, fraction }: LossPair): boolean {
  const change = kind === 'level' ? amount.fractionOfA : fraction.absolute
  return change !== null && isNothing(change)
}

/** Amounts of a row; what the sums of a stage that does nothing leave behind, a milliwatt-hour or so, is nothing. */
export function shownAmount({ kind, amount, fraction }: LossPair): Difference {
  return kind === 'level'
    ? amount
    : difference(withoutRounding(amount.a, fraction.a), withoutRounding(amount.b, fraction.b))
}

function withoutRounding(value: Value, fraction: Value): Value {
  return fraction !== null && isNothing(fraction) ? 0 : value
}

/** A value with its unit: kWh with a prefix; a fraction, which has no unit, in per cent. */
export function valueText(value: Value, unit: string): string {
  if (value === null) return MISSING
  if (unit === 'kWh') return energyText(value)
  return unit === '' ? formatPercentFixed(value) : joinUnit(formatFigure(value), unit)
}

const WH_PER_KWH = 1000

function energyText(energyKwh: number): string {
  const { factor, prefix } = siPrefix(energyKwh * WH_PER_KWH)
  return joinUnit(formatFigure((energyKwh * WH_PER_KWH) / factor), `${prefix}Wh`)
}

/** B − A with its sign; of fractions in percentage points. */
export function differenceText({ absolute, fractionOfA }: Difference, unit: string): string {
  const isRounding = fractionOfA !== null && isNothing(fractionOfA)
  return unit === ''
    ? signed(isRounding ? 0 : absolute, (size) => joinUnit(pointsSize(size), 'points'))
    : signed(isRounding ? 0 : absolute, (size) => valueText(size, unit))
}

/** '+36.2 MWh': a change within a run. */
export function changeText(change: Value, unit: string): string {
  return signed(change, (size) => valueText(size, unit))
}

/** '−0.52 %' or '+0.003 %' */
export function signedPercent(fraction: Value): string {
  return signed(fraction, (size) => joinUnit(pointsSize(size), '%'))
}

/** '−0.52', of fractions in percentage points; the heading says the unit. */
export function pointsText(fraction: Value): string {
  return signed(fraction, pointsSize)
}

function signed(value: Value, textOf: (size: number) => string): string {
  if (value === null) return MISSING
  if (isNothing(value)) return textOf(0)
  return `${value < 0 ? '−' : '+'}${textOf(Math.abs(value))}`
}

/** Per cent with two decimals, or one digit of what these would show as nothing. */
function pointsSize(fraction: number): string {
  const percent = fraction * 100
  return percent > 0 && percent < 0.005 ? formatNumber(percent, 1) : formatFixed(percent, 2)
}

/** B / A with three decimals. */
export function ratioText(ratio: Value): string {
  return formatFixed(ratio, 3)
}
