import { formatDay, formatMonth } from '../../../lib/formatTime.ts'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { PerformanceSums } from './usePerformance.ts'

/** 'Jun 2026' of a month, '3 Jun' of a day. */
export function intervalLabel(
  { date }: Pick<PerformanceSums, 'date'>,
  by: 'day' | 'month',
): string {
  if (date === null) return 'Whole period'
  return by === 'day'
    ? formatDay(date, false)
    : `${formatMonth(Number(date.slice(5, 7)) - 1)} ${date.slice(0, 4)}`
}

const SERIES = [
  { name: 'Budget', of: (sums: PerformanceSums) => sums.budget_kwh, color: SERIES_COLORS[4] },
  {
    name: 'Budget in this weather',
    of: (sums: PerformanceSums) => sums.weather_budget_kwh,
    color: SERIES_COLORS[6],
  },
  { name: 'Expected', of: (sums: PerformanceSums) => sums.model_kwh, color: SERIES_COLORS[1] },
  { name: 'Measured', of: (sums: PerformanceSums) => sums.sensor_kwh, color: SERIES_COLORS[0] },
] as const

/** Energies side by side; without a budget only those that there are. */
export function energyBars(
  intervals: readonly PerformanceSums[],
  by: 'day' | 'month',
): CategoryData {
  return {
    labels: intervals.map((one) => intervalLabel(one, by)),
    unit: 'kWh',
    labelLook: { hideOverlap: true },
    series: SERIES.map(({ name, of, color }) => ({
      name,
      color,
      values: intervals.map(of),
    })).filter(({ values }) => values.some((value) => value !== null)),
  }
}
