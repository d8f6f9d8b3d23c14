import { SentinelPowerFactorDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import type { PowerFactor } from './powerFactor.ts'

export function usePowerFactor({ from, to }: Period): View<PowerFactor> {
  const { project_id } = useDeployment()
  return useView(SentinelPowerFactorDocument, { project_id, from, to }, FOLLOW)
}
