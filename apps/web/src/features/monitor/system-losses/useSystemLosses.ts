import {
  type LossSumsFragment,
  SystemLossDaysDocument,
  type SystemLossDaysQuery,
  SystemLossesDocument,
  type SystemLossesQuery,
  SystemLossPeriodDocument,
} from '../../../lib/gql/graphql.ts'
import { NEVER_STALE, useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'

export function useSystemLosses({ from, to }: Period): View<LossSumsFragment> {
  const { project_id } = useDeployment()
  return useView(SystemLossPeriodDocument, { project_id, from, to }, FOLLOW)
}

export type LossDay = SystemLossDaysQuery['sentinelSystemLossIntervals'][number]

export function useLossDays({ from, to }: Pick<Period, 'from' | 'to'>): View<readonly LossDay[]> {
  const { project_id } = useDeployment()
  return useView(SystemLossDaysDocument, { project_id, from, to }, FOLLOW)
}

export type StaticLosses = SystemLossesQuery['systemLosses']

/** The loss account of the run that was sold. */
export const useStaticLosses = (simulationId: string): View<StaticLosses> =>
  useView(SystemLossesDocument, { simulation_id: simulationId }, NEVER_STALE)
