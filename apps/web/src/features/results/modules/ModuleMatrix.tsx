import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import type { Face, Faces } from './faces.ts'
import { gridOption } from './profileOptions.ts'

interface ModuleMatrixProps {
  readonly modules: Faces
  readonly face: Face
  readonly tiers: number
  readonly columns: number
  readonly unit: string
  readonly range: readonly [number, number]
  readonly controls: ReactNode
}

const TIER_PX = 46
const AXES_PX = 90

/** Each module of the table as a cell of the picture; the table behind it has all three kinds of light. */
export function ModuleMatrix(props: ModuleMatrixProps): ReactNode {
  const { modules, face, tiers, columns, unit, range } = props
  const option = useMemo(
    () =>
      gridOption({
        values: modules[face],
        columns,
        rowLabels: Array.from({ length: tiers }, (_, tier) => `Tier ${tier + 1}`),
        columnName: 'Module along the row',
        unit,
        range,
      }),
    [modules, face, columns, tiers, unit, range],
  )
  const [least, most] = range
  return (
    <Chart
      title="Modules of the table"
      summary={`${tiers} × ${columns} modules; ${rangeText(least, most, unit)}. Effective light is front + bifaciality · rear.`}
      option={option}
      height={tiers * TIER_PX + AXES_PX}
      controls={props.controls}
      table={{
        columns: [
          'Tier',
          'Module along the row',
          `Front (${unit})`,
          `Rear (${unit})`,
          `Effective (${unit})`,
        ],
        rows: modules.effective.map((effective, k) => [
          Math.floor(k / columns) + 1,
          (k % columns) + 1,
          modules.front[k],
          modules.rear[k],
          effective,
        ]),
      }}
    />
  )
}

function rangeText(least: number, most: number, unit: string): string {
  const [from, to] = [formatUnit(least, unit), formatUnit(most, unit)]
  return from === to ? `all have ${to}` : `colours from ${from} to ${to}`
}
