import { useQuery } from '@tanstack/react-query'
import { EnviroDataRollupDocument, type EnviroDataRollupQuery } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { type View, viewOf } from '../../lib/view.ts'
import { ROWS_CACHED } from './useDatasets.ts'

export interface WeatherColumn {
  readonly column: string
  readonly unit: string
}

/** The columns that a dataset has, in the units of its rows. */
export function useColumns(id: string): View<readonly WeatherColumn[]> {
  const asked = { id, time_interval: 'OneYear', mean: true }
  const query = useQuery({
    ...graphqlQuery(EnviroDataRollupDocument, asked),
    ...ROWS_CACHED,
    select: columnsOf,
  })
  return viewOf(query)
}

function columnsOf({ enviroDataRollup }: EnviroDataRollupQuery): readonly WeatherColumn[] {
  const { columns, units } = enviroDataRollup
  return columns.map((column, at) => ({ column, unit: units[at] ?? '' }))
}
