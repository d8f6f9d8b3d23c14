import { type ComparableSeries, type ComparedDataset, unpackDoubles } from '@duet/comparison'
import { useMemo } from 'react'
import {
  CompareColumnsDocument,
  CompareSeriesDocument,
  type CompareSeriesQuery,
  ListCompareDatasetsDocument,
  type ListCompareDatasetsQuery,
} from '../../lib/gql/graphql.ts'
import { NEVER_STALE, useView } from '../../lib/useView.ts'
import type { View } from '../../lib/view.ts'
import type { DatasetColumns } from './columnChoice.ts'

export type DatasetChoice = ListCompareDatasetsQuery['listCompareDatasets'][number]

export function useCompareDatasets(project_id: string): View<readonly DatasetChoice[]> {
  return useView(ListCompareDatasetsDocument, { project_id })
}

/** What the rows of a run are never changes; of the others they are asked for anew after a minute. */
const cachedFor = ({ source }: Pick<ComparedDataset, 'source'>) =>
  source === 'simulation' ? NEVER_STALE : { staleTime: 60_000 }

export function useColumns(project_id: string, dataset: ComparedDataset): View<DatasetColumns> {
  const { source, id } = dataset
  return useView(CompareColumnsDocument, { project_id, source, id }, cachedFor(dataset))
}

export interface SeriesAsked {
  readonly dataset: ComparedDataset
  readonly part: string | null
  readonly column: string
}

export function useSeries(
  project_id: string,
  { dataset, part, column }: SeriesAsked,
): View<ComparableSeries> {
  const { source, id } = dataset
  const view = useView(
    CompareSeriesDocument,
    { project_id, source, id, part, column },
    cachedFor(dataset),
  )
  const answer = view.state === 'ready' ? view.data : undefined
  const series = useMemo(() => (answer ? seriesOf(answer) : undefined), [answer])
  if (view.state !== 'ready') return view
  return series ? { state: 'ready', data: series } : { state: 'loading' }
}

const seriesOf = (answer: CompareSeriesQuery['compareSeries']): ComparableSeries => ({
  startUtcS: answer.start_utc_s,
  stepS: answer.step_s,
  values: unpackDoubles(answer.values),
  unit: answer.unit,
  kind: answer.kind === 'sum' ? 'sum' : 'mean',
  isTypicalYear: answer.is_typical_year,
  utcOffsetH: answer.utc_offset_h,
})
