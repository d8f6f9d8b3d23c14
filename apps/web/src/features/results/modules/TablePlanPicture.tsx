import { type MouseEvent, type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import { nearestTable, planBounds, tablePath } from './tablePlan.ts'
import type { TablePlanData } from './useModuleProfile.ts'

interface TablePlanPictureProps {
  readonly plan: TablePlanData
  readonly zone: number | undefined
  readonly table: number | undefined
  readonly onPick: (table: number) => void
}

const HEIGHT_PX = 320

/** One path a zone, so that thousands of tables are drawn at once. */
export function TablePlanPicture({ plan, zone, table, onPick }: TablePlanPictureProps): ReactNode {
  const bounds = useMemo(() => planBounds(plan), [plan])
  const paths = useMemo(
    () =>
      plan.zones.map((_, index) => ({
        index,
        path: tablePath(plan, (_table, tableZone) => tableZone === index),
      })),
    [plan],
  )
  const pick = (event: MouseEvent<SVGSVGElement>): void => {
    const matrix = event.currentTarget.getScreenCTM()
    if (matrix === null) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    const found = nearestTable(plan, x, -y)
    if (found !== undefined) onPick(found)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a drawing; the field above it takes the number of a table by keyboard
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from paths
      role="img"
      aria-label={`Plan of ${counted(plan.zone.length, 'table')} in ${counted(plan.zones.length, 'zone')}`}
      viewBox={`${bounds.left} ${bounds.top} ${bounds.width} ${bounds.height}`}
      width="100%"
      height={HEIGHT_PX}
      style={{ cursor: 'pointer', display: 'block' }}
      onClick={pick}
    >
      {paths.map(({ index, path }) => (
        <path
          key={index}
          d={path}
          fill={SERIES_COLORS[index % SERIES_COLORS.length]}
          fillOpacity={zone === undefined || zone === index ? 0.9 : 0.3}
        />
      ))}
      {table !== undefined && (
        <path
          d={tablePath(plan, (place) => place === table)}
          fill={INK.surface}
          stroke={INK.text}
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}
