import { columnWords, WEATHER_COLUMN_TEXTS } from './columnTexts.ts'
import type { RawWeather } from './rawWeather.ts'
import type { WeatherColumns, WeatherValueColumn, WeatherWarning } from './weatherFile.ts'

type ValueColumns = { [Name in WeatherValueColumn]?: Float64Array }

/** Columns in which 0 throughout means that the provider had no values. */
const NEVER_ALL_ZERO: ReadonlySet<WeatherValueColumn> = new Set([
  'rh',
  'pw',
  'atmospheric_pressure',
  'albedo',
])

/** Values in the order of the result, energies turned to powers; columns without a value are left out. */
export function keptColumns(
  raw: RawWeather,
  rowOfSlot: Int32Array | undefined,
  stepMin: number,
  warnings: WeatherWarning[],
): Pick<WeatherColumns, WeatherValueColumn> {
  const kept: ValueColumns = {}
  raw.rows.names.forEach((name, index) => {
    const read = raw.rows.values[index]
    if (!read) return
    const factor = raw.perStepColumns?.includes(name) ? 60 / stepMin : 1
    const column = ordered(read, rowOfSlot, raw.rows.count, factor)
    const empty = emptiness(name, column)
    if (empty) warnings.push(empty)
    else {
      kept[name] = column
      const missing = missingWarning(name, column)
      if (missing) warnings.push(missing)
    }
  })
  return kept
}

function ordered(
  read: Float64Array,
  rowOfSlot: Int32Array | undefined,
  count: number,
  factor: number,
): Float64Array {
  const out = new Float64Array(rowOfSlot?.length ?? count)
  for (let i = 0; i < out.length; i++) {
    const value = (read[rowOfSlot ? (rowOfSlot[i] ?? 0) : i] ?? Number.NaN) * factor
    // Providers write -0.0 at night.
    out[i] = value === 0 ? 0 : value
  }
  return out
}

function emptiness(name: WeatherValueColumn, column: Float64Array): WeatherWarning | undefined {
  if (column.every(Number.isNaN))
    return {
      code: 'column_empty',
      message: `${WEATHER_COLUMN_TEXTS[name]} has no values and is left out.`,
    }
  if (NEVER_ALL_ZERO.has(name) && column.every((value) => value === 0 || Number.isNaN(value))) {
    return {
      code: 'column_empty',
      message: `${WEATHER_COLUMN_TEXTS[name]} is 0 throughout, which means no data; it is left out.`,
    }
  }
  return undefined
}

function missingWarning(
  name: WeatherValueColumn,
  column: Float64Array,
): WeatherWarning | undefined {
  const missing = column.reduce((sum, value) => sum + (Number.isNaN(value) ? 1 : 0), 0)
  if (missing === 0) return undefined
  return {
    code: 'values_missing',
    message:
      missing === 1
        ? `1 value of ${columnWords(name)} is missing.`
        : `${missing.toLocaleString('en-US')} values of ${columnWords(name)} are missing.`,
  }
}
