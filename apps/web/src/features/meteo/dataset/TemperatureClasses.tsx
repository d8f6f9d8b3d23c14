import { type ReactNode, useMemo } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import { classOption, classTexts } from './climateOptions.ts'
import type { WeatherStatistics } from './useViews.ts'

/** How often each temperature is, and how much of the light comes at it. */
export function TemperatureClasses({
  statistics,
}: {
  readonly statistics: WeatherStatistics
}): ReactNode {
  const { temp_edges_c, temp_fractions, temp_irradiation_fractions } = statistics
  const labels = useMemo(
    () => classTexts(temp_edges_c, temp_fractions.length),
    [temp_edges_c, temp_fractions],
  )
  const option = useMemo(
    () =>
      classOption(labels, 'Air temperature, °C', [
        { name: 'Time', fractions: temp_fractions, color: SERIES_COLORS[4] },
        { name: 'Irradiation', fractions: temp_irradiation_fractions, color: SERIES_COLORS[1] },
      ]),
    [labels, temp_fractions, temp_irradiation_fractions],
  )
  const hot = sumFrom(temp_edges_c, temp_irradiation_fractions, 25)
  return (
    <Chart
      title="Classes of temperature"
      summary={`Share of the time and of the global irradiation at each air temperature; ${formatPercent(hot)} of the irradiation comes at 25 °C and more.`}
      option={option}
      table={{
        columns: ['Air temperature (°C)', 'Time (fraction)', 'Irradiation (fraction)'],
        rows: labels.map((label, at) => [
          label,
          temp_fractions[at] ?? null,
          temp_irradiation_fractions[at] ?? null,
        ]),
      }}
    />
  )
}

function sumFrom(edges: readonly number[], fractions: readonly number[], from: number): number {
  return fractions.reduce(
    (sum, fraction, at) => ((edges[at] ?? 0) >= from ? sum + fraction : sum),
    0,
  )
}
