import { AppError } from '@duet/contract'
import type { Deployment } from '@duet/monitoring'
import type { PlantDocument } from '@duet/plant'
import { type CivilDay } from '@duet/units'
import type { Database } from '../../db/connection.ts'
import {
  type KeyedNode,
  listVersions,
  nodesOfVersion,
  plantOfVersion,
  type VersionRecord,
} from '../deployments/versionQueries.ts'

/** A version with all that a day is evaluated by. */
export interface VersionParts {
  readonly version: Pick<
    VersionRecord,
    'project_id' | 'settings' | 'enviro_dataset_id' | 'satellite_dataset_id'
  >
  readonly document: PlantDocument
  readonly nodes: readonly KeyedNode[]
  readonly deployment: Deployment
}

export interface VersionSource {
  /** The version of the beginning of a day; the first one holds before it too. */
  readonly versionOf: (day: CivilDay) => VersionRecord
  /** @throws AppError INVALID_INPUT for a hierarchy in which nothing measures power */
  readonly partsOf: (version: VersionRecord) => Promise<VersionParts>
  /** Whether what the rules carry out of one version holds in another: the same devices with the same measures. */
  readonly carriesOver: (fromId: string, toId: string) => Promise<boolean>
}

/** Each version is read once. @throws AppError INVALID_INPUT for a project without versions */
export async function openVersions(db: Database, projectId: string): Promise<VersionSource> {
  const versions = (await listVersions(db, projectId)).toReversed()
  const [oldest] = versions
  if (!oldest) throw new AppError('INVALID_INPUT', 'The deployment has no version: save one.')
  const nodes = once((id) => nodesOfVersion(db, id))
  const documents = once((id) => plantOfVersion(db, id))
  return {
    versionOf: ({ startUtcMs }) =>
      versions.findLast(({ valid_from }) => valid_from.getTime() <= startUtcMs) ?? oldest,
    partsOf: async (version) => {
      const own = await nodes(version.id)
      requirePower(own)
      const document = await documents(version.id)
      return { version, document, nodes: own, deployment: { ...version.settings, nodes: own } }
    },
    carriesOver: async (fromId, toId) =>
      fromId === toId || shapeOf(await nodes(fromId)) === shapeOf(await nodes(toId)),
  }
}

function once<T>(read: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (id) => {
    const value = known.get(id) ?? read(id)
    known.set(id, value)
    return value
  }
}

const shapeOf = (nodes: readonly KeyedNode[]): string =>
  JSON.stringify(
    nodes.map(({ id, parent_id, component, component_measure, sensor_tag, duet_block_id }) => [
      id,
      parent_id,
      component,
      component_measure,
      sensor_tag !== null,
      duet_block_id,
    ]),
  )

/** @throws AppError INVALID_INPUT for a hierarchy in which nothing measures power */
export function requirePower(nodes: readonly KeyedNode[]): void {
  const isMeasured = nodes.some(
    ({ component, component_measure, sensor_tag }) =>
      sensor_tag !== null &&
      (component === 'inverter' || component === 'block' || component === 'meter') &&
      (component_measure === 'active_power' || component_measure === 'energy'),
  )
  if (isMeasured) return
  throw new AppError(
    'INVALID_INPUT',
    'No node of the hierarchy measures active_power or energy of an inverter, a block or the meter.',
  )
}
