import type { ReactNode } from 'react'
import { MISSING } from '../../lib/format.ts'
import { SERIES_COLORS } from '../palette.ts'
import { sparkPath } from './sparkPath.ts'

export const SPARK_WIDTH_PX = 120
export const SPARK_HEIGHT_PX = 22

interface SparkLineProps {
  readonly values: readonly (number | null)[]
  /** What it shows, with its largest value, for those who do not see it. */
  readonly label: string
  readonly color?: string
}

/** A small line in a table, from zero up. */
export function SparkLine({ values, label, color = SERIES_COLORS[0] }: SparkLineProps): ReactNode {
  const path = sparkPath(values, SPARK_WIDTH_PX, SPARK_HEIGHT_PX)
  if (path === '') return MISSING
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn, not fetched
      role="img"
      aria-label={label}
      width={SPARK_WIDTH_PX}
      height={SPARK_HEIGHT_PX + 2}
      viewBox={`0 -1 ${SPARK_WIDTH_PX} ${SPARK_HEIGHT_PX + 2}`}
      style={{ display: 'block' }}
    >
      <path d={path} fill="none" stroke={color} strokeWidth={1} />
    </svg>
  )
}
