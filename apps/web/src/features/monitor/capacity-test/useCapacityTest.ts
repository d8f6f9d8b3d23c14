import {
  SentinelCapacityTestDocument,
  type SentinelCapacityTestQuery,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import { type CapacitySearch, changeOf } from './capacitySearch.ts'

export type CapacityTest = SentinelCapacityTestQuery['sentinelCapacityTest']
export type CapacitySide = CapacityTest['measured']
export type CapacityPoints = CapacityTest['points']

export function useCapacityTest({ from, to }: Period, search: CapacitySearch): View<CapacityTest> {
  const { project_id } = useDeployment()
  return useView(
    SentinelCapacityTestDocument,
    { project_id, from, to, hierarchy_id: search.node ?? null, setup: changeOf(search) },
    FOLLOW,
  )
}
