import { type ReactNode, useMemo } from 'react'
import { formatPercent, formatUnit } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { FACES, type Face, type Faces, meanOf } from './faces.ts'
import { gridOption } from './profileOptions.ts'

interface ModuleMatrixProps {
  readonly modules: Faces
  readonly face: Face
  readonly tiers: number
  readonly columns: number
  readonly unit: string
  /** Greatest deviation from the mean that the colours reach. */
  readonly deviation: number
  readonly controls: ReactNode
}

const TIER_PX = 46
const AXES_PX = 90

/** Each module of the table as a cell of the picture; the table behind it has all three kinds of light. */
export function ModuleMatrix(props: ModuleMatrixProps): ReactNode {
  const { modules, face, tiers, columns, unit, deviation } = props
  const option = useMemo(
    () =>
      gridOption({
        values: modules[face],
        columns,
        rowLabels: Array.from({ length: tiers }, (_, tier) => `Tier ${tier + 1}`),
        columnName: 'Module along the row',
        unit,
        deviation,
      }),
    [modules, face, columns, tiers, unit, deviation],
  )
  return (
    <Chart
      title="Modules of the table"
      summary={`${tiers} × ${columns} modules; ${rangeText(modules[face], deviation, unit)}. Effective light is front + bifaciality · rear.`}
      option={option}
      height={tiers * TIER_PX + AXES_PX}
      controls={props.controls}
      table={{
        columns: [
          'Tier',
          'Module along the row',
          ...FACES.map(({ label }) => `${label} (${unit})`),
        ],
        rows: modules.effective.map((_, k) => [
          Math.floor(k / columns) + 1,
          (k % columns) + 1,
          ...FACES.map(({ value }) => modules[value][k]),
        ]),
      }}
    />
  )
}

function rangeText(values: readonly number[], deviation: number, unit: string): string {
  const mean = formatUnit(meanOf(values), unit)
  if (deviation === 0) return `all have ${mean}`
  return `on average ${mean}; colours are deviations from it, to ± ${formatPercent(deviation, 2)}`
}
