import type { Database } from '../../db/connection.ts'

/** A node as a version of a deployment has it. A value in the unit of its measure is `(reading · scale + offset) · sign`. */
export interface NodeOfVersion {
  readonly nodeKey: number
  readonly tag: string | null
  readonly measure: string | null
  readonly scale: number
  readonly offset: number
  readonly sign: number
  /** Minutes between readings; null: as the deployment says. */
  readonly intervalMinutes: number | null
}

export interface NodeVersion {
  /** From when it holds, ms UTC; the first one also holds before. */
  readonly fromUtcMs: number
  readonly settings: unknown
  readonly nodes: readonly NodeOfVersion[]
}

/** The versions of a deployment with their nodes, oldest first. */
export async function nodeVersions(
  db: Database,
  projectId: string,
): Promise<readonly NodeVersion[]> {
  const versions = await db
    .selectFrom('deployment_version')
    .select(['id', 'valid_from', 'settings'])
    .where('project_id', '=', projectId)
    .orderBy('valid_from')
    .execute()
  if (versions.length === 0) return []
  const rows = await db
    .selectFrom('sensor_node_version')
    .select([
      'version_id',
      'node_key as nodeKey',
      'sensor_tag as tag',
      'component_measure as measure',
      'scale',
      'offset_value as offset',
      'sign',
      'sensor_time_interval as intervalMinutes',
    ])
    .where(
      'version_id',
      'in',
      versions.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const byVersion = Map.groupBy(rows, (row) => row.version_id)
  return versions.map(({ id, valid_from, settings }, index) => ({
    fromUtcMs: index === 0 ? -Infinity : valid_from.getTime(),
    settings,
    nodes: byVersion.get(id) ?? [],
  }))
}

/** The version that holds at a time. */
export const versionAt = <T extends { readonly fromUtcMs: number }>(
  versions: readonly T[],
  utcMs: number,
): T | undefined => versions.findLast(({ fromUtcMs }) => fromUtcMs <= utcMs)
