import { useQuery } from '@tanstack/react-query'
import { WeatherReportDocument, type WeatherReportQuery } from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../../lib/view.ts'
import { ROWS_KEPT } from '../useDatasets.ts'

export type WeatherReport = WeatherReportQuery['weatherReport']
export type WeatherCheck = WeatherReport['checks'][number]

/** What the checks of a dataset found. */
export function useReport(id: string): View<WeatherReport> {
  const query = useQuery({
    ...graphqlQuery(WeatherReportDocument, { id }),
    ...ROWS_KEPT,
  })
  return mapView(viewOf(query), ({ weatherReport }) => weatherReport)
}
