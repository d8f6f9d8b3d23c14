import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { View } from '../../../lib/view.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { DIFFERENCE_FIGURES } from './differenceColumns.ts'
import { type KeyFigureRow, type Kpi, keyFigureRows } from './keyFigureRows.ts'

interface DifferenceTableProps {
  readonly view: View<{ readonly a: readonly Kpi[]; readonly b: readonly Kpi[] }>
  readonly title: string
  readonly label: string
  readonly csvTitle: string
  readonly description: string
  /** Heading of what the figures are of. */
  readonly first: string
  readonly more?: readonly Figure<KeyFigureRow>[]
  /** Absent: headings sort. */
  readonly isSorted?: boolean
  /** Absent: all rows are shown. */
  readonly height?: number
}

/** Figures of both runs, and how far they are apart. */
export function DifferenceTable(props: DifferenceTableProps): ReactNode {
  const { view, first, more = [], ...table } = props
  return (
    <DataState
      view={view}
      skeleton={
        <Panel title={props.title}>
          <SkeletonLines count={11} />
        </Panel>
      }
      isEmpty={({ a, b }) => a.length + b.length === 0}
      empty={
        <Panel title={props.title}>
          <Text size="sm">Neither run has any.</Text>
        </Panel>
      }
    >
      {({ a, b }) => (
        <FigureTable
          {...table}
          figures={[
            { title: first, value: ({ label }) => label, minWidth: 150 },
            ...DIFFERENCE_FIGURES,
            ...more,
          ]}
          rows={keyFigureRows(a, b)}
          rowKey={({ key }) => key}
        />
      )}
    </DataState>
  )
}
