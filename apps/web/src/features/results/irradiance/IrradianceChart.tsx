import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
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
  const data = useMemo(
    () => ({
      labels: monthLabels(series.time, utcOffsetH),
      series: SHOWN.map(({ name, column }) => ({ name, values: columnOf(series, column) })),
      unit: 'kWh/m²',
    }),
    [series, utcOffsetH],
  )
  const totals = data.series.map(
    ({ name, values }) => `${name} ${formatUnit(sumOf(values), data.unit)}`,
  )
  return (
    <CategoryChart
      title="Monthly irradiation"
      summary={`In all: ${totals.join(', ')}.`}
      data={data}
      height={380}
    />
  )
}
