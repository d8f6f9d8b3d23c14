import type { FieldDescriptor } from '@duet/plant'
import { Button, FileButton, Group, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import classes from '../PropertyPanel.module.css'
import { useTypedLines } from './useTypedLines.ts'

/** What lists and tables have that are typed as lines. */
export interface ListInputProps<Value, Field extends keyof FieldDescriptor = never> {
  readonly field: Pick<FieldDescriptor, 'name' | 'label' | 'help' | Field>
  readonly value: Value
  readonly error: string | undefined
  readonly isDisabled: boolean
  /** Null: nothing is given. */
  readonly onChange: (value: Value | null) => void
}

interface LinesInputProps<Value> extends Omit<ListInputProps<Value>, 'value'> {
  /** With units. */
  readonly label: string
  readonly placeholder: string | undefined
  /** The value as lines; empty: nothing is given. */
  readonly lines: string
  /** Undefined: nothing is typed. @throws Error saying what is wrong */
  readonly read: (text: string) => Value | undefined
  /** Endings of files that may be loaded. */
  readonly accept?: string
  /** Below the lines. */
  readonly children?: ReactNode
}

/** Values a line each: typed, pasted from a spreadsheet, or of a file. */
export function LinesInput<Value>(props: LinesInputProps<Value>): ReactNode {
  const { field, lines, accept, isDisabled, onChange } = props
  const typed = useTypedLines(props.read, onChange)
  return (
    <div {...fieldAnchor(field.name)}>
      <Textarea
        label={props.label}
        description={shownSentence(field.help)}
        placeholder={props.placeholder}
        autosize
        minRows={2}
        maxRows={12}
        classNames={{ input: classes['lines'] ?? '' }}
        disabled={isDisabled}
        value={typed.text ?? lines}
        error={typed.fault ?? props.error}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
        onBlur={typed.commit}
      />
      {props.children}
      {!isDisabled && (
        <Group gap={6} mt={4}>
          {accept !== undefined && (
            <FileButton accept={accept} onChange={(file) => void file?.text().then(typed.take)}>
              {(button) => (
                <Button {...button} size="compact-sm" variant="default">
                  Load a file…
                </Button>
              )}
            </FileButton>
          )}
          {lines !== '' && (
            <Button size="compact-sm" variant="subtle" onClick={() => onChange(null)}>
              {`Clear ${field.label}`}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
