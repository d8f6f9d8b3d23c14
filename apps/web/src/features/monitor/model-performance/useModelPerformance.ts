import { getRouteApi } from '@tanstack/react-router'
import {
  SentinelModelPerformanceDocument,
  type SentinelModelPerformanceQuery,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { joinViews, type View } from '../../../lib/view.ts'
import { type MonitoredNode, useDeployment, useNodes } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import { leftOutOf, type ModelSearch } from './modelSearch.ts'

const route = getRouteApi('/$org/project/$projectId/monitor/model-performance')

export type ModelPerformance = SentinelModelPerformanceQuery['sentinelModelPerformance']

export interface ModelData {
  readonly found: ModelPerformance
  readonly nodes: readonly MonitoredNode[]
}

/** What is compared, and what changes a part of it, in place. */
export function useModelSearch(): readonly [ModelSearch, (changed: Partial<ModelSearch>) => void] {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return [
    search,
    (changed) =>
      void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace: true }),
  ]
}

export function useModelPerformance({ from, to }: Period, search: ModelSearch): View<ModelData> {
  const { project_id } = useDeployment()
  const found = useView(
    SentinelModelPerformanceDocument,
    { project_id, from, to, hierarchy_id: search.node ?? null, left_out: [...leftOutOf(search)] },
    FOLLOW,
  )
  return joinViews({ found, nodes: useNodes() })
}
