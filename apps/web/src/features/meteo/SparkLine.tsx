import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatUnit, MISSING } from '../../lib/format.ts'
import { SERIES_COLORS } from '../../ui/palette.ts'
import { sparkPath } from './sparkPath.ts'
import { useSparkLine } from './useDatasets.ts'

const WIDTH_PX = 120
const HEIGHT_PX = 22

/** Daily sums of GHI as a small line. */
export function SparkLine({ datasetId }: { readonly datasetId: string }): ReactNode {
  const view = useSparkLine(datasetId)
  if (view.state === 'loading') return <Skeleton width={WIDTH_PX} height={HEIGHT_PX} />
  const path = view.state === 'ready' ? sparkPath(view.data, WIDTH_PX, HEIGHT_PX) : ''
  if (view.state === 'failed' || path === '') return MISSING
  const most = Math.max(...view.data.map((value) => value ?? 0))
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn, not fetched
      role="img"
      aria-label={`Daily GHI, at most ${formatUnit(most, 'kWh/m²', 3)}`}
      width={WIDTH_PX}
      height={HEIGHT_PX + 2}
      viewBox={`0 -1 ${WIDTH_PX} ${HEIGHT_PX + 2}`}
      style={{ display: 'block' }}
    >
      <path d={path} fill="none" stroke={SERIES_COLORS[1]} strokeWidth={1} />
    </svg>
  )
}
