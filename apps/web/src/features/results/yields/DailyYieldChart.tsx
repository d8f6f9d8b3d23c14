import { type ReactNode, useMemo } from 'react'
import { formatEnergyKwh } from '../../../lib/format.ts'
import { formatDay, formatSiteTime } from '../../../lib/formatTime.ts'
import { Chart } from '../../../ui/Chart.tsx'
import type { ResultSeries } from '../useResults.ts'
import { dailyYieldOption } from './yieldOptions.ts'

interface DailyYieldChartProps {
  readonly title?: string
  readonly series: ResultSeries
  readonly utcOffsetH: number
}

/** Energy of each day; drag the handles below, or turn the wheel over it, to come closer. */
export function DailyYieldChart({
  title = 'Daily energy',
  series,
  utcOffsetH,
}: DailyYieldChartProps): ReactNode {
  const days = useMemo(
    () => series.time.map((iso) => formatSiteTime(iso, utcOffsetH).slice(0, 10)),
    [series, utcOffsetH],
  )
  const energy = useMemo(() => series.values.at(-1) ?? [], [series])
  const option = useMemo(() => dailyYieldOption(days, energy), [days, energy])
  return (
    <Chart
      title={title}
      summary={dailySummary(days, energy)}
      option={option}
      height={320}
      table={{
        columns: [
          'Day',
          ...series.labels.map((label, index) => `${label} (${series.units[index] ?? ''})`),
        ],
        rows: days.map((day, index) => [
          day,
          ...series.values.map((values) => values[index] ?? null),
        ]),
      }}
    />
  )
}

function dailySummary(days: readonly string[], energy: readonly (number | null)[]): string {
  const most = Math.max(...energy.map((kwh) => kwh ?? 0))
  const mean = energy.reduce<number>((sum, kwh) => sum + (kwh ?? 0), 0) / Math.max(1, days.length)
  const day = days[energy.indexOf(most)]
  return day === undefined
    ? ''
    : `${days.length} days; on average ${formatEnergyKwh(mean)} a day, most on ${formatDay(day)} (${formatEnergyKwh(most)}).`
}
