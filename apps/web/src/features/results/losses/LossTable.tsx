import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercentFixed } from '../../../lib/format.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { amountText, changeText, stageMeaning } from './lossTexts.ts'
import type { WaterfallBar } from './waterfallBars.ts'

interface LossTableProps {
  readonly bars: readonly WaterfallBar[]
  readonly closureError: number
}

const GROUPS: Readonly<Record<string, string>> = {
  irradiance: 'Irradiance',
  dc: 'DC',
  ac: 'AC',
}

const COLUMNS: readonly Column<WaterfallBar>[] = [
  { key: 'label', title: 'Stage', render: (bar) => <StageName bar={bar} /> },
  { key: 'group', title: 'Group', render: ({ group }) => GROUPS[group] ?? group },
  {
    key: 'fraction',
    title: 'Of previous stage',
    align: 'right',
    render: (bar) => (bar.kind === 'level' ? '' : changeText(bar, 'fraction')),
  },
  {
    key: 'change',
    title: 'Change',
    align: 'right',
    render: (bar) => (bar.kind === 'level' ? '' : changeText(bar, 'energy')),
  },
  {
    key: 'after',
    title: 'Left after',
    align: 'right',
    render: (bar) => (bar.kind === 'part' ? '' : amountText(bar.after, bar.unit)),
  },
  {
    key: 'meaning',
    title: 'What it is',
    render: ({ key }) => (
      <Text span size="sm" c="gray.7">
        {stageMeaning(key)}
      </Text>
    ),
  },
]

/** Every row of the account, also those that change nothing. */
export function LossTable({ bars, closureError }: LossTableProps): ReactNode {
  return (
    <Panel
      title="All stages"
      description={`Each percentage is of the stage before it; they multiply and do not add up. The product of all stages meets the energy at the end within ${formatPercentFixed(closureError, 6)}.`}
    >
      <DataTable label="Loss account" rows={bars} rowKey={({ key }) => key} columns={COLUMNS} />
    </Panel>
  )
}

function StageName({ bar }: { readonly bar: WaterfallBar }): ReactNode {
  return (
    <Text
      span
      size="sm"
      fw={bar.kind === 'level' ? 700 : 400}
      c={bar.kind === 'part' ? 'gray.6' : 'gray.9'}
      pl={bar.kind === 'part' ? 16 : 0}
    >
      {bar.label}
    </Text>
  )
}
