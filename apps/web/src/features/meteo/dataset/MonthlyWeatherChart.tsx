import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import type { DatasetProps } from '../datasetProps.ts'
import { monthTexts, type ReportMonths } from '../report/monthTexts.ts'
import { useReport } from '../report/useReport.ts'
import { useRollup, type WeatherTable } from '../useDatasets.ts'
import { columnShort, columnTitle, siteTimeText } from '../weatherTexts.ts'
import { type MonthSeries, monthlyWeatherOption } from './monthlyWeatherOption.ts'
import { seriesOf, sumOf } from './weatherSeries.ts'

export function MonthlyWeatherChart({ dataset }: DatasetProps): ReactNode {
  const view = useRollup({ id: dataset.id, time_interval: 'OneMonth' })
  const report = useReport(dataset.id)
  return (
    <ChartPanel view={view} height={370}>
      {(months) => (
        <Drawn
          months={months}
          dataset={dataset}
          checked={report.state === 'ready' ? report.data.months : NOT_CHECKED}
        />
      )}
    </ChartPanel>
  )
}

const NOT_CHECKED: ReportMonths = []

interface DrawnProps extends DatasetProps {
  readonly months: WeatherTable
  /** What the report has of the months; empty while it is not there. */
  readonly checked: ReportMonths
}

function Drawn({ months, dataset, checked }: DrawnProps): ReactNode {
  const labels = useMemo(() => monthTexts(keysOf(months, dataset)), [months, dataset])
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
      table={seriesTable(
        'Month',
        labels,
        all.map(({ column, unit, values }) => ({ name: columnTitle(column, unit), values })),
      )}
    />
  )
}

/** What is drawn; months that the report does not know have no clear sky. */
function monthSeries(
  months: WeatherTable,
  checked: ReportMonths,
  dataset: DatasetRowFragment,
): MonthSeries {
  const keys = keysOf(months, dataset)
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

/** '2023-05'; of a typical year '05'. */
const keysOf = (months: WeatherTable, dataset: DatasetRowFragment): readonly string[] =>
  months.time.map((iso) => siteTimeText(iso, dataset, 7))

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
