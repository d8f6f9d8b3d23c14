import { RunEconomicsDocument, type RunEconomicsQuery } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'

export type RunEconomics = RunEconomicsQuery['runEconomics']

/** What a run costs and earns with the costs that the project has now. */
export const useEconomics = (simulation_id: string): View<RunEconomics> =>
  useView(RunEconomicsDocument, { simulation_id }, { staleTime: 0 })
