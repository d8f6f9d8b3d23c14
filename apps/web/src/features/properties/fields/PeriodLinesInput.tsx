import type { FieldDescriptor, Period } from '@duet/plant'
import { Button, FileButton, Group, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { periodLines, readPeriodLines } from './periodLines.ts'
import { useTypedLines } from './useTypedLines.ts'

interface PeriodLinesInputProps {
  readonly field: Pick<FieldDescriptor, 'name' | 'label' | 'help' | 'shownUnit' | 'shownFactor'>
  readonly value: readonly Period[]
  readonly error: string | undefined
  readonly isDisabled: boolean
  /** Null: no periods. */
  readonly onChange: (value: readonly Period[] | null) => void
}

/** Times with a value each, one a line: typed, pasted from a spreadsheet, or of a CSV file. */
export function PeriodLinesInput(props: PeriodLinesInputProps): ReactNode {
  const { field, value, isDisabled, onChange } = props
  const typed = useTypedLines((text) => readPeriodLines(text, field), onChange)
  const load = (file: File | null): void => void file?.text().then(typed.take)
  return (
    <div {...fieldAnchor(field.name)}>
      <Textarea
        label={`${field.label}, ${field.shownUnit}`}
        description={field.help}
        placeholder="2026-05-01 12:00, 2026-05-03 18:00, 30"
        autosize
        minRows={2}
        maxRows={12}
        disabled={isDisabled}
        value={typed.text ?? periodLines(value, field)}
        error={typed.fault ?? props.error}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
        onBlur={typed.commit}
      />
      {!isDisabled && (
        <Group gap={6} mt={4}>
          <FileButton accept=".csv,.txt" onChange={load}>
            {(button) => (
              <Button {...button} size="compact-sm" variant="default">
                Load a file…
              </Button>
            )}
          </FileButton>
          {value.length > 0 && (
            <Button size="compact-sm" variant="subtle" onClick={() => onChange(null)}>
              {`Clear ${field.label}`}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
