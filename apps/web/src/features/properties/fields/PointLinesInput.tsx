import type { ReactNode } from 'react'
import { shownUnit } from '../../../lib/shownUnits.ts'
import { LinesInput, type ListInputProps } from './LinesInput.tsx'
import { type Point, pointLines, readPointLines } from './pointLines.ts'

type PointLinesInputProps = ListInputProps<readonly Point[], 'columns'>

/** A list of points. */
export function PointLinesInput({ value, ...props }: PointLinesInputProps): ReactNode {
  const { label, columns = [] } = props.field
  const names = columns.map((column) =>
    [column.label.toLowerCase(), shownUnit(column.shownUnit)]
      .filter((part) => part !== '')
      .join(', '),
  )
  return (
    <LinesInput
      {...props}
      label={`${label}: ${names.join('; ')}`}
      placeholder={undefined}
      lines={pointLines(value, columns)}
      read={(text) => readPointLines(text, columns)}
    />
  )
}
