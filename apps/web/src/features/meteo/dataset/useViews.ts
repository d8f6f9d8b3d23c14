import { useQuery } from '@tanstack/react-query'
import {
  DailyAlbedoDocument,
  DatasetHistoryDocument,
  type DatasetHistoryQuery,
  SunPathDocument,
  type SunPathQuery,
  WeatherStatisticsDocument,
  type WeatherStatisticsQuery,
  WindRoseDocument,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../../lib/view.ts'
import type { WeatherTable } from '../useDatasets.ts'
import { ROWS_KEPT } from '../useDatasets.ts'
import type { WindRoseData } from './wind/windRoseShares.ts'

export type WeatherStatistics = WeatherStatisticsQuery['weatherStatistics']

export function useStatistics(id: string): View<WeatherStatistics> {
  const query = useQuery({ ...graphqlQuery(WeatherStatisticsDocument, { id }), ...ROWS_KEPT })
  return mapView(viewOf(query), ({ weatherStatistics }) => weatherStatistics)
}

/** Null for a dataset without the direction of the wind. */
export function useWindRose(id: string): View<WindRoseData | null> {
  const query = useQuery({ ...graphqlQuery(WindRoseDocument, { id }), ...ROWS_KEPT })
  return mapView(viewOf(query), ({ windRose }) => windRose)
}

export type SunPath = SunPathQuery['sunPath']

/** The terrain of the project may change: it is asked for anew when it is looked at again. */
export function useSunPath(id: string): View<SunPath> {
  const query = useQuery(graphqlQuery(SunPathDocument, { id }))
  return mapView(viewOf(query), ({ sunPath }) => sunPath)
}

export function useDailyAlbedo(id: string): View<WeatherTable> {
  const query = useQuery({ ...graphqlQuery(DailyAlbedoDocument, { id }), ...ROWS_KEPT })
  return mapView(viewOf(query), ({ dailyAlbedo }) => dailyAlbedo)
}

export type DatasetHistory = DatasetHistoryQuery['projectEnviroDatasets'][number]

export function useHistory(projectId: string, id: string): View<DatasetHistory | undefined> {
  const query = useQuery(graphqlQuery(DatasetHistoryDocument, { project_id: projectId, id }))
  return mapView(viewOf(query), ({ projectEnviroDatasets }) => projectEnviroDatasets[0])
}
