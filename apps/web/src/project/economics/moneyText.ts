import {
  formatPrefixed,
  formatResult,
  type Missing,
  splitPrefixed,
  splitResult,
} from '../../lib/format.ts'

/** An amount with a prefix: 1.235 MEUR. */
export const formatMoney = (amount: number | Missing, currency: string): string =>
  formatPrefixed(amount, currency)

const isMoney = (unit: string): boolean => /^[A-Z]{3}$/.test(unit)

/** A figure of economics with its unit set apart: amounts with a prefix, all others as results are written. */
export const splitEconomic = (
  value: number | Missing,
  unit: string,
): { readonly text: string; readonly unit: string } =>
  isMoney(unit) && value !== null && value !== undefined
    ? splitPrefixed(value, unit)
    : splitResult(value, unit)

/** The same in one text. */
export const economicText = (value: number | Missing, unit: string): string =>
  isMoney(unit) ? formatMoney(value, unit) : formatResult(value, unit)
