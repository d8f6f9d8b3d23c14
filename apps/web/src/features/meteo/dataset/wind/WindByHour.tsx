import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../../lib/format.ts'
import { Chart } from '../../../../ui/Chart.tsx'
import { windByHourOption } from '../climateOptions.ts'
import type { WeatherStatistics } from '../useViews.ts'
import { hourText } from '../weatherOptions.ts'

/** Mean wind speed around the clock. */
export function WindByHour({ statistics }: { readonly statistics: WeatherStatistics }): ReactNode {
  const byHour = statistics.wind_by_hour_m_per_s
  const option = useMemo(() => windByHourOption(byHour), [byHour])
  return (
    <Chart
      title="Wind by hour"
      summary={summaryOf(byHour)}
      option={option}
      height={240}
      table={{
        columns: ['Hour', 'Mean wind speed (m/s)'],
        rows: byHour.map((value, hour) => [hourText(hour), value]),
      }}
    />
  )
}

function summaryOf(byHour: readonly (number | null)[]): string {
  const known = byHour.flatMap((value, hour) => (value === null ? [] : [{ value, hour }]))
  const [first, ...rest] = known
  if (first === undefined) return 'No wind speed.'
  const most = rest.reduce((best, one) => (one.value > best.value ? one : best), first)
  const least = rest.reduce((best, one) => (one.value < best.value ? one : best), first)
  return `Mean wind speed of each hour of site time: most at ${hourText(most.hour)} (${formatUnit(most.value, 'm/s', 3)}), least at ${hourText(least.hour)} (${formatUnit(least.value, 'm/s', 3)}).`
}
