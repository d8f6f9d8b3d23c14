import { type HourlyWeather, writePvsystCsv } from '@duet/formats'
import type { DatasetRowFragment } from '../../../../lib/gql/graphql.ts'
import type { WeatherTable } from '../../useDatasets.ts'
import { spanOf } from '../siteDays.ts'
import { seriesOf } from '../weatherSeries.ts'
import { fetchPages } from './fetchPages.ts'
import { tablePages } from './tablePages.ts'

const COLUMNS = [
  'ghi_wm2',
  'dhi_wm2',
  'dni_wm2',
  'temp_c',
  'windspeed',
  'wind_direction',
  'rh',
] as const

/** Reads all hours of a dataset and writes them as PVsyst imports them. */
export async function pvsystWeather(dataset: DatasetRowFragment): Promise<string> {
  const pages = tablePages(spanOf(dataset), 'OneHour')
  const parts = await fetchPages({ id: dataset.id, interval: 'OneHour', isMean: true }, pages)
  return writePvsystCsv({ ...dataset, isTypicalYear: dataset.type === 'TMY' }, hoursOf(parts))
}

function hoursOf(parts: readonly WeatherTable[]): HourlyWeather {
  const columns = COLUMNS.flatMap((column) => {
    const values = parts.flatMap((part) => seriesOf(part, column)?.values ?? [])
    return values.length > 0 ? [[column, values] as const] : []
  })
  return {
    startUtcMs: parts.flatMap(({ time }) => time.map((iso) => Date.parse(iso))),
    columns: Object.fromEntries(columns),
  }
}
