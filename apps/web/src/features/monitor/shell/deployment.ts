import { createContext, useContext } from 'react'
import { dayInZone } from '../../../lib/formatTime.ts'
import {
  MonitoredNodesDocument,
  type MonitoredNodesQuery,
  type MonitoredPlantQuery,
} from '../../../lib/gql/graphql.ts'
import { NEVER_STALE, useView } from '../../../lib/useView.ts'
import { mapView, type View } from '../../../lib/view.ts'
import { addDays } from './period.ts'

type Found = NonNullable<MonitoredPlantQuery['sentinelDeployment']>

/** A plant that is monitored, by the version that holds now. */
export interface Deployment extends Omit<Found, 'version'> {
  readonly version: NonNullable<Found['version']>
}

/** Filled for all pages of Monitor but the one that sets it up. */
export const DeploymentContext = createContext<Deployment | undefined>(undefined)

export function useDeployment(): Deployment {
  const deployment = useContext(DeploymentContext)
  if (deployment === undefined) {
    throw new Error('useDeployment was called outside the pages of a monitored plant')
  }
  return deployment
}

/** The civil day that periods end with: today, or the last one that was evaluated where nothing comes any more. */
export function lastDayOf({ freshness, evaluation, version }: Deployment): string {
  const today = dayInZone(Date.now(), version.time_zone)
  return freshness === 'offline' ? (evaluation.last_day ?? today) : today
}

/** The newest day that has ended at the plant, or was evaluated where nothing comes any more. */
export function lastEndedDayOf(deployment: Deployment): string {
  const yesterday = addDays(dayInZone(Date.now(), deployment.version.time_zone), -1)
  const last = lastDayOf(deployment)
  return last < yesterday ? last : yesterday
}

type NodesOf<T> = T extends { readonly nodes: readonly (infer Node)[] } ? Node : never

export type MonitoredNode = NodesOf<
  NonNullable<NonNullable<MonitoredNodesQuery['sentinelDeployment']>['version']>
>

/** Nodes of the version that holds now, parents before children: asked for once, as a large plant has thousands. */
export function useNodes(): View<readonly MonitoredNode[]> {
  const { project_id, version } = useDeployment()
  const view = useView(MonitoredNodesDocument, { project_id, at: version.valid_from }, NEVER_STALE)
  return mapView(view, (deployment) => deployment?.version?.nodes ?? [])
}

/** Nodes that stand for a device: those below one of their own kind are further measures of it. */
export function devicesOf(nodes: readonly MonitoredNode[]): readonly MonitoredNode[] {
  const kinds = new Map(nodes.map(({ id, component }) => [id, component]))
  return nodes.filter(({ component, parent_id }) => kinds.get(parent_id ?? '') !== component)
}
