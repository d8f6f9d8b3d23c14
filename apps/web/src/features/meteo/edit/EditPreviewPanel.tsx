import { Stack, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatCount, formatPercentFixed, formatUnit } from '../../../lib/format.ts'
import type { View } from '../../../lib/view.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import { columnLabel, months } from '../weatherTexts.ts'
import type { EditPreview } from './useEdits.ts'

type Totals = EditPreview['columns'][number]

interface EditPreviewPanelProps {
  readonly view: View<EditPreview> | undefined
}

/** Totals before and after. */
export function EditPreviewPanel({ view }: EditPreviewPanelProps): ReactNode {
  return (
    <Panel title="What changes" description="Sums of irradiance, means of the rest, over all rows.">
      {view === undefined ? (
        <Text size="sm" c="gray.6">
          Shown as soon as there is an edit and all edits are complete.
        </Text>
      ) : (
        <DataState view={view} skeleton={<SkeletonLines count={5} />}>
          {(preview) => <Preview preview={preview} />}
        </DataState>
      )}
    </Panel>
  )
}

function Preview({ preview }: { readonly preview: EditPreview }): ReactNode {
  const { row_count_before: before, row_count_after: after } = preview
  const changed = useMemo(() => mostChanged(preview.columns), [preview])
  return (
    <Stack gap="sm">
      <Text size="sm">
        {before === after
          ? `${counted(before, 'row')}, as before.`
          : `${counted(after, 'row')} instead of ${formatCount(before)}.`}
      </Text>
      <DataTable
        label="Totals before and after"
        rows={preview.columns}
        rowKey={({ column }) => column}
        columns={COLUMNS}
      />
      {changed !== undefined && <Months totals={changed} />}
    </Stack>
  )
}

function Months({ totals }: { readonly totals: Totals }): ReactNode {
  const data = useMemo(() => dataOf(totals), [totals])
  const { column, unit } = totals
  return (
    <CategoryChart
      title={`${columnLabel(column)} by month`}
      summary={`${columnLabel(column)} of each month of the year, all years together, before and after the edits, ${unit === '' ? 'no unit' : unit}.`}
      data={data}
      height={240}
      table={seriesTable(
        'Month',
        data.labels,
        data.series.map((series) => ({ ...series, unit: unit || '–' })),
      )}
    />
  )
}

/** Months before and after side by side. */
const dataOf = ({ month_before, month_after, unit }: Totals): CategoryData => ({
  labels: months(),
  series: [
    { name: 'Before', values: month_before, color: SERIES_COLORS[4] },
    { name: 'After', values: month_after, color: SERIES_COLORS[1] },
  ],
  unit,
})

function changeOf({ before, after }: Totals): number | null {
  return before === null || after === null || before === 0 ? null : after / before - 1
}

/** The column whose months differ most; undefined where none does. */
function mostChanged(columns: readonly Totals[]): Totals | undefined {
  const weight = ({ month_before, month_after }: Totals): number => {
    const size = month_before.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0)
    const moved = month_after.reduce<number>(
      (sum, value, at) => sum + Math.abs((value ?? 0) - (month_before[at] ?? 0)),
      0,
    )
    return moved === 0 ? 0 : moved / Math.max(size, 1e-9)
  }
  const [first] = columns.toSorted((a, b) => weight(b) - weight(a))
  return first !== undefined && weight(first) > 1e-9 ? first : undefined
}

function figure(key: string, title: string, value: (row: Totals) => number | null): Column<Totals> {
  return rightColumn(key, title, (row) => (
    <span style={{ whiteSpace: 'nowrap' }}>{valueText(value(row), row.unit)}</span>
  ))
}

function valueText(value: number | null, unit: string): string {
  return value === null ? 'none' : formatUnit(value, unit)
}

const COLUMNS: readonly Column<Totals>[] = [
  { key: 'column', title: 'Column', render: ({ column }) => columnLabel(column) },
  figure('before', 'Before', ({ before }) => before),
  figure('after', 'After', ({ after }) => after),
  rightColumn('change', 'Change', (row) =>
    formatPercentFixed(row.unit === '°C' ? null : changeOf(row)),
  ),
]
