import { MultiSelect, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { clearButton } from '../../../../ui/fields/clearButton.ts'
import { columnLabel, columnShort } from '../../weatherTexts.ts'

interface ColumnChoiceProps {
  readonly columns: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Any of the columns; none chosen is all. */
export function ColumnChoice({ columns, chosen, onChange }: ColumnChoiceProps): ReactNode {
  return (
    <MultiSelect
      label="Columns"
      size="sm"
      miw={220}
      style={{ flex: '1 1 320px' }}
      data={columns.map((value) => ({ value, label: columnShort(value) }))}
      value={[...chosen]}
      placeholder={chosen.length === 0 ? 'All columns' : ''}
      clearable
      clearButtonProps={clearButton('All columns')}
      onChange={onChange}
    />
  )
}

/** The names in the address that the dataset has. */
export function chosenColumns(
  text: string | undefined,
  columns: readonly string[],
): readonly string[] {
  const names = new Set(text?.split(','))
  return columns.filter((column) => names.has(column))
}

interface OneColumnProps {
  /** What the column is chosen for. */
  readonly label: string
  readonly columns: readonly string[]
  readonly value: string
  readonly onChange: (column: string) => void
}

export function OneColumn({ label, columns, value, onChange }: OneColumnProps): ReactNode {
  return (
    <Select
      aria-label={label}
      w={230}
      data={columns.map((column) => ({ value: column, label: columnLabel(column) }))}
      value={value}
      onChange={(column) => onChange(column ?? value)}
    />
  )
}
