import { stageMeaning } from '@duet/results'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatFixed, formatResult } from '../../../lib/format.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { changeText, closureText } from './lossTexts.ts'
import type { OtherLosses } from './useOtherLosses.ts'
import type { WaterfallBar } from './waterfallBars.ts'

interface LossTableProps {
  readonly bars: readonly WaterfallBar[]
  readonly closureError: number
  readonly other: OtherLosses | undefined
}

const GROUPS: Readonly<Record<string, string>> = {
  irradiance: 'Irradiance',
  dc: 'DC',
  ac: 'AC',
}

const COLUMNS: readonly Column<WaterfallBar>[] = [
  { key: 'label', title: 'Stage', minWidth: 130, render: (bar) => <StageName bar={bar} /> },
  rightColumn('fraction', 'Of previous stage', (bar) =>
    bar.kind === 'level' ? '' : changeText(bar, 'fraction'),
  ),
  rightColumn('nominal', 'Of nominal', (bar) =>
    bar.kind === 'level' ? '' : changeText(bar, 'nominal'),
  ),
  rightColumn('change', 'Change', (bar) => (bar.kind === 'level' ? '' : changeText(bar, 'energy'))),
  rightColumn('after', 'Left after', (bar) =>
    bar.kind === 'part' ? '' : formatResult(bar.after, bar.unit),
  ),
  { key: 'group', title: 'Group', render: ({ group }) => GROUPS[group] ?? group },
]

const MEANING: Column<WaterfallBar> = {
  key: 'meaning',
  title: 'What it is',
  render: ({ key }) => (
    <Text size="sm" c="gray.7" miw={220}>
      {stageMeaning(key)}
    </Text>
  ),
}

/** Every row of the account, also those that change nothing; with a second run, stage by stage. */
export function LossTable({ bars, closureError, other }: LossTableProps): ReactNode {
  const isOverlaid = other !== undefined && other.problem === undefined
  return (
    <Panel
      title="All stages"
      description={`Each percentage is of the stage before it; they multiply and do not add up. The product of all stages meets the energy at the end ${closureText(closureError)}.`}
    >
      <DataTable
        label="Loss account"
        rows={bars}
        rowKey={({ key }) => key}
        columns={isOverlaid ? [...COLUMNS, ...otherColumns(other)] : [...COLUMNS, MEANING]}
      />
    </Panel>
  )
}

function otherColumns({ name, bars }: OtherLosses): readonly Column<WaterfallBar>[] {
  const text =
    (render: (own: WaterfallBar, other: WaterfallBar) => string) => (own: WaterfallBar) => {
      const other = bars.get(own.key)
      return other === undefined ? 'no such stage' : render(own, other)
    }
  return [
    rightColumn(
      'other',
      `${name}: of previous`,
      text((own, other) => (own.kind === 'level' ? '' : changeText(other, 'fraction'))),
    ),
    rightColumn(
      'points',
      'Difference, points',
      text((own, other) =>
        own.kind === 'level' ? '' : signed(100 * (other.fraction - own.fraction), 2),
      ),
    ),
    rightColumn(
      'left',
      `${name}: left after`,
      text((own, other) => (own.kind === 'part' ? '' : formatResult(other.after, other.unit))),
    ),
    rightColumn(
      'difference',
      'Difference of what is left',
      text((own, other) =>
        own.kind === 'part' || own.after === 0
          ? ''
          : `${signed(100 * (1 - other.after / own.after), 2)} %`,
      ),
    ),
  ]
}

/** Ours less the other; a loss that is larger in the other counts for us. */
function signed(value: number, decimals: number): string {
  const text = formatFixed(Math.abs(value), decimals)
  if (Number(text) === 0) return text
  return `${value > 0 ? '+' : '−'}${text}`
}

function StageName({ bar }: { readonly bar: WaterfallBar }): ReactNode {
  if (bar.kind === 'stage' && bar.isModelled) {
    return (
      <AnchorLink
        size="sm"
        to="/$org/project/$projectId/simulations/$simId/$tab"
        from="/$org/project/$projectId/simulations/$simId/$tab"
        search={(before) => ({ ...before, stage: bar.key })}
        title="Show its months"
      >
        {bar.label}
      </AnchorLink>
    )
  }
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
