import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { formatMonth, formatSiteTime } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { ReportMonths } from '../report/monthTexts.ts'
import { useReport } from '../report/useReport.ts'
import { useRollup, type WeatherTable } from '../useDatasets.ts'
import { columnShort, columnTitle } from '../weatherTexts.ts'
import { type MonthSeries, monthlyWeatherOption } from './monthlyWeatherOption.ts'
import { seriesOf, sumOf } from './weatherSeries.ts'

interface MonthlyWeatherChartProps {
  readonly dataset: DatasetRowFragment
}

export function MonthlyWeatherChart({ dataset }: MonthlyWeatherChartProps): ReactNode {
  const view = useRollup({ id: dataset.id, time_interval: 'OneMonth' })
  const report = useReport(dataset.id)
  return (
    <Panel>
      <DataState view={view} skeleton={<SkeletonBox height={370} />}>
        {(months) => (
          <Drawn
            months={months}
            dataset={dataset}
            checked={report.state === 'ready' ? report.data.months : NOT_CHECKED}
          />
        )}
      </DataState>
    </Panel>
  )
}

const NOT_CHECKED: ReportMonths = []

interface DrawnProps extends MonthlyWeatherChartProps {
  readonly months: WeatherTable
  /** What the report has of the months; empty while it is not there. */
  readonly checked: ReportMonths
}

function Drawn({ months, dataset, checked }: DrawnProps): ReactNode {
  const labels = useMemo(() => monthLabels(months, dataset), [months, dataset])
  const shown = useMemo(() => monthSeries(months, checked, dataset), [months, checked, dataset])
  const option = useMemo(() => monthlyWeatherOption(labels, shown), [labels, shown])
  const { irradiation, clearSky, temperature, available } = shown
  const all = [...irradiation, clearSky, temperature, available].filter(
    (series) => series !== undefined,
  )
  return (
    <Chart
      title="Months"
      summary={summaryOf(shown)}
      option={option}
      height={410}
      table={{
        columns: ['Month', ...all.map(({ column, unit }) => columnTitle(column, unit))],
        rows: labels.map((label, index) => [
          label,
          ...all.map(({ values }) => values[index] ?? null),
        ]),
      }}
    />
  )
}

/** What is drawn; months that the report does not know have no clear sky. */
function monthSeries(
  months: WeatherTable,
  checked: ReportMonths,
  dataset: DatasetRowFragment,
): MonthSeries {
  const keys = months.time.map((iso) =>
    formatSiteTime(iso, dataset.local_time_zone).slice(dataset.type === 'TMY' ? 5 : 0, 7),
  )
  const known = new Map(checked.map((month) => [month.month, month]))
  const ofReport = (value: (month: ReportMonths[number]) => number | null) =>
    keys.map((key) => {
      const month = known.get(key)
      return month === undefined ? null : value(month)
    })
  return {
    irradiation: ['ghi_wm2', 'dni_wm2', 'dhi_wm2'].flatMap(
      (column) => seriesOf(months, column) ?? [],
    ),
    temperature: seriesOf(months, 'temp_c'),
    ...(known.size > 0 && {
      clearSky: {
        column: 'Clear-sky GHI',
        unit: 'kWh/m²',
        values: ofReport(({ clear_sky_kwh_m2 }) => clear_sky_kwh_m2),
      },
      available: {
        column: 'Rows available',
        unit: '%',
        values: ofReport(({ available_fraction }) => available_fraction * 100),
      },
    }),
  }
}

/** 'Jan', or 'Jan 2023' where there are several years. */
function monthLabels(months: WeatherTable, dataset: DatasetRowFragment): readonly string[] {
  const stamps = months.time.map((iso) => formatSiteTime(iso, dataset.local_time_zone))
  const isLong = new Set(stamps.map((stamp) => stamp.slice(0, 4))).size > 1
  return stamps.map((stamp) => {
    const month = formatMonth(Number(stamp.slice(5, 7)) - 1)
    return isLong ? `${month} ${stamp.slice(0, 4)}` : month
  })
}

function summaryOf({ irradiation, available }: MonthSeries): string {
  const sums = irradiation.map(
    ({ column, unit, values }) => `${columnShort(column)} ${formatUnit(sumOf(values), unit)}`,
  )
  const least = Math.min(...(available?.values.filter((value) => value !== null) ?? []))
  const rows =
    least >= 99.995
      ? ' No row is missing.'
      : ` Of the rows of each month at least ${formatUnit(least, '%', 4)} are there.`
  return `Sums of the whole dataset: ${sums.join(', ')}.${Number.isFinite(least) ? rows : ''}`
}
