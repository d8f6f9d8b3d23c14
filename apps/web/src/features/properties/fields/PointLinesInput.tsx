import type { FieldDescriptor } from '@duet/plant'
import { Button, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { type Point, pointLines, readPointLines } from './pointLines.ts'
import { useTypedLines } from './useTypedLines.ts'

interface PointLinesInputProps {
  readonly field: Pick<FieldDescriptor, 'name' | 'label' | 'help' | 'columns'>
  readonly value: readonly Point[]
  readonly error: string | undefined
  readonly isDisabled: boolean
  /** Null: no points. */
  readonly onChange: (value: readonly Point[] | null) => void
}

/** A list of points, a line each: typed, or pasted from a spreadsheet. */
export function PointLinesInput(props: PointLinesInputProps): ReactNode {
  const { field, value, isDisabled, onChange } = props
  const { columns = [] } = field
  const typed = useTypedLines((text) => readPointLines(text, columns), onChange)
  const names = columns.map(({ label, shownUnit }) =>
    [label.toLowerCase(), shownUnit].filter((part) => part !== '').join(', '),
  )
  return (
    <div {...fieldAnchor(field.name)}>
      <Textarea
        label={`${field.label}: ${names.join('; ')}`}
        description={field.help}
        autosize
        minRows={2}
        maxRows={12}
        disabled={isDisabled}
        value={typed.text ?? pointLines(value, columns)}
        error={typed.fault ?? props.error}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
        onBlur={typed.commit}
      />
      {value.length > 0 && !isDisabled && (
        <Button size="compact-sm" variant="subtle" mt={4} onClick={() => onChange(null)}>
          {`Clear ${field.label}`}
        </Button>
      )}
    </div>
  )
}
