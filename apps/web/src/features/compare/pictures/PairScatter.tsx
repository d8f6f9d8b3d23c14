import { scatterGrid, statisticsOf } from '@duet/comparison'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatFixed } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { valueGridOption, valueGridTable } from '../../../ui/charts/valueGrid.ts'
import { orNull, type PictureProps } from './pictureNames.ts'

/** How many steps lie at each pair of values: as quick for a year of minutes as for a day. */
export function PairScatter({ aligned, names }: PictureProps): ReactNode {
  const grid = useMemo(() => gridOf({ aligned, names }), [aligned, names])
  const option = useMemo(() => valueGridOption(grid), [grid])
  const table = useMemo(() => valueGridTable(grid), [grid])
  const correlation = statisticsOf(aligned).find(({ key }) => key === 'correlation')?.value
  return (
    <Chart
      title="B against A"
      summary={`${counted(aligned.counts.paired, 'step')}: across ${names.a}, upwards ${names.b}; the dashed line is where both are equal. Correlation ${formatFixed(orNull(correlation), 4)}.`}
      option={option}
      height={480}
      table={table}
    />
  )
}

const axisLabel = (name: string, unit: string): string => (unit === '' ? name : `${name}, ${unit}`)

function gridOf({ aligned, names }: PictureProps): Parameters<typeof valueGridOption>[0] {
  const { xEdges, yEdges, counts } = scatterGrid(aligned)
  const columns = xEdges.length - 1
  return {
    x_edges: xEdges,
    y_edges: yEdges,
    x_label: axisLabel(names.a, aligned.quantityA.unit),
    y_label: axisLabel(names.b, aligned.quantityB.unit),
    counts: yEdges
      .slice(1)
      .map((_, row) => Array.from(counts.subarray(row * columns, (row + 1) * columns))),
  }
}
