import { MonitorOverviewDocument, type MonitorOverviewQuery } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { joinViews, type View } from '../../../lib/view.ts'
import { type MonitoredNode, useDeployment, useNodes } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import { blockNodes } from './blockEnergies.ts'

export interface OverviewData {
  readonly sums: MonitorOverviewQuery
  readonly nodes: readonly MonitoredNode[]
}

export function useOverview({ from, to }: Period): View<OverviewData> {
  const { project_id } = useDeployment()
  const nodes = useNodes()
  const isKnown = nodes.state === 'ready'
  const block_nodes = isKnown ? blockNodes(nodes.data).map(({ id }) => id) : []
  const sums = useView(
    MonitorOverviewDocument,
    { project_id, block_nodes, from, to },
    { ...FOLLOW, enabled: isKnown },
  )
  return joinViews({ sums, nodes })
}
