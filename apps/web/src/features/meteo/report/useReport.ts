import { WeatherReportDocument, type WeatherReportQuery } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { ROWS_CACHED } from '../useDatasets.ts'

export type WeatherReport = WeatherReportQuery['weatherReport']
export type WeatherCheck = WeatherReport['checks'][number]

/** What the checks of a dataset found. */
export function useReport(id: string): View<WeatherReport> {
  return useView(WeatherReportDocument, { id }, ROWS_CACHED)
}
