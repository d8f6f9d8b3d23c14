import { SERIES_KINDS, seriesUnit, seriesUnitsOf } from '@duet/formats'
import { Autocomplete, Checkbox, Select, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { AGGREGATION_TEXTS, KIND_TEXTS } from '../datasetTexts.ts'
import {
  type ColumnLine,
  columnLines,
  type MappedColumn,
  withColumn,
  withoutColumn,
} from './mappingForm.ts'
import type { MappingState } from './useMapping.ts'

const UNITS = SERIES_KINDS.filter((kind) => kind !== 'other').map((kind) => ({
  group: KIND_TEXTS[kind] ?? kind,
  items: [...seriesUnitsOf(kind)],
}))

const AGGREGATIONS = (['mean', 'sum'] as const).map((value) => ({
  value,
  label: AGGREGATION_TEXTS[value] ?? value,
}))

/** One line for each column of the file: whether it is read, its name, unit and what its values are. */
export function MappingColumns({ state }: { readonly state: MappingState }): ReactNode {
  const { preview, mapping, change } = state
  return (
    <DataTable<ColumnLine>
      label="Columns of the file"
      height={340}
      rows={columnLines(mapping, preview.headers, preview.samples)}
      rowKey={({ column }) => String(column)}
      columns={columnsOf(
        (changed) => change(withColumn(mapping, changed)),
        (column) => change(withoutColumn(mapping, column)),
      )}
    />
  )
}

const FIRST_VALUES: Column<ColumnLine> = {
  key: 'values',
  title: 'First values',
  render: ({ sample }) => (
    <Text span size="sm" c="gray.7">
      {sample}
    </Text>
  ),
}

function columnsOf(
  onRead: (changed: MappedColumn) => void,
  onLeaveOut: (column: number) => void,
): readonly Column<ColumnLine>[] {
  return [
    {
      key: 'column',
      title: 'Column',
      minWidth: 150,
      render: ({ column, header, read }) => (
        <Checkbox
          label={header}
          checked={read !== undefined}
          onChange={(event) =>
            event.currentTarget.checked
              ? onRead({ column, name: header, unit: '', aggregation: 'mean' })
              : onLeaveOut(column)
          }
        />
      ),
    },
    FIRST_VALUES,
    {
      key: 'name',
      title: 'Name',
      minWidth: 150,
      render: ({ header, read }) =>
        read && (
          <TextInput
            aria-label={`Name of ${header}`}
            value={read.name}
            onChange={(event) => onRead({ ...read, name: event.currentTarget.value })}
          />
        ),
    },
    {
      key: 'unit',
      title: 'Unit',
      width: 130,
      render: ({ header, read }) =>
        read && <UnitField header={header} read={read} onChange={onRead} />,
    },
    {
      key: 'aggregation',
      title: 'A value is the',
      width: 180,
      render: ({ header, read }) =>
        read && (
          <Select
            aria-label={`A value of ${header} is the`}
            data={AGGREGATIONS}
            value={read.aggregation}
            onChange={(value) => onRead({ ...read, aggregation: value === 'sum' ? 'sum' : 'mean' })}
          />
        ),
    },
  ]
}

/** A known unit, by which the values are read as means or sums, or a text of one's own. */
function UnitField(props: {
  readonly header: string
  readonly read: MappedColumn
  readonly onChange: (changed: MappedColumn) => void
}): ReactNode {
  const { header, read, onChange } = props
  return (
    <Autocomplete
      aria-label={`Unit of ${header}`}
      placeholder="None"
      data={UNITS}
      value={read.unit}
      onChange={(unit) => {
        const { kind, aggregation } = seriesUnit(unit)
        onChange({ ...read, unit, ...(kind === 'other' ? {} : { aggregation }) })
      }}
    />
  )
}
