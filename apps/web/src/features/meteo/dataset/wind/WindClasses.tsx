import { type ReactNode, useMemo } from 'react'
import { formatPercent } from '../../../../lib/format.ts'
import { Chart } from '../../../../ui/Chart.tsx'
import { SERIES_COLORS } from '../../../../ui/palette.ts'
import { classOption, classTexts } from '../climateOptions.ts'
import type { WeatherStatistics } from '../useViews.ts'

/** How often each wind speed is. */
export function WindClasses({ statistics }: { readonly statistics: WeatherStatistics }): ReactNode {
  const { wind_edges_m_per_s: edges, wind_fractions: fractions } = statistics
  const labels = useMemo(() => classTexts(edges, fractions.length), [edges, fractions])
  const option = useMemo(
    () =>
      classOption(labels, 'Wind speed, m/s', [
        { name: 'Time', fractions, color: SERIES_COLORS[2] },
      ]),
    [labels, fractions],
  )
  const most = fractions.indexOf(Math.max(...fractions))
  return (
    <Chart
      title="Classes of wind speed"
      summary={`Share of the time at each wind speed; most often ${labels[most] ?? ''} m/s (${formatPercent(fractions[most])}).`}
      option={option}
      height={240}
      table={{
        columns: ['Wind speed (m/s)', 'Time (fraction)'],
        rows: labels.map((label, at) => [label, fractions[at] ?? null]),
      }}
    />
  )
}
