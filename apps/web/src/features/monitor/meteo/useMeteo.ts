import { MonitorMeteoDocument, type MonitorMeteoQuery } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { joinViews, type View } from '../../../lib/view.ts'
import { type MonitoredNode, useDeployment, useNodes } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'

export interface MeteoData {
  readonly answer: MonitorMeteoQuery
  readonly nodes: readonly MonitoredNode[]
}

export function useMeteo({ from, to }: Period): View<MeteoData> {
  const { project_id } = useDeployment()
  const answer = useView(MonitorMeteoDocument, { project_id, from, to }, FOLLOW)
  return joinViews({ answer, nodes: useNodes() })
}
