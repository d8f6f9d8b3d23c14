import { fromUnit, type ShownUnit, toUnit, usUnit } from '@duet/units'
import { currentPreferences } from './preferences/preferences.ts'

/**
 * The one place where the units of the viewer come in: values and units are stored, computed and written to files in SI,
 * and pass here on their way to and from the screen. A unit that is shown already passes unchanged.
 */
function ofViewer(unit: string): ShownUnit | undefined {
  return currentPreferences().unit_system === 'us' ? usUnit(unit) : undefined
}

export const shownUnit = (unit: string): string => ofViewer(unit)?.unit ?? unit

export function shownValue(stored: number, unit: string): number {
  const shown = ofViewer(unit)
  return shown === undefined ? stored : toUnit(shown, stored)
}

export function storedValue(shown: number, unit: string): number {
  const viewer = ofViewer(unit)
  return viewer === undefined ? shown : fromUnit(viewer, shown)
}

/** Values of a chart; what is missing stays so. */
export function shownValues(stored: readonly number[], unit: string): readonly number[]
export function shownValues(
  stored: readonly (number | null)[],
  unit: string,
): readonly (number | null)[]
export function shownValues(
  stored: readonly (number | null)[],
  unit: string,
): readonly (number | null)[] {
  const viewer = ofViewer(unit)
  if (viewer === undefined) return stored
  return stored.map((value) => (value === null ? value : toUnit(viewer, value)))
}

/** Of the bar of scale of a map. */
export const scaleUnit = (): 'metric' | 'imperial' =>
  currentPreferences().unit_system === 'us' ? 'imperial' : 'metric'

const HEADING = /^(.*(?: \(|, ))([^(),]+)(\)?)$/

/** A heading that ends in a unit, 'Wind speed (m/s)' or 'Wind speed, m/s', with the unit of the viewer. */
export function shownHeading(heading: string): string {
  const parts = HEADING.exec(heading)
  const [, before = '', unit = '', after = ''] = parts ?? []
  return parts === null ? heading : `${before}${shownUnit(unit)}${after}`
}

/** A value below such a heading. */
export function shownBelow<Value>(heading: string, value: Value): Value | number {
  const unit = HEADING.exec(heading)?.[2]
  return typeof value === 'number' && unit !== undefined ? shownValue(value, unit) : value
}

const NUMBER = String.raw`[-−]?\d[\d,]*(?:\.\d+)?`
const FIGURE = new RegExp(
  String.raw`(?<![\w.])(?:(${NUMBER}) to )?(${NUMBER})([ \u202f])(°C|m/s|mm|cm|km|ha|m²|kg|m|K)(?![\w/²³·°])`,
  'g',
)

/**
 * A sentence of the program with figures in SI, as findings, limits of fields and refusals of the server have them: 'as many as
 * 4.3 °C allows', '2440 to 2460 m'.
 */
export function shownSentence<Sentence extends string | undefined>(
  text: Sentence,
): Sentence | string {
  if (text === undefined || currentPreferences().unit_system !== 'us') return text
  return text.replaceAll(
    FIGURE,
    (_whole, from: string | undefined, to: string, gap: string, unit: string) =>
      `${from === undefined ? '' : `${shownFigure(from, unit)} to `}${shownFigure(to, unit)}${gap}${shownUnit(unit)}`,
  )
}

function shownFigure(figure: string, unit: string): string {
  const value = Number(figure.replace('−', '-').replaceAll(',', ''))
  const digits = Math.max(3, figure.replaceAll(/\D/g, '').replace(/^0+/, '').length)
  const rounded = Number(shownValue(value, unit).toPrecision(digits))
  return String(rounded).replace('-', '−')
}

/** A field as its declaration has it. */
interface DeclaredField {
  readonly shownUnit: string
  readonly shownFactor: number
}

/** The stored number of a field as it stands in a list that is typed. */
export const shownOfField = (field: DeclaredField, stored: number): number =>
  shownValue(stored * field.shownFactor, field.shownUnit)

export const storedOfField = (field: DeclaredField, shown: number): number =>
  storedValue(shown, field.shownUnit) / field.shownFactor

/** A series with its unit, both as they are shown. */
export function inShownUnit<
  Series extends { readonly unit: string; readonly values: readonly (number | null)[] },
>(series: Series): Series {
  const unit = shownUnit(series.unit)
  return unit === series.unit
    ? series
    : { ...series, unit, values: shownValues(series.values, series.unit) }
}

/** What stands where a value is not known stays so. */
export const shownOrMissing = <Missing extends null | undefined>(
  stored: number | Missing,
  unit: string,
): number | Missing => (typeof stored === 'number' ? shownValue(stored, unit) : stored)

/** Limits of classes, short enough for the labels of an axis. */
export const shownEdges = (edges: readonly number[], unit: string): readonly number[] =>
  shownValues(edges, unit).map((edge) => Math.round(10 * edge) / 10)

/** Unit of a difference of two values: 1 °C of difference is 1.8 °F, without the 32. */
export const differenceUnit = (unit: string): string => (unit === '°C' ? 'K' : unit)

const LIMIT = /^(minimum|maximum|must be greater than|must be less than) (-?[\d.e+-]+)$/

/** A message of a field with its limit as it is typed there. */
export function shownLimit<Message extends string | undefined>(
  field: DeclaredField,
  message: Message,
): Message | string {
  const [, words, limit] = LIMIT.exec(message ?? '') ?? []
  if (words === undefined) return message
  return `${words} ${Number(shownOfField(field, Number(limit)).toPrecision(7))}`
}
