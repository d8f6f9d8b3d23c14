import type { FieldDescriptor, StowPeriod } from '@duet/plant'
import { Button, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import classes from '../PropertyPanel.module.css'
import { periodLines, readPeriodLines } from './periodLines.ts'
import { useTyped } from './useTyped.ts'

interface PeriodListInputProps {
  readonly field: Pick<FieldDescriptor, 'name' | 'label' | 'help' | 'shownUnit'>
  readonly value: readonly StowPeriod[]
  readonly error: string | undefined
  readonly isDisabled: boolean
  /** Null: no periods. */
  readonly onChange: (value: readonly StowPeriod[] | null) => void
}

/** Times in which trackers stand still, a line each. */
export function PeriodListInput(props: PeriodListInputProps): ReactNode {
  const { field, value, isDisabled, onChange } = props
  const typed = useTyped(readPeriodLines, onChange)
  return (
    <div {...fieldAnchor(field.name)}>
      <Textarea
        label={`${field.label}, ${field.shownUnit}`}
        description={field.help}
        placeholder={'2026-05-01 14:00, 2026-05-01 18:00, 60, Hail\n07-01, 07-02, 0'}
        autosize
        minRows={2}
        maxRows={12}
        classNames={{ input: classes['hourLines'] ?? '' }}
        disabled={isDisabled}
        value={typed.text ?? periodLines(value)}
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
