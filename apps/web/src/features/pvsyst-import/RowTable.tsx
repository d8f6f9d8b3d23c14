import { Group, Select, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import type { PvSystImportLineFragment } from '../../lib/gql/graphql.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { SaveCsvButton } from '../../ui/SaveCsvButton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { type ImportSearch, importSearch, ROW_STATES } from './importSearch.ts'
import { filteredRows, STATE_TEXTS, stateCounts, stateText } from './rowTexts.ts'

type Line = PvSystImportLineFragment

interface RowTableProps {
  readonly rows: readonly Line[]
  readonly search: Pick<ImportSearch, 'show' | 'find'>
  readonly onChange: (next: Partial<ImportSearch>) => void
}

const COLUMNS: readonly Column<Line>[] = [
  { key: 'section', title: 'Part', value: ({ section }) => section },
  { key: 'item', title: 'What', minWidth: 140, value: ({ item }) => item },
  { key: 'given', title: 'In the file', minWidth: 140, value: ({ given }) => given },
  { key: 'becomes', title: 'Becomes', minWidth: 160, value: ({ becomes }) => becomes },
  {
    key: 'state',
    title: 'State',
    value: ({ state }) => stateText(state).label,
    render: ({ state }) => {
      const { label, tone } = stateText(state)
      return <StatusBadge tone={tone}>{label}</StatusBadge>
    },
  },
  { key: 'note', title: 'Remark', minWidth: 220, value: ({ note }) => note },
]

/** No state: the address has none. */
const ALL = 'all'

/** Every line of an import, by state and by what is looked for. */
export function RowTable({ rows, search, onChange }: RowTableProps): ReactNode {
  const shown = filteredRows(rows, { show: search.show, find: search.find })
  const counts = stateCounts(rows)
  return (
    <div>
      <Group justify="space-between" mb="sm">
        <Group gap="sm">
          <SearchField
            label="Search lines"
            placeholder="Search"
            value={search.find ?? ''}
            onChange={(find) => onChange({ find: find === '' ? undefined : find })}
          />
          <Select
            aria-label="State"
            w={200}
            data={[
              { value: ALL, label: 'All states' },
              ...ROW_STATES.filter((state) => counts.has(state)).map((state) => ({
                value: state,
                label: `${STATE_TEXTS[state].label} (${counts.get(state) ?? 0})`,
              })),
            ]}
            value={search.show ?? ALL}
            onChange={(show) => onChange({ show: importSearch.shape.show.parse(show) })}
          />
        </Group>
        <Group gap="xs">
          <Text size="xs" c="gray.6" component="output">
            {`${formatCount(shown.length)} of ${formatCount(rows.length)} lines`}
          </Text>
          <SaveCsvButton
            title="PVsyst import"
            columns={COLUMNS.map(({ title }) => title)}
            rows={() =>
              rows.map((row) => [
                row.section,
                row.item,
                row.given,
                row.becomes,
                stateText(row.state).label,
                row.note,
              ])
            }
          />
        </Group>
      </Group>
      <DataTable
        label="What becomes of the variant"
        columns={COLUMNS}
        rows={shown}
        rowKey={(row) => `${row.section} ${row.item} ${row.given} ${row.note}`}
      />
    </div>
  )
}
