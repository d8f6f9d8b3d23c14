import { useQuery } from '@tanstack/react-query'
import { SimulationChoicesDocument, type SimulationChoicesQuery } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'

export type EarlierRun = SimulationChoicesQuery['simulationChoices']

/** What an earlier run was asked for; ready at once where none is named. */
export function useEarlierRun(id: string | undefined): View<EarlierRun | undefined> {
  const query = useQuery({
    ...graphqlQuery(SimulationChoicesDocument, { id: id ?? '' }),
    enabled: id !== undefined,
    staleTime: 0,
    retry: false,
  })
  if (id === undefined) return { state: 'ready', data: undefined }
  return mapView(viewOf(query), ({ simulationChoices }) => simulationChoices)
}
