import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatUnit, MISSING } from '../../lib/format.ts'
import {
  SparkLine as SmallLine,
  SPARK_HEIGHT_PX,
  SPARK_WIDTH_PX,
} from '../../ui/charts/SparkLine.tsx'
import { SERIES_COLORS } from '../../ui/palette.ts'
import { useSparkLine } from './useDatasets.ts'

/** Daily sums of GHI as a small line. */
export function SparkLine({ datasetId }: { readonly datasetId: string }): ReactNode {
  const view = useSparkLine(datasetId)
  if (view.state === 'loading') return <Skeleton width={SPARK_WIDTH_PX} height={SPARK_HEIGHT_PX} />
  if (view.state === 'failed') return MISSING
  const most = Math.max(...view.data.map((value) => value ?? 0))
  const label = `Daily GHI, at most ${formatUnit(most, 'kWh/m²', 3)}`
  return <SmallLine values={view.data} label={label} color={SERIES_COLORS[1]} />
}
