import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SaveCsvButton } from '../../ui/SaveCsvButton.tsx'
import type { Comparison } from './choice.ts'
import { type InputDifference, inputDifferences } from './inputDifferences.ts'
import { useInputs } from './useCompare.ts'

const COLUMNS: readonly Column<InputDifference>[] = [
  { key: 'what', title: 'Input', render: (row) => <InputName row={row} /> },
  { key: 'a', title: 'A', render: ({ a }) => a },
  { key: 'b', title: 'B', render: ({ b }) => b },
]

/** What the runs were computed from, where that differs. */
export function InputPanel({ comparison }: { readonly comparison: Comparison }): ReactNode {
  const view = useInputs(comparison)
  const rows = view.state === 'ready' ? inputDifferences(view.data.a, view.data.b) : []
  return (
    <Panel
      title="What differs in the inputs"
      description="Held against each other: weather, time range, engine, blocks, ratings and assumptions. Times are those of the site."
      actions={
        view.state === 'ready' && (
          <SaveCsvButton
            title="Compared inputs"
            columns={['Input', 'Of', 'A', 'B']}
            rows={rows.map((row) => [row.what, whereText(row), row.a, row.b])}
          />
        )
      }
    >
      <DataState
        view={view}
        skeleton={<SkeletonLines count={5} />}
        isEmpty={() => rows.length === 0}
        empty={<Text size="sm">No difference found.</Text>}
      >
        {() => (
          <DataTable
            label="Inputs that differ"
            rows={rows}
            rowKey={(row) => `${row.what} ${whereText(row)} ${row.a}`}
            columns={COLUMNS}
          />
        )}
      </DataState>
      <Text size="xs" c="gray.6" mt="sm">
        What a block’s design states itself, such as soiling or tilt, is not compared here: it shows
        in the loss stages.
      </Text>
    </Panel>
  )
}

function InputName({ row }: { readonly row: InputDifference }): ReactNode {
  return (
    <>
      {row.what}
      {row.blocks.length > 0 && (
        <Text size="xs" c="gray.6">
          {whereText(row)}
        </Text>
      )}
    </>
  )
}

function whereText({ blocks }: InputDifference): string {
  return blocks.length === 0 ? 'Whole run' : blocks.join(', ')
}
