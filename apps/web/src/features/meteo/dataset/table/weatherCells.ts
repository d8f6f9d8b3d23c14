import type { DatasetRowFragment } from '../../../../lib/gql/graphql.ts'
import type { WeatherTable } from '../../useDatasets.ts'
import { columnTitle, siteTimeText } from '../../weatherTexts.ts'
import { seriesOf } from '../weatherSeries.ts'

type Site = Pick<DatasetRowFragment, 'type' | 'local_time_zone'>

const LENGTHS: Readonly<Record<string, number>> = {
  OneYear: 4,
  OneMonth: 7,
  OneWeek: 10,
  OneDay: 10,
}

/** Begin of an interval, site time: days without the clock, months without the day, typical years without the year. */
export function intervalTime(iso: string, interval: string, site: Site): string {
  if (interval === 'OneYear' && site.type === 'TMY') return 'Typical year'
  return siteTimeText(iso, site, LENGTHS[interval])
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
