import type { FieldError } from '@duet/plant'
import { useCallback, useMemo, useState } from 'react'
import { errorMessage } from '../../lib/graphqlError.ts'
import { blockProblems, weatherProblems } from './blockReadiness.ts'
import {
  chosenDatasets,
  datasetOf,
  firstForm,
  formOfRun,
  type RunForm,
  runErrors,
} from './runForm.ts'
import { type ComputeData, useDaylightTimestamps, useRunSimulation } from './useCompute.ts'
import type { EarlierRun } from './useEarlierRun.ts'

export interface BlockRefusal {
  /** Empty for what concerns the whole run. */
  readonly block_id: string
  readonly messages: readonly string[]
}

export interface RunFormModel {
  readonly form: RunForm
  readonly change: (next: Partial<RunForm>) => void
  /** Of the form itself. */
  readonly errors: readonly FieldError[]
  /** Why blocks cannot run, by block id; empty for one that is ready. */
  readonly problems: ReadonlyMap<string, readonly string[]>
  /** Why the server started nothing, block by block. */
  readonly refused: readonly BlockRefusal[]
  /** Why it could not be asked. */
  readonly failure: string | undefined
  readonly isStarting: boolean
  readonly start: () => void
}

/** The choices of a run with all that is known to be wrong with them. */
export function useRunForm(data: ComputeData, earlier: EarlierRun | undefined): RunFormModel {
  const { design, datasets } = data
  const [form, setForm] = useState<RunForm>(() =>
    earlier === undefined
      ? firstForm(
          design.blocks,
          datasets,
          (block) => blockProblems(design.findings, block).length === 0,
        )
      : formOfRun(
          earlier,
          design.blocks,
          datasets,
          shadingLayers(data).map(({ id }) => id),
        ),
  )
  const { dataset, blockIds } = form
  const problems = useMemo(
    () =>
      new Map(
        design.blocks.map((block) => [
          block.id,
          [
            ...blockProblems(design.findings, block, blockIds),
            ...weatherProblems(design.components, block, datasetOf({ dataset }, block, datasets)),
          ],
        ]),
      ),
    [design, datasets, dataset, blockIds],
  )
  const [firstDataset] = chosenDatasets(form, design.blocks, datasets)
  const daylight = useDaylightTimestamps(form, firstDataset)
  const run = useRunSimulation(data)
  const { reset } = run
  const change = useCallback(
    (next: Partial<RunForm>) => {
      reset()
      setForm((before) => ({ ...before, ...next }))
    },
    [reset],
  )
  return {
    form,
    change,
    errors: runErrors(form, design.blocks, datasets, daylight),
    problems,
    refused: run.data?.runProjectBlockSimulation.errors ?? [],
    failure: run.isError ? errorMessage(run.error) : undefined,
    isStarting: run.isPending,
    start: () => run.mutate(form),
  }
}

/** Obstacles of the design. */
export const shadingLayers = ({ design }: ComputeData): ComputeData['design']['layers'] =>
  design.layers.filter(({ type }) => type === 'shading')
