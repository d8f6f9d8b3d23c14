import { EconomicsOfRunsDocument, type EconomicsOfRunsQuery } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import type { View } from '../../lib/view.ts'

export type RunFigures = EconomicsOfRunsQuery['economicsOfRuns'][number]

/** What some runs are worth, in their order; they change with the costs of the project. */
export const useEconomicsOfRuns = (
  simulation_ids: readonly string[],
): View<readonly RunFigures[]> =>
  useView(
    EconomicsOfRunsDocument,
    { simulation_ids: [...simulation_ids] },
    { staleTime: 0, enabled: simulation_ids.length > 0, placeholderData: (previous) => previous },
  )
