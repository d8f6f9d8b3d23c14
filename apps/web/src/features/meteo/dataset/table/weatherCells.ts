import { formatSiteTime } from '../../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../../lib/gql/graphql.ts'
import type { WeatherTable } from '../../useDatasets.ts'
import { columnTitle } from '../../weatherTexts.ts'
import { seriesOf } from '../weatherSeries.ts'

type Site = Pick<DatasetRowFragment, 'type' | 'local_time_zone'>

/** Begin of an interval, site time: days without the clock, months without the day, typical years without the year. */
export function intervalTime(iso: string, interval: string, site: Site): string {
  const text = formatSiteTime(iso, site.local_time_zone)
  if (interval === 'OneYear') return site.type === 'TMY' ? 'Typical year' : text.slice(0, 4)
  const length =
    interval === 'OneMonth' ? 7 : interval === 'OneDay' || interval === 'OneWeek' ? 10 : 16
  return text.slice(site.type === 'TMY' ? 5 : 0, length)
}

/** Headings and raw values of the columns, the time first. */
export function weatherCells(
  table: WeatherTable,
  columns: readonly string[],
  interval: string,
  site: Site,
): {
  readonly titles: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
} {
  const series = columns.flatMap((column) => seriesOf(table, column) ?? [])
  return {
    titles: ['Time', ...series.map(({ column, unit }) => columnTitle(column, unit))],
    rows: table.time.map((iso, index) => [
      intervalTime(iso, interval, site),
      ...series.map(({ values }) => values[index] ?? null),
    ]),
  }
}
