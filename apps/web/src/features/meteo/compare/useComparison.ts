import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  CompareEnviroDatasetsDocument,
  type CompareEnviroDatasetsQuery,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../../lib/view.ts'
import { ROWS_KEPT } from '../useDatasets.ts'

export type WeatherComparison = CompareEnviroDatasetsQuery['compareEnviroDatasets']
export type ColumnComparison = WeatherComparison['columns'][number]

export function useComparison(a: string, b: string): View<WeatherComparison> {
  const query = useQuery({
    ...graphqlQuery(CompareEnviroDatasetsDocument, { a, b }),
    ...ROWS_KEPT,
    placeholderData: keepPreviousData,
  })
  return mapView(viewOf(query), ({ compareEnviroDatasets }) => compareEnviroDatasets)
}
