import { keepPreviousData } from '@tanstack/react-query'
import {
  CompareEnviroDatasetsDocument,
  type CompareEnviroDatasetsQuery,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { ROWS_CACHED } from '../useDatasets.ts'

export type WeatherComparison = CompareEnviroDatasetsQuery['compareEnviroDatasets']
export type ColumnComparison = WeatherComparison['columns'][number]

export function useComparison(a: string, b: string): View<WeatherComparison> {
  return useView(
    CompareEnviroDatasetsDocument,
    { a, b },
    { ...ROWS_CACHED, placeholderData: keepPreviousData },
  )
}
