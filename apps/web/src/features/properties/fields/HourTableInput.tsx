import type { FieldDescriptor } from '@duet/plant'
import { Button, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import classes from '../PropertyPanel.module.css'
import { HourTableSketch } from './HourTableSketch.tsx'
import { hourLines, readHourLines } from './hourTable.ts'
import { useTypedLines } from './useTypedLines.ts'

interface HourTableInputProps {
  readonly field: Pick<FieldDescriptor, 'name' | 'label' | 'help' | 'shownUnit'>
  readonly value: readonly number[] | null
  readonly error: string | undefined
  readonly isDisabled: boolean
  /** Null: no table. */
  readonly onChange: (value: readonly number[] | null) => void
}

const SHARES = '0 0 0 0 0 0 100 100 100 100 100 100 100 100 100 100 100 100 100 100 0 0 0 0'

/** A table of twelve months by 24 hours: typed, or pasted from a spreadsheet. */
export function HourTableInput(props: HourTableInputProps): ReactNode {
  const { field, value, isDisabled, onChange } = props
  const typed = useTypedLines(readHourLines, onChange)
  return (
    <div {...fieldAnchor(field.name)}>
      <Textarea
        label={field.shownUnit === '' ? field.label : `${field.label}, ${field.shownUnit}`}
        description={field.help}
        placeholder={field.shownUnit === '%' ? SHARES : undefined}
        autosize
        minRows={2}
        maxRows={12}
        classNames={{ input: classes['hourLines'] ?? '' }}
        disabled={isDisabled}
        value={typed.text ?? (value ? hourLines(value) : '')}
        error={typed.fault ?? props.error}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
        onBlur={typed.commit}
      />
      {value && <HourTableSketch values={value} unit={field.shownUnit} />}
      {value && !isDisabled && (
        <Button size="compact-sm" variant="subtle" mt={4} onClick={() => onChange(null)}>
          {`Clear ${field.label}`}
        </Button>
      )}
    </div>
  )
}
