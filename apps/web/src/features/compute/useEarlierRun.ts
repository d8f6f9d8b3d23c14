import { SimulationChoicesDocument, type SimulationChoicesQuery } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import type { View } from '../../lib/view.ts'

export type EarlierRun = SimulationChoicesQuery['simulationChoices']

/** What an earlier run was asked for; ready at once where none is named. */
export function useEarlierRun(id: string | undefined): View<EarlierRun | undefined> {
  const options = { enabled: id !== undefined, staleTime: 0, retry: false }
  const view = useView(SimulationChoicesDocument, { id: id ?? '' }, options)
  return id === undefined ? { state: 'ready', data: undefined } : view
}
