import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { isoSiteTime } from '../../../lib/formatTime.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { monthLabels } from '../seriesMonths.ts'
import type { CellTemperatures } from '../useResultTabs.ts'

interface TemperatureMonthsProps {
  readonly months: CellTemperatures['months']
  readonly utcOffsetH: number
}

/** Means and maxima of the cells, month by month. */
export function TemperatureMonths({ months, utcOffsetH }: TemperatureMonthsProps): ReactNode {
  const data = useMemo(() => {
    const times = months.map(({ time }) => time)
    const line = { type: 'line' } as const
    return {
      labels: monthLabels(times, utcOffsetH),
      series: [
        { ...line, name: 'Weighted by light', values: months.map((one) => one.weighted_mean_c) },
        { ...line, name: 'Mean in light', values: months.map((one) => one.light_mean_c) },
        { ...line, name: 'Highest', values: months.map((one) => one.max_c) },
      ],
      unit: '°C',
    }
  }, [months, utcOffsetH])
  return (
    <CategoryChart
      title="Cell temperature by month"
      summary={summaryOf(months, data.labels)}
      data={data}
      table={{
        columns: [
          'Month',
          'Weighted by light (°C)',
          'Mean in light (°C)',
          'Mean, day and night (°C)',
          'Highest (°C)',
          'Highest at (site time)',
        ],
        rows: months.map((month, at) => [
          data.labels[at],
          month.weighted_mean_c,
          month.light_mean_c,
          month.mean_c,
          month.max_c,
          month.max_at === null ? '' : isoSiteTime(month.max_at, utcOffsetH),
        ]),
      }}
    />
  )
}

function summaryOf(months: CellTemperatures['months'], labels: readonly string[]): string {
  const known = months
    .map((month, at) => ({ label: labels[at] ?? '', value: month.weighted_mean_c }))
    .filter((month): month is { label: string; value: number } => month.value !== null)
    .toSorted((a, b) => b.value - a.value)
  const [warmest] = known
  const coldest = known.at(-1)
  if (warmest === undefined || coldest === undefined) return 'No month has light.'
  return `Weighted by light, warmest in ${warmest.label} (${formatUnit(warmest.value, '°C', 3)}), coldest in ${coldest.label} (${formatUnit(coldest.value, '°C', 3)}).`
}
