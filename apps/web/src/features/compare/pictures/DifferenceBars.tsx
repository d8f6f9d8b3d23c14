import { differenceHistogram } from '@duet/comparison'
import { type ReactNode, useMemo } from 'react'
import { formatNumber, formatPercentFixed } from '../../../lib/format.ts'
import { differenceUnit } from '../../../lib/shownUnits.ts'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { PictureProps } from './pictureNames.ts'

/** How often B differs from A by how much. */
export function DifferenceBars({ aligned }: PictureProps): ReactNode {
  const { edges, counts, total } = useMemo(() => differenceHistogram(aligned), [aligned])
  const unit = differenceUnit(aligned.quantityA.unit)
  const axis = useMemo(() => axisUnit(unit, Math.max(...edges.map(Math.abs))), [unit, edges])
  const data = useMemo(
    () => ({
      labels: counts.map((_, at) => formatNumber(axis.shown(edges[at] ?? 0))),
      series: [{ name: 'Steps', values: counts.map((count) => count / total) }],
      unit: '',
      left: {
        name: '% of steps',
        label: (share: number) => formatNumber(share * 100, 3),
        text: (share: number | null) => formatPercentFixed(share),
      },
      axisName: `B − A from (${axis.unit})`,
      labelLook: { hideOverlap: true },
      hasLegend: false,
    }),
    [edges, counts, total, axis],
  )
  const around = counts.findIndex((_, at) => (edges[at] ?? 0) <= 0 && (edges[at + 1] ?? 0) > 0)
  const share = (counts[around] ?? 0) / total
  return (
    <CategoryChart
      title="Differences"
      summary={`Share of the steps by their difference B − A; in the class around zero lie ${formatPercentFixed(share, 1)}.`}
      data={data}
      height={360}
      table={{
        columns: [`B − A from (${unit})`, `B − A to (${unit})`, 'Steps'],
        rows: counts.map((count, at) => [edges[at], edges[at + 1], count]),
      }}
    />
  )
}
