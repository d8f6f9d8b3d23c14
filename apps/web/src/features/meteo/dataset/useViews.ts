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
import { useView } from '../../../lib/useView.ts'
import { mapView, type View } from '../../../lib/view.ts'
import type { WeatherTable } from '../useDatasets.ts'
import { ROWS_CACHED } from '../useDatasets.ts'
import type { WindRoseData } from './wind/windRoseShares.ts'

export type WeatherStatistics = WeatherStatisticsQuery['weatherStatistics']

export function useStatistics(id: string): View<WeatherStatistics> {
  return useView(WeatherStatisticsDocument, { id }, ROWS_CACHED)
}

/** Null for a dataset without the direction of the wind. */
export function useWindRose(id: string): View<WindRoseData | null> {
  return useView(WindRoseDocument, { id }, ROWS_CACHED)
}

export type SunPath = SunPathQuery['sunPath']

/** The terrain of the project may change: it is asked for anew when it is looked at again. */
export function useSunPath(id: string): View<SunPath> {
  return useView(SunPathDocument, { id })
}

export function useDailyAlbedo(id: string): View<WeatherTable> {
  return useView(DailyAlbedoDocument, { id }, ROWS_CACHED)
}

export type DatasetHistory = DatasetHistoryQuery['projectEnviroDatasets'][number]

export function useHistory(projectId: string, id: string): View<DatasetHistory | undefined> {
  return mapView(
    useView(DatasetHistoryDocument, { project_id: projectId, id }),
    ([dataset]) => dataset,
  )
}
