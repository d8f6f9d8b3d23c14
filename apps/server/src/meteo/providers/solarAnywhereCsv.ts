import { z } from 'zod'
import { ProviderError } from './providerError.ts'

/** Fields of the order, with the column of the CSV that each becomes. */
const COLUMNS = [
  ['GlobalHorizontalIrradiance_WattsPerMeterSquared', 'Global Horizontal Irradiance (GHI) W/m2'],
  ['DirectNormalIrradiance_WattsPerMeterSquared', 'Direct Normal Irradiance (DNI) W/m2'],
  ['DiffuseHorizontalIrradiance_WattsPerMeterSquared', 'Diffuse Horizontal Irradiance (DIF) W/m2'],
  ['AmbientTemperature_DegreesC', 'AmbientTemperature (deg C)'],
  ['RelativeHumidity_Percent', 'Relative Humidity (%)'],
  ['WindSpeed_MetersPerSecond', 'WindSpeed (m/s)'],
  ['Albedo_Unitless', 'Albedo'],
] as const

export const FIELDS: readonly string[] = ['StartTime', ...COLUMNS.map(([field]) => field)]

const number = z.union([z.number(), z.string().transform(Number)])
const resultSchema = z.object({
  WeatherSourceInformation: z.object({
    Latitude: number,
    Longitude: number,
    Elevation_Meters: number,
    WeatherDataSource: z.string().optional(),
  }),
  WeatherDataPeriods: z.object({
    WeatherDataPeriods: z.array(z.looseObject({ StartTime: z.string() })).min(1),
  }),
})

/** What SolarAnywhere writes where it has no value. */
const MISSING = -999

/**
 * A result of the interface as SolarAnywhere's own CSV; rows are labelled by the start of their hour, local standard
 * time.
 *
 * @param offsetH - of local standard time from UTC
 * @param hasHead - false for a later year of the same file
 */
export function solarAnywhereCsv(result: unknown, offsetH: number, hasHead: boolean): string {
  const parsed = resultSchema.safeParse(result)
  if (!parsed.success) {
    throw new ProviderError('bad_answer', 'SolarAnywhere answered in an unknown way.', parsed.error)
  }
  const { WeatherSourceInformation: site, WeatherDataPeriods: data } = parsed.data
  const isTypical = /T[GD]Y/.test(site.WeatherDataSource ?? '')
  const head = [
    `0,SolarAnywhere,,${offsetH},${site.Latitude},${site.Longitude},${site.Elevation_Meters},Type: ${isTypical ? 'Typical Year' : 'Time Series'} / Time Resolution: 60 minute / Averaging Method: Start`,
    ['ObservationTime(LST)', ...COLUMNS.map(([, name]) => name)].join(','),
  ]
  const rows = data.WeatherDataPeriods.map((period) =>
    [localText(period.StartTime, offsetH), ...COLUMNS.map(([field]) => cell(period[field]))].join(
      ',',
    ),
  )
  return `${[...(hasHead ? head : []), ...rows].join('\n')}\n`
}

function cell(value: unknown): number {
  const given = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof given === 'number' && Number.isFinite(given) ? given : MISSING
}

/** MM/DD/YYYY HH:MM */
function localText(iso: string, offsetH: number): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) {
    throw new ProviderError('bad_answer', 'SolarAnywhere answered with times that cannot be read.')
  }
  const text = new Date(time + offsetH * 3_600_000).toISOString()
  return `${text.slice(5, 7)}/${text.slice(8, 10)}/${text.slice(0, 4)} ${text.slice(11, 16)}`
}
