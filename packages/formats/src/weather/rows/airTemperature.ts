import { HOUR_MS } from '@duet/units'
import {
  WEATHER_VALUE_COLUMNS,
  type WeatherColumns,
  type WeatherValueColumn,
} from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'
import {
  type AirSeries,
  airByInstant,
  airByMonthAndHour,
  monthsWithout,
  type RowTimes,
} from './airOfSeries.ts'

/** Where the air temperature of a file that has none is taken from. */
export type AirTemperature =
  /** °C by month of local standard time, [12] */
  | { readonly kind: 'months'; readonly valuesC: readonly number[] }
  | {
      readonly kind: 'series'
      /** Of the dataset. */
      readonly name: string
      /** Where its own is from, in words, where it is not of its file. */
      readonly from?: string | null
      readonly series: AirSeries
    }
  /** Not filled in now: the file is read as it is. */
  | { readonly kind: 'later' }

type Values = Pick<WeatherColumns, WeatherValueColumn>

/** Columns with the air temperature that was chosen for them; `text` says where it is from. */
interface GivenAir {
  readonly values: Values
  readonly text?: string
}

/**
 * Fills in the air temperature of a file that has none. Of a series: at the time of each row where both are dated,
 * a line between the middles of its intervals, or its mean over the row where its step is shorter; for the other rows,
 * and where one of the two is a typical year, its mean by month and hour.
 *
 * Adds a problem where the file has its own, and for months that the series does not have.
 */
export function withAirTemperature(
  values: Values,
  rows: RowTimes,
  chosen: AirTemperature | undefined,
  log: ProblemLog,
): GivenAir {
  if (values.temp_c) {
    if (chosen && chosen.kind !== 'later') {
      const message =
        'The file has an air temperature of its own. Leave out the choice of another one.'
      log.add({ code: 'has_air_temperature', message })
    }
    return { values }
  }
  if (!chosen || chosen.kind === 'later') return { values }
  if (chosen.kind === 'months') {
    const tempC = byMonth(rows, chosen.valuesC)
    return { values: inOrder({ ...values, temp_c: tempC }), text: monthsText(chosen.valuesC) }
  }
  return ofSeries(values, rows, chosen, log)
}

function ofSeries(
  values: Values,
  rows: RowTimes,
  { name, from, series }: Extract<AirTemperature, { kind: 'series' }>,
  log: ProblemLog,
): GivenAir {
  const tempC = airByInstant(series, rows)
  const means = airByMonthAndHour(series, rows)
  let atTheirTime = 0
  tempC.forEach((value, row) => {
    if (Number.isNaN(value)) tempC[row] = means[row] ?? Number.NaN
    else atTheirTime += 1
  })
  const months = monthsWithout(tempC, rows)
  if (months.length > 0) {
    const message = `The meteo dataset '${name}' has no air temperature in ${months.join(', ')}. Choose a dataset that covers the months of the file, or give values by month.`
    log.add({ code: 'no_air_temperature', message })
    return { values }
  }
  return {
    values: inOrder({ ...values, temp_c: tempC }),
    text: `from the meteo dataset '${name}'${from ? ` (there ${from})` : ''}, ${seriesText(atTheirTime, tempC.length)}`,
  }
}

const count = (rows: number): string => rows.toLocaleString('en-US')

function seriesText(atTheirTime: number, rows: number): string {
  if (atTheirTime === rows) return 'each row at its own time'
  if (atTheirTime === 0) return 'its mean by month and hour'
  return `${count(atTheirTime)} rows at their own time, ${count(rows - atTheirTime)} by its mean by month and hour`
}

const plain = (value: number | undefined): string => String(value).replace('-', '−')

function monthsText(valuesC: readonly number[]): string {
  const [first] = valuesC
  return valuesC.every((value) => value === first)
    ? `${plain(first)} °C in all months`
    : `by month: ${valuesC.map(plain).join(', ')} °C`
}

function byMonth(
  { intervalStartUtcMs, stepS, utcOffsetH }: RowTimes,
  valuesC: readonly number[],
): Float64Array {
  const middleMs = stepS * 500 + utcOffsetH * HOUR_MS
  return intervalStartUtcMs.map(
    (utcMs) => valuesC[new Date(utcMs + middleMs).getUTCMonth()] ?? Number.NaN,
  )
}

function inOrder(values: Values): Values {
  const ordered: { [Name in WeatherValueColumn]?: Float64Array } = {}
  for (const name of WEATHER_VALUE_COLUMNS) {
    const column = values[name]
    if (column) ordered[name] = column
  }
  return ordered
}
