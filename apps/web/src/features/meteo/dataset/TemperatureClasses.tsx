import { type ReactNode, useMemo } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { shownEdges, shownHeading, shownSentence } from '../../../lib/shownUnits.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import { classData, classTexts } from './climateOptions.ts'
import type { WeatherStatistics } from './useViews.ts'

/** How often each temperature is, and how much of the light comes at it. */
export function TemperatureClasses({
  statistics,
}: {
  readonly statistics: WeatherStatistics
}): ReactNode {
  const { temp_edges_c, temp_fractions, temp_irradiation_fractions } = statistics
  const data = useMemo(
    () =>
      classData(
        classTexts(shownEdges(temp_edges_c, '°C'), temp_fractions.length),
        shownHeading('Air temperature, °C'),
        [
          { name: 'Time', values: temp_fractions, color: SERIES_COLORS[4] },
          { name: 'Irradiation', values: temp_irradiation_fractions, color: SERIES_COLORS[1] },
        ],
      ),
    [temp_edges_c, temp_fractions, temp_irradiation_fractions],
  )
  const hot = sumFrom(temp_edges_c, temp_irradiation_fractions, 25)
  return (
    <CategoryChart
      title="Classes of temperature"
      summary={shownSentence(
        `Share of the time and of the global irradiation at each air temperature; ${formatPercent(hot)} of the irradiation comes at 25 °C and more.`,
      )}
      data={data}
      height={300}
      table={seriesTable('Air temperature (°C)', classTexts(temp_edges_c, temp_fractions.length), [
        { name: 'Time (fraction)', values: temp_fractions },
        { name: 'Irradiation (fraction)', values: temp_irradiation_fractions },
      ])}
    />
  )
}

function sumFrom(edges: readonly number[], fractions: readonly number[], from: number): number {
  return fractions.reduce(
    (sum, fraction, at) => ((edges[at] ?? 0) >= from ? sum + fraction : sum),
    0,
  )
}
