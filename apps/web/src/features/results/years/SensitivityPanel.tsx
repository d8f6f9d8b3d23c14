import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { mayRun, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatFixed, formatNumber } from '../../../lib/format.ts'
import { RunProgress } from '../../../project/runs/RunProgress.tsx'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Scope } from '../scope.ts'
import {
  type Sensitivities,
  type Sensitivity,
  sensitivityProgress,
  useComputeSensitivities,
  useSensitivities,
} from './useSensitivities.ts'
import type { Uncertainty } from './useYears.ts'

interface SensitivityPanelProps {
  readonly uncertainty: Uncertainty
  readonly scope: Scope
}

/** What the energy of the run makes of its inputs, and buttons that start the runs which tell it. */
export function SensitivityPanel({ uncertainty, scope }: SensitivityPanelProps): ReactNode {
  const view = useSensitivities(scope.simulation.id)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={7} />}>
      {(data) => <Inputs data={data} uncertainty={uncertainty} />}
    </DataState>
  )
}

interface InputsProps {
  readonly data: Sensitivities
  readonly uncertainty: Uncertainty
}

function Inputs({ data, uncertainty }: InputsProps): ReactNode {
  const named = new Set(uncertainty.parts.map(({ input }) => input))
  const columns: readonly Column<Sensitivity>[] = [
    ...COLUMNS,
    {
      key: 'part',
      title: 'Part of the uncertainty',
      minWidth: 160,
      value: ({ input }) =>
        uncertainty.parts
          .filter((part) => part.input === input)
          .map(({ name }) => name)
          .join(', '),
    },
  ]
  return (
    <Panel
      title="Sensitivities"
      description="Relative change of the energy of the whole plant over that of an input, by two simulations in which the input is less and more: (E₊ − E₋) / (2 · d · E). 1: in proportion. They make the parts that name the input."
      actions={<ComputeButtons data={data} named={named} />}
    >
      <Progress data={data} />
      <DataTable
        label="Sensitivities"
        rows={data.inputs}
        rowKey={({ input }) => input}
        columns={columns}
      />
    </Panel>
  )
}

const COLUMNS: readonly Column<Sensitivity>[] = [
  { key: 'label', title: 'Input', minWidth: 160, value: ({ label }) => label },
  rightColumn('sensitivity', 'Sensitivity', ({ sensitivity }) =>
    sensitivity === null ? '–' : formatFixed(sensitivity, 3),
  ),
  { key: 'source', title: 'Source', minWidth: 160, value: sourceText },
]

function sourceText(input: Sensitivity): string {
  const { step, sensitivity, run_count, completed_run_count, failure } = input
  const change = `± ${formatNumber(100 * step)} %`
  if (sensitivity !== null) return `By two simulations, ${change}`
  if (run_count === 0) return failure ?? 'Not computed'
  return `${completed_run_count} of ${run_count} simulations done, ${change}`
}

function Progress({ data }: Pick<InputsProps, 'data'>): ReactNode {
  const { completed, total } = sensitivityProgress(data)
  if (completed === total) return null
  return (
    <Group gap="sm" wrap="nowrap" mb="sm">
      <div style={{ flex: '0 1 240px' }}>
        <RunProgress fraction={completed / total} label="Progress of the sensitivities" />
      </div>
      <Text size="sm" component="output">
        {completed} of {total} simulations done
      </Text>
    </Group>
  )
}

interface ComputeButtonsProps {
  readonly data: Sensitivities
  /** Inputs that parts of the uncertainty name. */
  readonly named: ReadonlySet<string | null>
}

function ComputeButtons({ data, named }: ComputeButtonsProps): ReactNode {
  const project = useCurrentProject()
  const compute = useComputeSensitivities()
  if (!mayRun(project)) return null
  const missing = data.inputs.filter(({ run_count }) => run_count === 0).map(({ input }) => input)
  const ofParts = missing.filter((input) => named.has(input))
  const start = (inputs: string[]): void =>
    compute.mutate({ simulation_id: data.simulation_id, inputs })
  return (
    <>
      <FailureNote of={compute} />
      {missing.length > ofParts.length && (
        <Button variant="default" loading={compute.isPending} onClick={() => start(missing)}>
          Compute all
        </Button>
      )}
      {ofParts.length > 0 && (
        <Button loading={compute.isPending} onClick={() => start(ofParts)}>
          Compute sensitivities
        </Button>
      )}
    </>
  )
}
