import type { WeatherFile } from '@duet/formats'
import { HOUR_MS } from '@duet/units'
import { isRecord, type JsonRecord } from '../reference/index.ts'

/** Kinds whose reference stamps hours 1 to 24 at their start, where the file and the product have their end. */
const AT_START: ReadonlySet<string> = new Set(['epw', 'tmy2'])

const IN_UTC: ReadonlySet<string> = new Set(['pvgis_tmy', 'pvgis_hourly'])

/** The times of the rows as the reference writes them, `2018-10-14T00:00:00-07:00`. */
export function labelTexts(
  kind: string,
  expected: JsonRecord,
  weather: WeatherFile,
): readonly string[] {
  const offsetH = offsetOf(expected)
  const shiftMs =
    (AT_START.has(kind) ? weather.stepS * 1000 : 0) + irradianceOffsetMin(expected) * 60_000
  return Array.from(weather.intervalStartUtcMs, (_, row) => {
    const ms = labelUtcMs(kind, weather, row) - shiftMs
    const text = new Date(ms + offsetH * HOUR_MS).toISOString().slice(0, 19)
    return `${text}${zoneText(offsetH)}`
  })
}

/** Measured rows by the time axis that a run takes; of a typical year by the labels, which have the year of each month. */
function labelUtcMs(kind: string, weather: WeatherFile, row: number): number {
  const { metadata, columns, stepS } = weather
  if (metadata.type === 'Sequential') {
    const share = { beginning: 0, center: 0.5, ending: 1 }[metadata.interval_alignment]
    return (weather.intervalStartUtcMs[row] ?? Number.NaN) + share * stepS * 1000
  }
  const [year, month, day, hour, minute] = [
    // TMY2's reference puts all months into the year of the first.
    kind === 'tmy2' ? columns.year[0] : columns.year[row],
    columns.month[row],
    columns.day[row],
    columns.hour[row],
    columns.minute[row],
  ].map((x) => x ?? Number.NaN)
  const utc = new Date(
    Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute) - metadata.local_time_zone * HOUR_MS,
  )
  // PVGIS stamps in UTC: the year is that of the stamp, though local time may lie in the next.
  if (IN_UTC.has(kind)) utc.setUTCFullYear(year ?? 0)
  return utc.getTime()
}

/** Minutes by which PVGIS says that its light is later than its stamps; the product moves its labels by them. */
function irradianceOffsetMin({ metadata }: JsonRecord): number {
  const inputs = isRecord(metadata) ? metadata['inputs'] : undefined
  if (!isRecord(inputs)) return 0
  const location = isRecord(inputs['location']) ? inputs['location'] : {}
  const hours = inputs['irradiance time offset'] ?? location['irradiance_time_offset']
  return typeof hours === 'number' ? Math.round(hours * 60) : 0
}

/** The zone of the reference's own texts, hours. */
function offsetOf({ index_last: last }: JsonRecord): number {
  const [, sign, hours, minutes] =
    /([+-])(\d\d):(\d\d)$/.exec(typeof last === 'string' ? last : '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60)
}

function zoneText(offsetH: number): string {
  const minutes = Math.round(Math.abs(offsetH) * 60)
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `${offsetH < 0 ? '-' : '+'}${hours}:${String(minutes % 60).padStart(2, '0')}`
}
