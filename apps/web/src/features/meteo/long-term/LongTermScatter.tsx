import { SHORT_MONTH_NAMES } from '@duet/units'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { type GridLine, valueGridOption, valueGridTable } from '../../../ui/charts/valueGrid.ts'
import type { LongTermReport } from './useLongTerm.ts'

/** The pairs that the correction was made from, under its curve. */
export function LongTermScatter({ report }: { readonly report: LongTermReport }): ReactNode {
  const { scatter, curves, unit, pair_count } = report
  const grid = useMemo(
    () => ({
      ...scatter,
      x_label: `${scatter.x_label}, ${unit}`,
      y_label: `${scatter.y_label}, ${unit}`,
    }),
    [scatter, unit],
  )
  const option = useMemo(() => valueGridOption(grid, curves.map(lineOf)), [grid, curves])
  const table = useMemo(() => valueGridTable(grid), [grid])
  return (
    <Chart
      title="Measured against the reference"
      summary={`All ${counted(pair_count, 'pair')}, counted by cells. The dashed line is where both are equal; ${curves.length === 1 ? 'the other is' : 'the others are'} what the correction makes of the reference.`}
      option={option}
      height={420}
      table={table}
    />
  )
}

function lineOf({ months, reference, corrected }: LongTermReport['curves'][number]): GridLine {
  const names = months.map((month) => SHORT_MONTH_NAMES[month - 1]).join(', ')
  return { name: names === '' ? 'Correction' : names, x: reference, y: corrected }
}
