import { HOUR_MS, MINUTE_MS, zoneOffsetH } from '@duet/units'
import type { Deployment } from '../model/hierarchy.ts'
import type { MeasuredWeather } from './measuredWeather.ts'
import type { SampleOptions, SampleScenario } from './sampleScenario.ts'

/** Names and texts of the files of a scenario's folder, but for its plant and its weather. */
export function scenarioFiles(
  scenario: SampleScenario,
  /** Further fields of the truth. */
  also: object = {},
): Readonly<Record<'deployment.json' | 'sensors.csv' | 'truth.json', string>> {
  return {
    'deployment.json': json(scenario.deployment),
    'sensors.csv': sensorsText(scenario),
    'truth.json': json({ ...scenario.truth, ...also }),
  }
}

const json = (value: object): string => `${JSON.stringify(value, undefined, 1)}\n`

interface ScenarioWeather<TimeInterval> {
  readonly rowCount: number
  readonly metadata: {
    readonly source: 'default'
    readonly type: 'Sequential'
    readonly latitude: number
    readonly longitude: number
    readonly altitude_m: number
    readonly local_time_zone: number
    readonly time_interval: TimeInterval
    readonly interval_alignment: 'beginning'
    readonly has_windspeed: true
    readonly has_rh: false
    readonly has_pw: false
    readonly has_snow_depth: false
    readonly has_rain: false
    readonly has_dust: false
    readonly start_time: string
    readonly end_time: string
  }
  readonly columns: Readonly<
    Record<
      'year' | 'month' | 'day' | 'hour' | 'minute' | 'ghi_wm2' | 'temp_c' | 'windspeed',
      Float64Array
    > &
      Partial<Record<'dni_wm2' | 'dhi_wm2', Float64Array>>
  >
}

/** The measured weather of a scenario as a weather file of the product holds it; see `@duet/formats`. */
export function scenarioWeather<TimeInterval>(
  { site, year, intervalMin }: Pick<SampleOptions, 'site' | 'year' | 'intervalMin'>,
  { startUtcMs, ghiWm2, dniWm2, dhiWm2, airC, windMPerS }: MeasuredWeather,
  timeInterval: TimeInterval,
): ScenarioWeather<TimeInterval> {
  const part = (read: (local: Date) => number): Float64Array =>
    startUtcMs.map((ms) => read(new Date(ms + year.utcOffsetH * HOUR_MS)))
  const last = startUtcMs.at(-1) ?? 0
  return {
    rowCount: startUtcMs.length,
    metadata: {
      source: 'default',
      type: 'Sequential',
      latitude: site.latitudeDeg,
      longitude: site.longitudeDeg,
      altitude_m: site.altitudeM,
      local_time_zone: year.utcOffsetH,
      time_interval: timeInterval,
      interval_alignment: 'beginning',
      has_windspeed: true,
      has_rh: false,
      has_pw: false,
      has_snow_depth: false,
      has_rain: false,
      has_dust: false,
      start_time: new Date(startUtcMs[0] ?? 0).toISOString(),
      end_time: new Date(last + intervalMin * MINUTE_MS).toISOString(),
    },
    columns: {
      year: part((local) => local.getUTCFullYear()),
      month: part((local) => local.getUTCMonth() + 1),
      day: part((local) => local.getUTCDate()),
      hour: part((local) => local.getUTCHours()),
      minute: part((local) => local.getUTCMinutes()),
      ghi_wm2: ghiWm2,
      ...(dniWm2 && { dni_wm2: dniWm2 }),
      ...(dhiWm2 && { dhi_wm2: dhiWm2 }),
      temp_c: airC,
      windspeed: windMPerS,
    },
  }
}

function sensorsText({ deployment, startUtcMs, readings }: SampleScenario): string {
  const columns = [...readings.values()]
  const label = labelText(deployment)
  const lines = [`timestamp,${[...readings.keys()].join(',')}`]
  startUtcMs.forEach((ms, row) => {
    const cells = columns.map((values) => {
      const value = values[row] ?? Number.NaN
      return Number.isNaN(value) ? '' : String(value)
    })
    lines.push(`${label(ms)},${cells.join(',')}`)
  })
  return `${lines.join('\n')}\n`
}

function labelText(deployment: Deployment): (startUtcMs: number) => string {
  const laterMs =
    deployment.timestamp_label === 'ending' ? deployment.interval_minutes * MINUTE_MS : 0
  if (deployment.timestamp_clock === 'utc') {
    return (ms) => `${new Date(ms + laterMs).toISOString().slice(0, 16)}Z`
  }
  const offsetH = zoneOffsetH(deployment.time_zone)
  // clocks change at whole quarters of an hour
  const known = new Map<number, number>()
  return (ms) => {
    const quarter = Math.floor((ms + laterMs) / (15 * MINUTE_MS))
    const hours = known.get(quarter) ?? offsetH(quarter * 15 * MINUTE_MS)
    known.set(quarter, hours)
    return new Date(ms + laterMs + hours * HOUR_MS).toISOString().slice(0, 16)
  }
}
