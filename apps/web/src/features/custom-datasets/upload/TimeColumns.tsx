import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Mapping } from './mappingForm.ts'

interface TimeColumnsProps {
  readonly mapping: Mapping
  readonly headers: readonly string[]
  readonly onChange: (mapping: Mapping) => void
}

const PARTS = ['year', 'month', 'day', 'hour', 'minute'] as const
const PART_TEXTS = {
  year: 'Year',
  month: 'Month',
  day: 'Day',
  hour: 'Hour',
  minute: 'Minute',
} as const

/** The columns of the times: of the whole text, or of each part. */
export function TimeColumns({ mapping, headers, onChange }: TimeColumnsProps): ReactNode {
  const { time } = mapping
  const set = (next: Mapping['time']): void => onChange({ ...mapping, time: next })
  if (time.kind === 'stamp') {
    const [first, second] = time.columns
    const both = (a: number | undefined, b: number | undefined): void =>
      set({ ...time, columns: [a, b].filter((one) => one !== undefined) })
    return (
      <>
        <ColumnField
          label="Column of the time"
          headers={headers}
          value={first}
          onChange={(chosen) => both(chosen, second)}
        />
        <ColumnField
          label="Time of day, if apart"
          headers={headers}
          value={second}
          onChange={(chosen) => both(first, chosen)}
        />
      </>
    )
  }
  if (time.kind === 'months') {
    return (
      <>
        <ColumnField
          label="Month"
          headers={headers}
          value={time.month}
          onChange={(month = 0) => set({ ...time, month })}
        />
        <ColumnField
          label="Year"
          headers={headers}
          value={typeof time.year === 'number' ? time.year : undefined}
          onChange={(year) => set({ kind: 'months', month: time.month, year })}
        />
      </>
    )
  }
  return PARTS.map((part) => (
    <ColumnField
      key={part}
      label={PART_TEXTS[part]}
      headers={headers}
      value={time[part]}
      onChange={(chosen) => set({ ...time, [part]: part === 'day' ? (chosen ?? 0) : chosen })}
    />
  ))
}

interface ColumnFieldProps {
  readonly label: string
  readonly headers: readonly string[]
  /** From 1; 0 or undefined: none is chosen. */
  readonly value: number | undefined
  readonly onChange: (column: number | undefined) => void
}

function ColumnField({ label, headers, value, onChange }: ColumnFieldProps): ReactNode {
  return (
    <Select
      label={label}
      w={190}
      placeholder="None"
      clearable
      searchable
      data={headers.map((header, index) => ({ value: String(index + 1), label: header }))}
      value={value ? String(value) : null}
      onChange={(chosen) => onChange(chosen === null ? undefined : Number(chosen))}
    />
  )
}
