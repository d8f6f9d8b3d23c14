import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { MonthChart } from '../MonthChart.tsx'
import { columnOf, monthLabels, sumOf } from '../seriesMonths.ts'
import type { ResultSeries } from '../useResults.ts'

interface IrradianceChartProps {
  readonly series: ResultSeries
  readonly utcOffsetH: number
}

const SHOWN = [
  { name: 'GHI', column: 'ghi' },
  { name: 'Front, unshaded', column: 'poa_nominal' },
  { name: 'Front at the cells', column: 'poa_after_spectral' },
  { name: 'Effective, both faces', column: 'effective' },
] as const

/** Months of the light from level ground to the cells. */
export function IrradianceChart({ series, utcOffsetH }: IrradianceChartProps): ReactNode {
  const labels = useMemo(() => monthLabels(series.time, utcOffsetH), [series, utcOffsetH])
  const shown = useMemo(
    () => SHOWN.map(({ name, column }) => ({ name, values: columnOf(series, column) })),
    [series],
  )
  const totals = shown.map(({ name, values }) => `${name} ${formatUnit(sumOf(values), 'kWh/m²')}`)
  return (
    <MonthChart
      title="Monthly irradiation"
      summary={`In all: ${totals.join(', ')}.`}
      labels={labels}
      series={shown}
      unit="kWh/m²"
      height={380}
    />
  )
}
