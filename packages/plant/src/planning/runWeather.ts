import { AppError } from '@duet/contract'
import type { Weather } from '@duet/engine'

/** Columns of a stored dataset in the specification's names and units, [n] each. */
export interface DatasetColumns {
  readonly ghi_wm2?: Float64Array
  readonly dni_wm2?: Float64Array
  readonly dhi_wm2?: Float64Array
  readonly temp_c?: Float64Array
  readonly windspeed?: Float64Array
  readonly albedo?: Float64Array
  readonly atmospheric_pressure?: Float64Array
  readonly rh?: Float64Array
  readonly pw?: Float64Array
  readonly tracker_angle?: Float64Array
}

export interface Dataset {
  readonly type: 'Sequential' | 'TMY'
  /** Start of each interval, ms UTC, [n]; a typical year lies in one nominal year. */
  readonly intervalStartUtcMs: Float64Array
  readonly stepS: number
  /** Hours from UTC, standard time. */
  readonly localTimeZoneH: number
  readonly columns: DatasetColumns
}

/** Column of a dataset -> array of the engine's weather. */
const ENGINE_KEYS = {
  ghi_wm2: 'ghiWm2',
  dni_wm2: 'dniWm2',
  dhi_wm2: 'dhiWm2',
  windspeed: 'windMPerS',
  albedo: 'albedo',
  atmospheric_pressure: 'pressurePa',
  rh: 'relativeHumidityPercent',
  pw: 'precipitableWaterCm',
  tracker_angle: 'trackerAngleDeg',
} as const satisfies Partial<Record<keyof DatasetColumns, keyof Weather>>

/**
 * A dataset as the engine's weather. A typical year is laid into `simulatedYear`, month, day and hour of local standard time kept;
 * it has no 29 February, so a leap year has a gap there (D-22).
 *
 * @throws AppError INVALID_INPUT for a dataset without air temperature
 */
export function runWeather(dataset: Dataset, simulatedYear?: number): Weather {
  const { columns } = dataset
  if (!columns.temp_c) {
    throw new AppError('INVALID_INPUT', 'The meteo dataset has no air temperature.', {
      column: 'temp_c',
    })
  }
  const optional = Object.entries(ENGINE_KEYS).flatMap(([name, key]) => {
    const values = columns[name as keyof typeof ENGINE_KEYS]
    return values ? [[key, values] as const] : []
  })
  return {
    intervalStartUtcMs:
      dataset.type === 'TMY' && simulatedYear !== undefined
        ? moveToYear(dataset, simulatedYear)
        : dataset.intervalStartUtcMs,
    stepS: dataset.stepS,
    utcOffsetH: dataset.localTimeZoneH,
    airC: columns.temp_c,
    ...Object.fromEntries(optional),
  }
}

/** Lowest air temperature of the dataset, °C; NaN-safe. */
export function coldestAirC({ columns }: Pick<Dataset, 'columns'>): number {
  let lowest = Number.POSITIVE_INFINITY
  for (const value of columns.temp_c ?? []) if (value < lowest) lowest = value
  return lowest
}

const MS_PER_HOUR = 3_600_000

function moveToYear({ intervalStartUtcMs, localTimeZoneH }: Dataset, year: number): Float64Array {
  const offsetMs = localTimeZoneH * MS_PER_HOUR
  return intervalStartUtcMs.map((utcMs) => {
    const local = new Date(utcMs + offsetMs)
    const sinceMonth = local.getTime() - Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1)
    return Date.UTC(year, local.getUTCMonth(), 1) + sinceMonth - offsetMs
  })
}
