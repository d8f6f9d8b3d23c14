import { differenceMap } from '@duet/comparison'
import { type ReactNode, useMemo } from 'react'
import { CellMap } from '../../../ui/charts/CellMap.tsx'
import type { PictureProps } from './pictureNames.ts'
import { valueText } from './valueText.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** Mean difference of each hour of each day. */
export function DifferenceDays({ aligned }: PictureProps): ReactNode {
  const { days, values } = useMemo(() => differenceMap(aligned), [aligned])
  const most = useMemo(() => usualSize(values), [values])
  const unit = aligned.quantityA.unit
  return (
    <CellMap
      title="Difference by hour and day"
      summary="Mean of B − A of each hour of site time, a column for each day. Grey: no step that both have. Arrow keys go from hour to hour."
      rows={HOURS}
      columns={days}
      values={values}
      scale={{ min: -most, max: most, isDiverging: true }}
      format={(value) => valueText(value, unit)}
      heading="Hour"
      onPick={() => undefined}
    />
  )
}

/** So that a few great differences do not take the colour from all others. */
const SHOWN_SHARE = 0.98

function usualSize(values: Float64Array): number {
  const sizes = values
    .filter((value) => !Number.isNaN(value))
    .map(Math.abs)
    .sort()
  return sizes[Math.floor(SHOWN_SHARE * (sizes.length - 1))] || sizes.at(-1) || 1
}
