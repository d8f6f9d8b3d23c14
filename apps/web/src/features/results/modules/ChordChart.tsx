import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import { FACES, type Faces } from './faces.ts'
import { chordOption } from './profileOptions.ts'

interface ChordChartProps {
  readonly chord: Faces
  readonly fromM: readonly number[]
  readonly toM: readonly number[]
  readonly unit: string
}

/** Light across the table in the mean along it, by the place of each row of cells. */
export function ChordChart({ chord, fromM, toM, unit }: ChordChartProps): ReactNode {
  const option = useMemo(() => chordOption(chord, fromM, toM, unit), [chord, fromM, toM, unit])
  return (
    <Chart
      title="Profile across the table"
      summary="Mean along the table of each row of cells, by its distance from the middle of the table: left of the row's axis is negative."
      option={option}
      height={320}
      table={{
        columns: ['From (m)', 'To (m)', ...FACES.map(({ label }) => `${label} (${unit})`)],
        rows: fromM.map((from, k) => [from, toM[k], ...FACES.map(({ value }) => chord[value][k])]),
      }}
    />
  )
}
