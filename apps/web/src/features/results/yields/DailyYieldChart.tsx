import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatEnergyKwh } from '../../../lib/format.ts'
import { formatDay } from '../../../lib/formatTime.ts'
import { sumOf } from '../seriesMonths.ts'
import type { ResultSeries } from '../useResults.ts'
import { EnergyTimeChart } from './EnergyTimeChart.tsx'

interface DailyYieldChartProps {
  readonly title?: string
  readonly series: ResultSeries
  readonly utcOffsetH: number
}

export function DailyYieldChart({
  title = 'Daily energy',
  ...of
}: DailyYieldChartProps): ReactNode {
  return <EnergyTimeChart title={title} {...of} step="Day" summaryOf={dailySummary} />
}

function dailySummary(days: readonly string[], energy: readonly (number | null)[]): string {
  const most = Math.max(...energy.map((kwh) => kwh ?? 0))
  const mean = sumOf(energy) / Math.max(1, days.length)
  const day = days[energy.indexOf(most)]
  return day === undefined
    ? ''
    : `${counted(days.length, 'day')}; on average ${formatEnergyKwh(mean)} a day, most on ${formatDay(day)} (${formatEnergyKwh(most)}).`
}
