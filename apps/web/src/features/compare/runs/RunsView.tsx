import { Group, Select, SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type Choice, type Comparison, choiceOf } from './choice.ts'
import { InputPanel } from './InputPanel.tsx'
import { KeyFigurePanel } from './KeyFigurePanel.tsx'
import { LossPanel } from './LossPanel.tsx'
import { MonthPanel } from './MonthPanel.tsx'
import { PartPanel } from './PartPanel.tsx'
import { useCompletedRuns, useLossPairs } from './useCompare.ts'

interface RunsViewProps {
  /** Ids of the two runs. */
  readonly a: string
  readonly b: string
  /** Name of a block that both have; null: the whole system. */
  readonly block: string | null
  readonly onBlock: (name: string | null) => void
}

/** Two finished runs side by side: figures, inputs, months and losses. */
export function RunsView({ a, b, block, onBlock }: RunsViewProps): ReactNode {
  const view = useCompletedRuns(useCurrentProject().id, [a, b])
  return (
    <DataState view={view} skeleton={<Loading />}>
      {(runs) => <Outcome choice={choiceOf(runs, { a, b, block })} onBlock={onBlock} />}
    </DataState>
  )
}

function Loading(): ReactNode {
  return (
    <Panel>
      <SkeletonLines count={10} />
    </Panel>
  )
}

type OutcomeProps = { readonly choice: Choice } & Pick<RunsViewProps, 'onBlock'>

function Outcome({ choice, onBlock }: OutcomeProps): ReactNode {
  switch (choice.state) {
    case 'unknown':
      return (
        <Note kind="info" isAlert>
          Choose another run: it may have been deleted, or has not completed.
        </Note>
      )
    case 'same':
      return (
        <Note kind="info" isAlert>
          A and B are the same run, so nothing differs. Choose another run for one of them.
        </Note>
      )
    case 'chosen':
      return <Compared comparison={choice.comparison} onBlock={onBlock} />
  }
}

interface ComparedProps extends Pick<RunsViewProps, 'onBlock'> {
  readonly comparison: Comparison
}

function Compared({ comparison, onBlock }: ComparedProps): ReactNode {
  return (
    <Stack gap="md">
      <Group>
        <BlockSelect comparison={comparison} onBlock={onBlock} />
      </Group>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <KeyFigurePanel comparison={comparison} />
        <InputPanel comparison={comparison} />
      </SimpleGrid>
      <MonthPanel comparison={comparison} />
      <PartPanel comparison={comparison} />
      <LossPanel view={useLossPairs(comparison)} />
    </Stack>
  )
}

const SYSTEM = 'system'

function BlockSelect({ comparison, onBlock }: ComparedProps): ReactNode {
  const names = comparison.blocks.map(({ name }) => name)
  return (
    <Select
      label="Results of"
      w={220}
      data={[
        { value: SYSTEM, label: 'Whole system' },
        ...names.map((name) => ({ value: `block ${name}`, label: name })),
      ]}
      value={comparison.block === undefined ? SYSTEM : `block ${comparison.block.name}`}
      searchable={names.length > 8}
      allowDeselect={false}
      onChange={(value) =>
        onBlock(value === null || value === SYSTEM ? null : value.slice('block '.length))
      }
    />
  )
}
