import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { joinUnit } from '../../../lib/format.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import type { Comparison } from './choice.ts'
import { StageEffects } from './StageEffects.tsx'
import { type RunChange, useChanges } from './useCompare.ts'

const GROUPS: Readonly<Record<string, string>> = {
  engine: 'Engine',
  choice: 'Choices of the run',
  weather: 'Weather',
  site: 'Site',
  system: 'System',
  block: 'Block',
  layer: 'Drawing',
  component: 'Component',
  rating: 'Rating',
  assumption: 'Assumption',
}

const COLUMNS: readonly Column<RunChange>[] = [
  { key: 'group', title: 'Of', render: ({ group }) => GROUPS[group] ?? group },
  { key: 'what', title: 'Input', render: (row) => <InputName row={row} /> },
  { key: 'a', title: 'A', render: ({ before, unit }) => shownSentence(joinUnit(before, unit)) },
  { key: 'b', title: 'B', render: ({ after, unit }) => shownSentence(joinUnit(after, unit)) },
]

/** What the runs were computed from, where that differs. */
export function InputPanel({ comparison }: { readonly comparison: Comparison }): ReactNode {
  const view = useChanges(comparison)
  return (
    <Panel
      title="What changed"
      description="From A to B: every field of the design, components, drawings, weather, choices, engine and assumptions. Blocks and components meet by name."
      actions={
        view.state === 'ready' && (
          <SaveCsvButton
            title="Compared inputs"
            columns={['Of', 'Input', 'Where', 'A', 'B', 'Unit']}
            rows={view.data.inputs.map((row) => [
              GROUPS[row.group] ?? row.group,
              row.label,
              whereText(row),
              row.before,
              row.after,
              row.unit,
            ])}
          />
        )
      }
    >
      <DataState view={view} skeleton={<SkeletonLines count={5} />}>
        {({ inputs, stages }) => (
          <Stack gap="md">
            <Inputs rows={inputs} />
            <StageEffects stages={stages} />
          </Stack>
        )}
      </DataState>
    </Panel>
  )
}

function Inputs({ rows }: { readonly rows: readonly RunChange[] }): ReactNode {
  if (rows.length === 0) return <Text size="sm">No difference found.</Text>
  return (
    <DataTable
      label="Inputs that differ"
      rows={rows}
      rowKey={(row) => `${row.group} ${row.label} ${whereText(row)} ${row.before}`}
      columns={COLUMNS}
    />
  )
}

function InputName({ row }: { readonly row: RunChange }): ReactNode {
  return (
    <>
      {row.label}
      {row.subjects.length > 0 && (
        <Text size="xs" c="gray.6">
          {whereText(row)}
        </Text>
      )}
    </>
  )
}

function whereText({ subjects }: RunChange): string {
  return subjects.length === 0 ? 'Whole run' : subjects.join(', ')
}
