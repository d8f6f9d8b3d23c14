import { type ReactNode, useMemo } from 'react'
import { isoSiteTime } from '../../../lib/formatTime.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { titledColumns } from '../seriesMonths.ts'
import type { ResultSeries } from '../useResults.ts'
import { energyTimeOption } from './yieldOptions.ts'

interface EnergyTimeChartProps {
  readonly title: string
  readonly series: ResultSeries
  readonly utcOffsetH: number
  readonly step: 'Day' | 'Hour'
  readonly summaryOf: (times: readonly string[], energyKwh: readonly (number | null)[]) => string
  readonly controls?: ReactNode
}

/** Energy of each day or hour; drag the handles below, or turn the wheel over it, to come closer. */
export function EnergyTimeChart(props: EnergyTimeChartProps): ReactNode {
  const { series, utcOffsetH, step } = props
  const times = useMemo(
    () => series.time.map((iso) => isoSiteTime(iso, utcOffsetH).slice(0, step === 'Day' ? 10 : 16)),
    [series, utcOffsetH, step],
  )
  const energy = useMemo(() => series.values.at(-1) ?? [], [series])
  const option = useMemo(() => energyTimeOption(times, energy), [times, energy])
  return (
    <Chart
      title={props.title}
      summary={props.summaryOf(times, energy)}
      option={option}
      height={320}
      controls={props.controls}
      table={seriesTable(step, times, titledColumns(series))}
    />
  )
}
