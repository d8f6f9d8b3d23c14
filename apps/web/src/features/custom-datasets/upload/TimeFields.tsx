import { Group, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { NumberField } from '../../../ui/NumberField.tsx'
import { ALIGNMENT_TEXTS, typeText } from '../datasetTexts.ts'
import { ALIGNMENTS, DATE_ORDERS, type Mapping, TYPES, withTimeKind } from './mappingForm.ts'
import { TimeColumns } from './TimeColumns.tsx'

interface TimeFieldsProps {
  readonly mapping: Mapping
  readonly headers: readonly string[]
  readonly onChange: (mapping: Mapping) => void
}

const KINDS = [
  { value: 'stamp', label: 'One text of date and time' },
  { value: 'parts', label: 'Year, month, day, hour' },
  { value: 'months', label: 'Months' },
] as const

const ORDER_TEXTS = {
  YMD: 'Year, month, day',
  DMY: 'Day, month, year',
  MDY: 'Month, day, year',
} as const

const REPEATED = [
  { value: 'drop_identical', label: 'Refuse those that differ' },
  { value: 'first', label: 'Take the first' },
  { value: 'mean', label: 'Take their mean' },
] as const

const pick = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value)

/** Which columns are the times, and what the times mean. */
export function TimeFields({ mapping, headers, onChange }: TimeFieldsProps): ReactNode {
  const { time } = mapping
  return (
    <Group align="flex-end" gap="sm">
      <Select
        label="Times are"
        w={230}
        data={[...KINDS]}
        value={time.kind}
        onChange={(value) => {
          const kind = KINDS.find((one) => one.value === value)?.value
          if (kind) onChange(withTimeKind(mapping, kind))
        }}
      />
      <TimeColumns mapping={mapping} headers={headers} onChange={onChange} />
      {time.kind === 'stamp' && (
        <Select
          label="Order of the date"
          w={190}
          data={DATE_ORDERS.map((value) => ({ value, label: ORDER_TEXTS[value] }))}
          value={time.order}
          onChange={(value) => {
            const order = pick(DATE_ORDERS, value)
            if (order) onChange({ ...mapping, time: { ...time, order } })
          }}
        />
      )}
      <ClockFields mapping={mapping} onChange={onChange} />
      <RowFields mapping={mapping} onChange={onChange} />
    </Group>
  )
}

type FieldProps = Pick<TimeFieldsProps, 'mapping' | 'onChange'>

/** What a time labels, and by which clock. */
function ClockFields({ mapping, onChange }: FieldProps): ReactNode {
  return (
    <>
      <Select
        label="A time labels the"
        w={210}
        data={ALIGNMENTS.map((value) => ({ value, label: ALIGNMENT_TEXTS[value] ?? value }))}
        value={mapping.interval_alignment}
        onChange={(value) => {
          const interval_alignment = pick(ALIGNMENTS, value)
          if (interval_alignment) onChange({ ...mapping, interval_alignment })
        }}
      />
      <NumberField
        w={190}
        label="Clock of the times"
        unit="h from UTC"
        value={mapping.clock_offset_h}
        onChange={(offset) => onChange({ ...mapping, clock_offset_h: offset ?? 0 })}
      />
      <TextInput
        label="Zone with summer time"
        placeholder="None, or Europe/Berlin"
        w={210}
        value={mapping.time_zone ?? ''}
        onChange={(event) =>
          onChange({ ...mapping, time_zone: event.currentTarget.value.trim() || null })
        }
      />
    </>
  )
}

/** Which time the rows are of, and what becomes of those that stand twice. */
function RowFields({ mapping, onChange }: FieldProps): ReactNode {
  return (
    <>
      <Select
        label="Rows are of"
        w={170}
        data={TYPES.map((value) => ({ value, label: typeText(value) }))}
        value={mapping.type}
        onChange={(value) => {
          const type = pick(TYPES, value)
          if (type) onChange({ ...mapping, type })
        }}
      />
      <Select
        label="Rows of one time"
        w={210}
        data={[...REPEATED]}
        value={mapping.repeated_rows ?? 'drop_identical'}
        onChange={(value) => {
          const repeated_rows = REPEATED.find((one) => one.value === value)?.value
          if (repeated_rows) onChange({ ...mapping, repeated_rows })
        }}
      />
    </>
  )
}
