import { COMPONENTS, MEASURES } from '@duet/monitoring/hierarchy'
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercentFixed } from '../../../lib/format.ts'
import type { HierarchyCheckQuery } from '../../../lib/gql/graphql.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { TagRow } from './tagRows.ts'

type TagError = HierarchyCheckQuery['sentinelHierarchyCheck']['errors'][number]

interface TagTableProps {
  readonly rows: readonly TagRow[]
  readonly errors: readonly TagError[]
  readonly onChange: (rows: readonly TagRow[]) => void
}

interface PlacedRow extends TagRow {
  /** From 1, as errors name it. */
  readonly row: number
  readonly errors: readonly string[]
}

const NOT_READ = { value: '', label: 'not read' }

/** Guesses, a row a tag; each can be corrected. */
export function TagTable({ rows, errors, onChange }: TagTableProps): ReactNode {
  const placed = rows.map((row, at) => ({
    ...row,
    row: at + 1,
    errors: errors.filter((error) => error.row === at + 1).map(({ message }) => message),
  }))
  const set = (row: number, changed: Partial<TagRow>): void =>
    onChange(rows.map((one, at) => (at + 1 === row ? { ...one, ...changed } : one)))
  return (
    <DataTable<PlacedRow>
      label="Tags"
      rows={placed}
      rowKey={({ row }) => String(row)}
      height={520}
      columns={[
        { key: 'row', title: 'Row', value: ({ row }) => row },
        { key: 'tag', title: 'Tag', minWidth: 160, render: tagCell, value: ({ tag }) => tag },
        ...meaningColumns(set),
        ...numberColumns(set),
        {
          key: 'confidence',
          title: 'Confidence',
          minWidth: 150,
          value: ({ confidence }) => confidence,
          render: ({ confidence, reason }) => (
            <Text size="xs" component="span">
              {formatPercentFixed(confidence, 0)}: {reason}
            </Text>
          ),
        },
      ]}
    />
  )
}

const tagCell = ({ tag, errors }: PlacedRow): ReactNode => (
  <Stack gap={0}>
    <span style={{ overflowWrap: 'anywhere' }}>{tag}</span>
    {errors.map((message) => (
      <Text key={message} size="xs" c="red.9">
        {message}
      </Text>
    ))}
  </Stack>
)

type SetRow = (row: number, changed: Partial<TagRow>) => void

function meaningColumns(set: SetRow): readonly Column<PlacedRow>[] {
  const choice = (
    key: 'component' | 'measure',
    title: string,
    values: readonly string[],
  ): Column<PlacedRow> => ({
    key,
    title,
    minWidth: 130,
    value: (row) => row[key],
    render: (row) => (
      <NativeSelect
        size="xs"
        aria-label={`${title} of ${row.tag}`}
        data={[NOT_READ, ...values]}
        value={row[key]}
        onChange={({ currentTarget }) => set(row.row, { [key]: currentTarget.value })}
      />
    ),
  })
  const text = (key: 'block' | 'inverter' | 'part', title: string): Column<PlacedRow> => ({
    key,
    title,
    minWidth: 80,
    value: (row) => row[key],
    render: (row) => (
      <TextInput
        size="xs"
        aria-label={`${title} of ${row.tag}`}
        error={key === 'block' && row.errors.length > 0}
        value={row[key]}
        onChange={({ currentTarget }) => set(row.row, { [key]: currentTarget.value })}
      />
    ),
  })
  return [
    choice('component', 'Component', COMPONENTS),
    choice('measure', 'Measure', MEASURES),
    text('block', 'Block'),
    text('inverter', 'Inverter'),
    text('part', 'Part'),
  ]
}

function numberColumns(set: SetRow): readonly Column<PlacedRow>[] {
  const number = (key: 'scale' | 'offset', title: string): Column<PlacedRow> => ({
    key,
    title,
    minWidth: 80,
    render: (row) => (
      <NumberField
        hideLabel
        label={`${title} of ${row.tag}`}
        value={row[key]}
        onChange={(value) => set(row.row, { [key]: value ?? (key === 'scale' ? 1 : 0) })}
      />
    ),
  })
  return [
    { key: 'unit', title: 'Unit', value: ({ unit }) => unit },
    number('scale', 'Scale'),
    number('offset', 'Offset'),
    {
      key: 'sign',
      title: 'Sign',
      minWidth: 60,
      render: (row) => (
        <NativeSelect
          size="xs"
          aria-label={`Sign of ${row.tag}`}
          data={[
            { value: '1', label: '+' },
            { value: '-1', label: '−' },
          ]}
          value={String(row.sign)}
          onChange={({ currentTarget }) => set(row.row, { sign: Number(currentTarget.value) })}
        />
      ),
    },
  ]
}
