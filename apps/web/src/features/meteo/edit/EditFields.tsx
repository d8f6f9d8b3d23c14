import { Group, MultiSelect, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMonth } from '../../../lib/formatTime.ts'
import { clearButton } from '../../../ui/fields/clearButton.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { WeatherColumn } from '../useColumns.ts'
import { columnLabel } from '../weatherTexts.ts'
import { AlbedoFields } from './AlbedoFields.tsx'
import type { DraftErrors } from './draftErrors.ts'
import type { DraftOf, EditDraft } from './editDraft.ts'

interface EditFieldsProps<Draft extends EditDraft> {
  readonly draft: Draft
  readonly columns: readonly WeatherColumn[]
  readonly errors: DraftErrors
  readonly onChange: (draft: EditDraft) => void
}

/** The fields of one edit. */
export function EditFields(props: EditFieldsProps<EditDraft>): ReactNode {
  const { draft, errors, onChange } = props
  switch (draft.kind) {
    case 'albedo_by_month':
      return (
        <AlbedoFields
          values={draft.values}
          error={errors['values']}
          onChange={(values) => onChange({ ...draft, values })}
        />
      )
    case 'scale':
    case 'add':
      return <ValueFields {...props} draft={draft} />
    case 'fill_gaps':
      return <GapFields {...props} draft={draft} />
    case 'shift_time':
      return (
        <NumberField
          label="Move all times by"
          unit="min"
          value={draft.minutes}
          error={errors['minutes']}
          description="Below 0: the rows become earlier. Data that are late against the sun are moved back."
          onChange={(minutes) => onChange({ ...draft, minutes })}
        />
      )
    case 'remove_range':
      return <RangeFields {...props} draft={draft} />
    case 'drop_column':
      return (
        <ColumnField
          {...props}
          value={draft.column}
          onColumn={(column) => onChange({ ...draft, column })}
        />
      )
  }
}

/** What is done to the values of one column, in some months or in all. */
function ValueFields(props: EditFieldsProps<DraftOf<'scale' | 'add'>>): ReactNode {
  const { draft, columns, errors, onChange } = props
  return (
    <Group align="flex-start" gap="sm">
      <ColumnField
        columns={
          draft.kind === 'scale'
            ? columns.filter(({ column }) => column !== 'wind_direction')
            : columns
        }
        value={draft.column}
        onColumn={(column) => onChange({ ...draft, column })}
      />
      {draft.kind === 'scale' ? (
        <NumberField
          label="Factor"
          unit="×"
          value={draft.factor}
          error={errors['factor']}
          onChange={(factor) => onChange({ ...draft, factor })}
        />
      ) : (
        <NumberField
          label="Offset"
          unit={columns.find(({ column }) => column === draft.column)?.unit ?? ''}
          value={draft.offset}
          error={errors['offset']}
          onChange={(offset) => onChange({ ...draft, offset })}
        />
      )}
      <MonthsField months={draft.months} onChange={(months) => onChange({ ...draft, months })} />
    </Group>
  )
}

function GapFields({ draft, errors, onChange }: EditFieldsProps<DraftOf<'fill_gaps'>>): ReactNode {
  return (
    <Group align="flex-start" gap="sm">
      <NumberField
        label="Gaps up to"
        unit="h"
        value={draft.max_hours}
        error={errors['max_hours']}
        description="Longer gaps stay."
        onChange={(max_hours) => onChange({ ...draft, max_hours })}
      />
      <Select
        label="Filled with"
        w={300}
        data={[
          { value: 'interpolate', label: 'A line between the values around' },
          { value: 'typical_day', label: 'The same time of the days around' },
        ]}
        value={draft.method}
        description={
          draft.method === 'interpolate'
            ? 'Irradiance follows the clear sky.'
            : 'Mean of 15 days before and after.'
        }
        onChange={(method) =>
          onChange({ ...draft, method: method === 'typical_day' ? method : 'interpolate' })
        }
      />
    </Group>
  )
}

function RangeFields({
  draft,
  errors,
  onChange,
}: EditFieldsProps<DraftOf<'remove_range'>>): ReactNode {
  return (
    <Group align="flex-start" gap="sm">
      <TextInput
        type="datetime-local"
        label="From"
        description="Site time"
        value={draft.from}
        error={errors['from']}
        onChange={(event) => onChange({ ...draft, from: event.currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label="Up to"
        description="Site time; the row that begins then stays"
        value={draft.to}
        error={errors['to']}
        onChange={(event) => onChange({ ...draft, to: event.currentTarget.value })}
      />
    </Group>
  )
}

function ColumnField(props: {
  readonly columns: readonly WeatherColumn[]
  readonly value: string
  readonly onColumn: (column: string) => void
}): ReactNode {
  return (
    <Select
      label="Column"
      w={240}
      data={props.columns.map(({ column }) => ({ value: column, label: columnLabel(column) }))}
      value={props.value}
      onChange={(column) => props.onColumn(column ?? props.value)}
    />
  )
}

function MonthsField(props: {
  readonly months: readonly number[]
  readonly onChange: (months: readonly number[]) => void
}): ReactNode {
  return (
    <MultiSelect
      label="Months"
      size="sm"
      miw={200}
      style={{ flex: '1 1 200px' }}
      data={Array.from({ length: 12 }, (_, at) => ({
        value: String(at + 1),
        label: formatMonth(at),
      }))}
      value={props.months.map(String)}
      placeholder={props.months.length === 0 ? 'All months' : ''}
      clearable
      clearButtonProps={clearButton('All months')}
      onChange={(months) => props.onChange(months.map(Number))}
    />
  )
}
