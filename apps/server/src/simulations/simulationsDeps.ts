import type { PlantDocument } from '@duet/plant'
import type { PlanContext } from './planDeps.ts'
import type { StartDeps } from './startRun.ts'

/** What the service must know of a project. */
export type SimulationProjectAccess = (
  userId: string | undefined,
  projectId: string,
  right: 'viewer' | 'editor' | 'run',
) => Promise<{
  readonly project: { readonly id: string }
  readonly role: 'viewer' | 'operator' | 'editor' | 'owner'
}>

export interface SimulationsDeps extends StartDeps, PlanContext {
  readonly projectAccess: SimulationProjectAccess
  /** The design as it stands. */
  readonly readPlantDocument: (
    userId: string | undefined,
    projectId: string,
  ) => Promise<PlantDocument>
  /** Files were marked for removal. */
  readonly wakeSweeper: () => void
  /** Threads of this server that take tasks. */
  readonly threads: number
}
