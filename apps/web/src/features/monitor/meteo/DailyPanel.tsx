import { type ReactNode, useMemo } from 'react'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { dailyData, type MeasureGroup } from './meteo.ts'

interface DailyPanelProps {
  readonly group: MeasureGroup
  readonly dates: readonly string[]
}

/** A measure by day, of all that know it. */
export function DailyPanel({ group, dates }: DailyPanelProps): ReactNode {
  const data = useMemo(() => dailyData(group, dates), [group, dates])
  const kind = group.isLight ? 'Sums' : 'Means'
  return (
    <Panel>
      <CategoryChart
        title={`${group.title} by day`}
        height={300}
        summary={`${kind} of days of which nine tenths are known; dashed: modelled, or of the satellite.`}
        data={data}
        table={seriesTable(
          'Day',
          dates,
          data.series.map((one) => ({ ...one, unit: group.unit })),
        )}
      />
    </Panel>
  )
}
