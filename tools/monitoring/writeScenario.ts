import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { timeIntervalOfMinutes, writeWeatherCsv } from '@duet/formats'
import type { Deployment, MeasuredWeather, SampleOptions, SampleScenario } from '@duet/monitoring'
import { HOUR_MS, MINUTE_MS, zoneOffsetH } from '@duet/units'
import type { StudyPlant } from './variation.ts'

/** Writes a plant with its readings and its truth as the folder of a scenario. */
export function writeScenario(
  dir: string,
  { plantJson, options, made }: StudyPlant,
  scenario: SampleScenario,
): void {
  mkdirSync(dir, { recursive: true })
  const write = (name: string, text: string): void => writeFileSync(join(dir, name), text)
  write('plant.json', plantJson)
  write('deployment.json', `${JSON.stringify(scenario.deployment, undefined, 1)}\n`)
  write('weather.csv', weatherText(options, scenario.weather))
  write('sensors.csv', sensorsText(scenario))
  write('truth.json', `${JSON.stringify({ ...scenario.truth, made }, undefined, 1)}\n`)
}

function weatherText(
  { site, year, intervalMin }: SampleOptions,
  { startUtcMs, ghiWm2, dniWm2, dhiWm2, airC, windMPerS }: MeasuredWeather,
): string {
  const timeInterval = timeIntervalOfMinutes(intervalMin)
  if (timeInterval === undefined) throw new RangeError(`no interval of ${intervalMin} minutes`)
  const part = (read: (local: Date) => number): Float64Array =>
    startUtcMs.map((ms) => read(new Date(ms + year.utcOffsetH * HOUR_MS)))
  const last = startUtcMs.at(-1) ?? 0
  const pieces = writeWeatherCsv({
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
  })
  return [...pieces].join('')
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
