import {
  type Block,
  type BlockLayer,
  type ComponentKind,
  isComponentKind,
  type MeteoSummary,
  type PlantComponent,
  readComponentParameters,
} from '@duet/plant'
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { capture } from '../../lib/analytics/analytics.ts'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { formatNameTime } from '../../lib/formatTime.ts'
import {
  type ComponentPartsFragment,
  ComponentsDocument,
  ComputeBlocksDocument,
  ComputeDatasetsDocument,
  type ComputeDatasetsQuery,
  ComputeDesignCheckDocument,
  type ComputeDesignCheckQuery,
  NumDaylightTimestampsDocument,
  ProjectDuetSimDocument,
  RunningProjectSimDocument,
  RunProjectBlockSimulationDocument,
  type RunProjectBlockSimulationMutation,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { type View, viewOf } from '../../lib/view.ts'
import { readStoredDesign } from '../../project/storedDesign.ts'
import type { ReportedFinding } from './blockReadiness.ts'
import { type RunForm, rangeInstants, runInput } from './runForm.ts'

/** The design as far as a run needs it. */
export interface Design {
  readonly blocks: readonly Block[]
  readonly layers: readonly BlockLayer[]
  readonly components: readonly PlantComponent[]
  /** Of the list that the design page shows. */
  readonly findings: readonly ReportedFinding[]
}

export interface ComputeData {
  readonly design: Design
  readonly datasets: readonly MeteoSummary[]
}

/** The design is edited elsewhere, so it is always asked for anew. */
const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const

/** Blocks with all that their readiness depends on, and the datasets to choose from. */
export function useComputeData(): View<ComputeData> {
  const project = useCurrentProject()
  const variables = { project_id: project.id }
  const blocks = useQuery({ ...graphqlQuery(ComputeBlocksDocument, variables), ...FRESH })
  const components = useQuery({ ...graphqlQuery(ComponentsDocument, variables), ...FRESH })
  const datasets = useQuery({ ...graphqlQuery(ComputeDatasetsDocument, variables), ...FRESH })
  const check = useQuery({ ...graphqlQuery(ComputeDesignCheckDocument, variables), ...FRESH })
  // A form begun with a design of before would miss the blocks drawn since.
  const isFresh = [blocks, components, datasets, check].every((query) => query.isFetchedAfterMount)
  const data = useMemo(
    () =>
      isFresh && blocks.data && components.data && datasets.data && check.data
        ? {
            design: {
              ...readStoredDesign(blocks.data.projectBlocks),
              components: components.data.components.flatMap(readComponent),
              findings: check.data.projectDesignCheck.findings.map(readFinding),
            },
            datasets: datasets.data.projectEnviroDatasets.map(meteoSummary),
          }
        : undefined,
    [isFresh, blocks.data, components.data, datasets.data, check.data],
  )
  if (data !== undefined) return { state: 'ready', data }
  const failed = notReady(blocks) ?? notReady(components) ?? notReady(datasets) ?? notReady(check)
  return failed ?? { state: 'loading' }
}

function notReady<T>(query: UseQueryResult<T>): View<never> | undefined {
  const view = viewOf(query)
  return view.state === 'failed' ? view : undefined
}

/** The scalar of figures is an object. */
function readFinding({
  severity,
  block_id,
  message,
  figures,
}: ComputeDesignCheckQuery['projectDesignCheck']['findings'][number]): ReportedFinding {
  return {
    severity: severity === 'error' ? 'error' : 'warning',
    block_id,
    message,
    figures: FIGURES.catch({}).parse(figures),
  }
}

const FIGURES = z.record(z.string(), z.union([z.number(), z.string(), z.array(z.number())]))

/** A kind that this version of the application does not know is left out. */
function readComponent(stored: ComponentPartsFragment): readonly PlantComponent[] {
  const { id, name, kind, parameters } = stored
  if (!isComponentKind(kind)) return []
  return [{ id, name, kind, parameters: readComponentParameters<ComponentKind>(kind, parameters) }]
}

function meteoSummary(
  dataset: ComputeDatasetsQuery['projectEnviroDatasets'][number],
): MeteoSummary {
  return { ...dataset, type: dataset.type === 'TMY' ? 'TMY' : 'Sequential' }
}

/** Timestamps with the sun up in the chosen days; undefined where that is not known or not needed. */
export function useDaylightTimestamps(
  form: RunForm,
  dataset: MeteoSummary | undefined,
): number | undefined {
  const range = dataset && rangeInstants(form, dataset)
  const query = useQuery({
    ...graphqlQuery(NumDaylightTimestampsDocument, {
      id: dataset?.id ?? '',
      from: range?.from ?? '',
      to: range?.to ?? '',
    }),
    enabled: range !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return range === undefined ? undefined : query.data?.numDaylightTimestamps.count
}

export function useRunSimulation(
  data: ComputeData,
): UseMutationResult<RunProjectBlockSimulationMutation, Error, RunForm> {
  const project = useCurrentProject()
  const onStarted = useStartedRun()
  return useMutation({
    mutationFn: (form: RunForm) =>
      request(RunProjectBlockSimulationDocument, {
        project_id: project.id,
        input: runInput(named(form), data.design.blocks, data.datasets),
      }),
    onSuccess: ({ runProjectBlockSimulation: { simulation } }) => {
      if (simulation !== null) onStarted(simulation)
    },
  })
}

/** Shows a run that was started here at once. */
export function useStartedRun(): (simulation: unknown) => void {
  const project = useCurrentProject()
  const queryClient = useQueryClient()
  return (simulation) => {
    capture('simulation_started')
    const running = graphqlQuery(RunningProjectSimDocument, { project_id: project.id })
    // The answer itself starts the progress panel; the places of those before it are asked for anew.
    queryClient.setQueryData(running.queryKey, (before: unknown) => ({
      runningProjectSim: [simulation, ...runningBefore(before)],
    }))
    for (const queryKey of [running.queryKey, allOf(ProjectDuetSimDocument)])
      void queryClient.invalidateQueries({ queryKey })
  }
}

function runningBefore(cached: unknown): readonly unknown[] {
  if (typeof cached !== 'object' || cached === null || !('runningProjectSim' in cached)) return []
  return Array.isArray(cached.runningProjectSim) ? cached.runningProjectSim : []
}

/** A run without a name is called by when it was started, in the time of the browser as all other times of runs. */
function named(form: RunForm): RunForm {
  if (form.name.trim() !== '') return form
  const now = new Date()
  return {
    ...form,
    name: `Simulation ${formatNameTime(now)}`,
  }
}
