import { Checkbox, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { View } from '../../../lib/view.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { isSame } from './compareTexts.ts'
import { LOSS_COLUMNS } from './lossColumns.tsx'
import type { LossPair } from './lossPairs.ts'

const CSV_COLUMNS = [
  'Stage',
  'Group',
  'Kind',
  'A, fraction of previous stage',
  'B, fraction of previous stage',
  'B - A, percentage points',
  'A',
  'B',
  'B - A',
  'Unit',
]

const OF_RUNS =
  'A minus is a loss. Percentages are of the stage before; they multiply and do not add up.'

interface LossPanelProps {
  readonly view: View<readonly LossPair[]>
  /** How the rows are read where they are not those of two runs. */
  readonly description?: string
}

/** The stages of two loss accounts side by side. */
export function LossPanel({ view, description = OF_RUNS }: LossPanelProps): ReactNode {
  const [isShort, setIsShort] = useState(false)
  return (
    <Panel
      title="Loss stages"
      description={description}
      actions={
        <Group gap="sm" wrap="nowrap">
          <Checkbox
            label="Only what differs"
            checked={isShort}
            onChange={(event) => setIsShort(event.currentTarget.checked)}
          />
          {view.state === 'ready' && (
            <SaveCsvButton
              title="Compared loss stages"
              columns={CSV_COLUMNS}
              rows={view.data.map(csvRow)}
            />
          )}
        </Group>
      }
    >
      <DataState view={view} skeleton={<SkeletonLines count={20} />}>
        {(pairs) => <LossTable pairs={isShort ? pairs.filter((pair) => !isSame(pair)) : pairs} />}
      </DataState>
    </Panel>
  )
}

function LossTable({ pairs }: { readonly pairs: readonly LossPair[] }): ReactNode {
  return pairs.length === 0 ? (
    <Text size="sm">No stage differs.</Text>
  ) : (
    <DataTable
      label="Loss stages of both runs"
      rows={pairs}
      rowKey={({ key }) => key}
      columns={LOSS_COLUMNS}
    />
  )
}

function csvRow(pair: LossPair): readonly (string | number | null)[] {
  const { fraction, amount } = pair
  return [
    pair.label,
    pair.group,
    pair.kind,
    fraction.a,
    fraction.b,
    fraction.absolute === null ? null : fraction.absolute * 100,
    amount.a,
    amount.b,
    amount.absolute,
    pair.unit,
  ]
}
