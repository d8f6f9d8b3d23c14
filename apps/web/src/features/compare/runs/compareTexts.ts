import {
  formatFixed,
  formatNumber,
  formatPercentFixed,
  joinUnit,
  MISSING,
} from '../../../lib/format.ts'
import { economicText } from '../../../project/economics/moneyText.ts'
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
  if (amount.a === null && amount.b === null) return true
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

/** A value with its unit: kWh with a prefix; a fraction, which has no unit, in per cent with two decimals, for runs differ by less than one. */
export function valueText(value: Value, unit: string): string {
  return unit === '' ? formatPercentFixed(value) : economicText(value, unit)
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
