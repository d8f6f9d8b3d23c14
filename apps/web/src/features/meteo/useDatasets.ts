import {
  keepPreviousData,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { capture } from '../../lib/analytics.ts'
import {
  DailySparkLineDocument,
  type DatasetRowFragment,
  DeleteProjectEnviroDatasetDocument,
  type DeleteProjectEnviroDatasetMutation,
  EnviroDataDocument,
  type EnviroDataQuery,
  EnviroDataRollupDocument,
  EnviroDatasetDocument,
  EnviroDatasetsDocument,
  HourlyMeteoByMonthDocument,
  UpdateEnviroDatasetDocument,
  type UpdateEnviroDatasetMutation,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'

/** The spec's page size. */
const DATASETS_PER_PAGE = 50

/** The rows of a dataset never change. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY }

export interface DatasetPage {
  readonly datasets: readonly DatasetRowFragment[]
  readonly hasMore: boolean
}

export function useDatasets(projectId: string, page: number): View<DatasetPage> {
  const query = useQuery({
    ...graphqlQuery(EnviroDatasetsDocument, {
      project_id: projectId,
      skip: (page - 1) * DATASETS_PER_PAGE,
      take: DATASETS_PER_PAGE + 1,
    }),
    placeholderData: keepPreviousData,
  })
  return mapView(viewOf(query), ({ projectEnviroDatasets }) => ({
    datasets: projectEnviroDatasets.slice(0, DATASETS_PER_PAGE),
    hasMore: projectEnviroDatasets.length > DATASETS_PER_PAGE,
  }))
}

/** Undefined where the project has no such dataset. */
export function useDataset(projectId: string, id: string): View<DatasetRowFragment | undefined> {
  const query = useQuery(graphqlQuery(EnviroDatasetDocument, { project_id: projectId, id }))
  return mapView(viewOf(query), ({ projectEnviroDatasets }) => projectEnviroDatasets[0])
}

export function useSparkLine(id: string): View<readonly (number | null)[]> {
  const query = useQuery({ ...graphqlQuery(DailySparkLineDocument, { id }), ...KEPT })
  return mapView(viewOf(query), ({ dailySparkLine }) => dailySparkLine)
}

/** Columns side by side: `values` has a list for each of `columns`. */
export type WeatherTable = EnviroDataQuery['enviroData']

export function useRollup(id: string, interval: 'OneDay' | 'OneMonth'): View<WeatherTable> {
  const query = useQuery({
    ...graphqlQuery(EnviroDataRollupDocument, { id, time_interval: interval }),
    ...KEPT,
  })
  return mapView(viewOf(query), ({ enviroDataRollup }) => enviroDataRollup)
}

/** 12 months by 24 hours. */
export function useHourlyByMonth(
  id: string,
  column: string,
): View<readonly (readonly (number | null)[])[]> {
  const query = useQuery({
    ...graphqlQuery(HourlyMeteoByMonthDocument, { id, column }),
    ...KEPT,
    placeholderData: keepPreviousData,
  })
  return mapView(viewOf(query), ({ hourlyMeteoByMonth }) => hourlyMeteoByMonth)
}

export interface RowsRequest {
  readonly id: string
  readonly skip: number
  readonly take: number
}

export function useRows({ id, skip, take }: RowsRequest): View<WeatherTable> {
  const query = useQuery({
    ...graphqlQuery(EnviroDataDocument, { id, skip, take }),
    ...KEPT,
    placeholderData: keepPreviousData,
  })
  return mapView(viewOf(query), ({ enviroData }) => enviroData)
}

/** Whatever was kept of the lists is asked for anew. */
export function useDatasetsChanged(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [allOf(EnviroDatasetsDocument), allOf(EnviroDatasetDocument)].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
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
