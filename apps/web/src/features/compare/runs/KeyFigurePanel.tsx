import type { ReactNode } from 'react'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import type { Comparison } from './choice.ts'
import { DIFFERENCE_COLUMNS } from './differenceColumns.ts'
import { type KeyFigureRow, keyFigureRows } from './keyFigureRows.ts'
import { useKeyFigures } from './useCompare.ts'

const COLUMNS: readonly Column<KeyFigureRow>[] = [
  { key: 'label', title: 'Figure', minWidth: 150, render: ({ label }) => label },
  ...DIFFERENCE_COLUMNS,
]

const CSV_COLUMNS = ['Figure', 'Unit', 'A', 'B', 'B - A', '(B - A) / A']

/** The key figures of both runs, and how far they are apart. */
export function KeyFigurePanel({ comparison }: { readonly comparison: Comparison }): ReactNode {
  const view = useKeyFigures(comparison)
  const rows = view.state === 'ready' ? keyFigureRows(view.data.a, view.data.b) : []
  return (
    <Panel
      title="Key figures"
      description={`${comparison.block?.name ?? 'Whole system'}. Differences of percentages are in percentage points.`}
      actions={
        view.state === 'ready' && (
          <SaveCsvButton
            title="Compared key figures"
            columns={CSV_COLUMNS}
            rows={rows.map((row) => [
              row.label,
              row.unit,
              row.a,
              row.b,
              row.absolute,
              row.fractionOfA,
            ])}
          />
        )
      }
    >
      <DataState view={view} skeleton={<SkeletonLines count={11} />}>
        {() => (
          <DataTable
            label="Key figures of both runs"
            rows={rows}
            rowKey={({ key }) => key}
            columns={COLUMNS}
          />
        )}
      </DataState>
    </Panel>
  )
}
