import {
  keepPreviousData,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { allPages } from '../../lib/allPages.ts'
import { capture } from '../../lib/analytics/analytics.ts'
import {
  ComputeBlocksDocument,
  ComputeDatasetsDocument,
  DailySparkLineDocument,
  DatasetBlocksDocument,
  type DatasetRowFragment,
  DeleteProjectEnviroDatasetDocument,
  type DeleteProjectEnviroDatasetMutation,
  DesignDatasetsDocument,
  EnviroDataRollupDocument,
  type EnviroDataRollupQuery,
  EnviroDatasetDocument,
  EnviroDatasetsDocument,
  type EnviroDatasetUpdate,
  FirstProjectDocument,
  HourlyMeteoByMonthDocument,
  UpdateEnviroDatasetDocument,
  type UpdateEnviroDatasetMutation,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'

/** What the server gives at most at once. */
const DATASETS_A_CALL = 200

/** The rows of a dataset change when somebody corrects it: here they are asked for anew at once, elsewhere after a minute. */
export const ROWS_CACHED = { staleTime: 60_000 }

/** All datasets of a project, newest first. */
export function useAllDatasets(projectId: string): View<readonly DatasetRowFragment[]> {
  const query = useQuery({
    queryKey: [...allOf(EnviroDatasetsDocument), { project_id: projectId }],
    queryFn: ({ signal }) =>
      allPages(DATASETS_A_CALL, async (page) => {
        const asked = { project_id: projectId, ...page }
        return (await request(EnviroDatasetsDocument, asked, signal)).projectEnviroDatasets
      }),
  })
  return viewOf(query)
}

/** Undefined where the project has no such dataset. */
export function useDataset(projectId: string, id: string): View<DatasetRowFragment | undefined> {
  return mapView(
    useView(EnviroDatasetDocument, { project_id: projectId, id }),
    ([dataset]) => dataset,
  )
}

export function useSparkLine(id: string): View<readonly (number | null)[]> {
  return useView(DailySparkLineDocument, { id }, ROWS_CACHED)
}

/** Columns side by side: `values` has a list for each of `columns`. */
export type WeatherTable = EnviroDataRollupQuery['enviroDataRollup']

export interface RollupRequest {
  readonly id: string
  readonly time_interval: string
  /** ISO instants; absent: from the first row, to the last. */
  readonly from?: string
  readonly to?: string
  /** Irradiance as its mean, W/m², instead of energy. */
  readonly mean?: boolean
}

/** @param showsPrevious - what was asked for before is shown until the answer is there */
export function useRollup(asked: RollupRequest, showsPrevious = false): View<WeatherTable> {
  return useView(EnviroDataRollupDocument, asked, {
    ...ROWS_CACHED,
    ...(showsPrevious && { placeholderData: keepPreviousData }),
  })
}

/** The same once, for a file. */
export async function fetchRollup(asked: RollupRequest): Promise<WeatherTable> {
  return (await request(EnviroDataRollupDocument, asked)).enviroDataRollup
}

/** 12 months by 24 hours. */
export function useHourlyByMonth(
  id: string,
  column: string,
): View<readonly (readonly (number | null)[])[]> {
  return useView(
    HourlyMeteoByMonthDocument,
    { id, column },
    { ...ROWS_CACHED, placeholderData: keepPreviousData },
  )
}

/** Has what is cached of datasets, and of blocks that take or lose them, fetched anew. */
export function useDatasetsChanged(): () => Promise<unknown> {
  return useRefresh(
    EnviroDatasetsDocument,
    EnviroDatasetDocument,
    DatasetBlocksDocument,
    DesignDatasetsDocument,
    ComputeBlocksDocument,
    ComputeDatasetsDocument,
    FirstProjectDocument,
  )
}

export function useRenameDataset(
  id: string,
): UseMutationResult<UpdateEnviroDatasetMutation, Error, string> {
  const changed = useDatasetsChanged()
  return useMutation({
    mutationFn: (name: string) => request(UpdateEnviroDatasetDocument, { id, input: { name } }),
    onSuccess: () => {
      capture('meteo_changed', { change: 'renamed' })
      return changed()
    },
  })
}

/** Everything that was made of the rows is asked for anew. */
export function useCorrectDataset(
  id: string,
): UseMutationResult<UpdateEnviroDatasetMutation, Error, EnviroDatasetUpdate> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: EnviroDatasetUpdate) => request(UpdateEnviroDatasetDocument, { id, input }),
    onSuccess: () => {
      capture('meteo_changed', { change: 'corrected' })
      return queryClient.invalidateQueries()
    },
  })
}

export function useDeleteDataset(
  id: string,
): UseMutationResult<DeleteProjectEnviroDatasetMutation, Error, void> {
  const changed = useDatasetsChanged()
  return useMutation({
    mutationFn: () => request(DeleteProjectEnviroDatasetDocument, { id }),
    // Not waited for: the page of the dataset is left first.
    onSuccess: () => {
      capture('meteo_changed', { change: 'deleted' })
      void changed()
    },
  })
}

/** How many blocks of the project have each dataset as their weather, by its id. */
export function useBlockCounts(projectId: string): ReadonlyMap<string, number> {
  const { data } = useQuery(graphqlQuery(DatasetBlocksDocument, { project_id: projectId }))
  const counts = new Map<string, number>()
  for (const { enviro_dataset_id: id } of data?.projectBlocks.blocks ?? []) {
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
