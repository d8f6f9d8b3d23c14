import { energyScale, resultFigure, siPrefix } from '@duet/units'
import { shownUnit, shownValue } from './shownUnits.ts'

export { siPrefix }

/**
 * Numbers for people. Every function takes the stored unit, chooses the prefix by magnitude, follows the locale of the
 * browser, has a true minus, and gives '–' for a missing value.
 */
export type Missing = null | undefined

export const MISSING = '–'

/** In the place of a loss that nothing was known of: its zero would be a claim. */
export const NOT_MODELLED = 'not modelled'

/** Between a number and its unit: narrow, and never a line end. */
const GAP = '\u202f'

/** `digits` are significant ones (default 4); integers are never rounded. */
export function formatNumber(value: number | Missing, digits = 4): string {
  if (isMissing(value)) return MISSING
  const whole = Math.abs(value) >= 10 ** digits
  return written(
    value + 0,
    whole ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: digits },
  )
}

/** A count of things: grouped, no fraction. */
export function formatCount(value: number | Missing): string {
  return isMissing(value) ? MISSING : written(value, { maximumFractionDigits: 0 })
}

/** A fixed number of decimals, for columns that are read downwards. */
export function formatFixed(value: number | Missing, decimals: number): string {
  return isMissing(value) ? MISSING : fixed(value, decimals)
}

/** A result with the digits that its uncertainty bears, and its unit set apart: see `resultFigure`. */
export function splitResult(
  value: number | Missing,
  unit: string,
): { readonly text: string; readonly unit: string } {
  if (isMissing(value)) return { text: MISSING, unit: '' }
  const figure = resultFigure(shownValue(value, unit), shownUnit(unit))
  return { text: fixed(figure.value, figure.decimals), unit: figure.unit }
}

/** The same in one text. */
export function formatResult(value: number | Missing, unit: string): string {
  const split = splitResult(value, unit)
  return joinUnit(split.text, split.unit)
}

/** How the energies of a column are written: all with the prefix of the largest, so that they compare downwards. */
export function energyTexts(
  valuesKwh: readonly (number | Missing)[],
): (kwh: number | Missing) => string {
  const { unit, decimals, scaled: inUnit } = energyScale(valuesKwh.map((kwh) => kwh ?? 0))
  return (kwh) =>
    isMissing(kwh) ? MISSING : joinUnit(fixed(inUnit(kwh), kwh === 0 ? 0 : decimals), unit)
}

/** A number with a unit that takes no prefix: °C, m/s, %, kWh/m²; in the unit of the viewer. */
export function formatUnit(value: number | Missing, unit: string, digits = 4): string {
  if (isMissing(value)) return MISSING
  return joinUnit(formatNumber(shownValue(value, unit), digits), shownUnit(unit))
}

/** The same with a fixed number of decimals. */
export function formatUnitFixed(value: number | Missing, unit: string, decimals: number): string {
  if (isMissing(value)) return MISSING
  return joinUnit(formatFixed(shownValue(value, unit), decimals), shownUnit(unit))
}

export function formatEnergyKwh(energyKwh: number | Missing, digits = 4): string {
  return formatPrefixed(scaled(energyKwh, 1000), 'Wh', digits)
}

export type PowerKind = 'Wac' | 'Wdc' | 'Wp' | 'W' | 'VA' | 'var'

export function formatPowerW(powerW: number | Missing, kind: PowerKind = 'W', digits = 4): string {
  return formatPrefixed(powerW, kind, digits)
}

export function formatPercent(fraction: number | Missing, digits = 3): string {
  return formatUnit(scaled(fraction, 100), '%', digits)
}

/** A fixed-decimal percentage for tables: 0.1234 -> 12.34 %. */
export function formatPercentFixed(fraction: number | Missing, decimals = 2): string {
  return isMissing(fraction) ? MISSING : joinUnit(formatFixed(fraction * 100, decimals), '%')
}

export function formatLengthM(lengthM: number | Missing, digits = 4): string {
  if (isMissing(lengthM)) return MISSING
  const isLong = Math.abs(shownValue(lengthM / 1000, 'km')) >= 1
  return isLong ? formatUnit(lengthM / 1000, 'km', digits) : formatUnit(lengthM, 'm', digits)
}

export function formatAreaM2(areaM2: number | Missing, digits = 4): string {
  if (isMissing(areaM2)) return MISSING
  return shownValue(areaM2 / 10_000, 'ha') >= 1
    ? formatUnit(areaM2 / 10_000, 'ha', digits)
    : formatUnit(areaM2, 'm²', digits)
}

export function formatDegrees(angleDeg: number | Missing, decimals = 1): string {
  return isMissing(angleDeg)
    ? MISSING
    : `${written(angleDeg, { maximumFractionDigits: decimals })}°`
}

/** Azimuth from north, clockwise, with its compass letter: 180° S. */
export function formatAzimuth(azimuthDeg: number | Missing): string {
  return isMissing(azimuthDeg)
    ? MISSING
    : `${formatDegrees(azimuthDeg)}${GAP}${compassLetter(azimuthDeg)}`
}

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** The nearest of eight directions. */
export function compassLetter(azimuthDeg: number): string {
  const sector = Math.round((((azimuthDeg % 360) + 360) % 360) / 45) % 8
  return COMPASS[sector] ?? 'N'
}

/** 33.4484° N, 112.0740° W */
export function formatPosition(latitudeDeg: number, longitudeDeg: number, decimals = 4): string {
  const part = (value: number, letters: readonly [string, string]): string =>
    `${formatFixed(Math.abs(value), decimals)}°${GAP}${value < 0 ? letters[1] : letters[0]}`
  return `${part(latitudeDeg, ['N', 'S'])}, ${part(longitudeDeg, ['E', 'W'])}`
}

export function formatBytes(bytes: number | Missing): string {
  return formatPrefixed(bytes, 'B', 3)
}

/**
 * SI prefix by magnitude: 1234567 W -> 1.235 MW. `value` is in the unit without a prefix.
 * Values under one unit stay in the unit.
 */
export function formatPrefixed(value: number | Missing, unit: string, digits = 4): string {
  if (isMissing(value)) return MISSING
  const split = splitPrefixed(value, unit, digits)
  return joinUnit(split.text, split.unit)
}

/** The same in two parts, where the unit is set apart from the figure. */
export function splitPrefixed(
  value: number | Missing,
  unit: string,
  digits = 4,
): { readonly text: string; readonly unit: string } {
  if (isMissing(value)) return { text: MISSING, unit }
  const { factor, prefix } = siPrefix(value, digits)
  return { text: formatNumber(value / factor, digits), unit: `${prefix}${unit}` }
}

export function joinUnit(text: string, unit: string): string {
  return unit === '' ? text : `${text}${GAP}${unit}`
}

function isMissing(value: number | Missing): value is Missing {
  return value === null || value === undefined || !Number.isFinite(value)
}

function scaled(value: number | Missing, factor: number): number | Missing {
  return isMissing(value) ? value : value * factor
}

function fixed(value: number, decimals: number): string {
  return written(value, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // -0.001 with two decimals is 0.00, not -0.00.
    signDisplay: 'negative',
  })
}

const formats = new Map<string, Intl.NumberFormat>()

/** A true minus in place of the hyphen. Making a formatter costs 50 µs, which a long table would pay for every cell. */
function written(value: number, options: Intl.NumberFormatOptions): string {
  const key = JSON.stringify(options)
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(undefined, options)
    formats.set(key, format)
  }
  return format.format(value).replace('-', '−')
}
