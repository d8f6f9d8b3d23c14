import type { HierarchyNode } from '@duet/monitoring'
import type { PlantDocument } from '@duet/plant'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { DeploymentVersion } from '../../db/database.gen.ts'
import { type VersionSettings, versionSettingsSchema } from './deploymentInput.ts'

type Row = Selectable<DeploymentVersion>

/** A version without its plant and nodes. */
export interface VersionRecord extends Omit<Row, 'plant_document' | 'settings' | 'created_by'> {
  readonly settings: VersionSettings
  /** When the next version begins; null: the newest. */
  readonly valid_to: Date | null
}

const COLUMNS = [
  'id',
  'project_id',
  'valid_from',
  'enviro_dataset_id',
  'satellite_dataset_id',
  'budget_simulation_id',
  'price_per_kwh',
  'currency',
  'ac_capacity_w',
  'dc_capacity_w',
  'created_at',
] as const

function versions(db: Database, projectId: string) {
  return db
    .selectFrom('deployment_version')
    .select([
      ...COLUMNS,
      'settings',
      sql<Date | null>`lead(valid_from) over (order by valid_from)`.as('valid_to'),
    ])
    .where('project_id', '=', projectId)
}

const recordOf = ({
  settings,
  ...row
}: Omit<VersionRecord, 'settings'> & { settings: unknown }) => ({
  ...row,
  settings: versionSettingsSchema.parse(settings),
})

const MAX_VERSIONS = 1000

/** The newest first. */
export async function listVersions(db: Database, projectId: string): Promise<VersionRecord[]> {
  const rows = await versions(db, projectId)
    .orderBy('valid_from', 'desc')
    .limit(MAX_VERSIONS)
    .execute()
  return rows.map(recordOf)
}

/** The version of an instant: the newest that has begun by then. */
export async function findVersionAt(
  db: Database,
  projectId: string,
  at: Date,
): Promise<VersionRecord | undefined> {
  const row = await db
    .selectFrom(versions(db, projectId).as('version'))
    .selectAll()
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && recordOf(row)
}

/** @throws Error for an id of no version */
export async function plantOfVersion(db: Database, versionId: string): Promise<PlantDocument> {
  const { plant_document } = await db
    .selectFrom('deployment_version')
    .select('plant_document')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this server from a valid document
  return plant_document as unknown as PlantDocument
}

/** A node with the number that readings name it by. */
export interface KeyedNode extends HierarchyNode {
  readonly node_key: number
}

/** In the order in which they were given. */
export async function nodesOfVersion(db: Database, versionId: string): Promise<KeyedNode[]> {
  const rows = await db
    .selectFrom('sensor_node_version')
    .innerJoin('sensor_node', 'sensor_node.node_key', 'sensor_node_version.node_key')
    .selectAll('sensor_node_version')
    .select('sensor_node.id')
    .where('version_id', '=', versionId)
    .orderBy('position')
    .execute()
  return rows.map(({ version_id: _version, position: _position, offset_value, ...row }) => {
    const { component, component_measure, sign } = row
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked when they were written
    const checked = { component, component_measure, sign } as Pick<
      HierarchyNode,
      'component' | 'component_measure' | 'sign'
    >
    return { ...row, ...checked, offset: offset_value }
  })
}

export type NewVersion = Pick<
  Row,
  | 'project_id'
  | 'valid_from'
  | 'enviro_dataset_id'
  | 'satellite_dataset_id'
  | 'budget_simulation_id'
  | 'price_per_kwh'
  | 'currency'
  | 'ac_capacity_w'
  | 'dc_capacity_w'
  | 'created_by'
> & {
  readonly plant_document: PlantDocument
  readonly settings: VersionSettings
  readonly nodes: readonly HierarchyNode[]
}

/** Replaces a version that begins at the same instant. Give a transaction as `tx`; the caller has checked the nodes. */
export async function putVersion(
  tx: Database,
  { nodes, plant_document, settings, ...version }: NewVersion,
): Promise<string> {
  const { project_id, valid_from } = version
  await tx
    .deleteFrom('deployment_version')
    .where('project_id', '=', project_id)
    .where('valid_from', '=', valid_from)
    .execute()
  const { id } = await tx
    .insertInto('deployment_version')
    .values({
      ...version,
      plant_document: JSON.stringify(plant_document),
      settings: JSON.stringify(settings),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertNodes(tx, project_id, id, nodes)
  return id
}

/** All in two statements: plants have thousands. */
async function insertNodes(
  tx: Database,
  projectId: string,
  versionId: string,
  nodes: readonly HierarchyNode[],
): Promise<void> {
  const rows = JSON.stringify(
    nodes.map(({ offset, ...node }, position) => ({ ...node, offset_value: offset, position })),
  )
  await sql`
    insert into sensor_node (project_id, id)
    select ${projectId}::uuid, id from jsonb_to_recordset(${rows}::jsonb) as node(id text)
    on conflict (project_id, id) do nothing`.execute(tx)
  await sql`
    insert into sensor_node_version (version_id, node_key, parent_id, name, duet_block_id, sensor_tag, component,
      component_measure, inverter_dc_capacity, sentinel_tag, sensor_time_interval, scale, offset_value, sign, position)
    select ${versionId}::uuid, sensor_node.node_key, parent_id, name, duet_block_id, sensor_tag, component,
      component_measure, inverter_dc_capacity, sentinel_tag, sensor_time_interval, scale, offset_value, sign, position
    from jsonb_to_recordset(${rows}::jsonb) as node(id text, parent_id text, name text, duet_block_id text,
      sensor_tag text, component text, component_measure text, inverter_dc_capacity float8, sentinel_tag text,
      sensor_time_interval float8, scale float8, offset_value float8, sign int2, position int4)
    join sensor_node on sensor_node.project_id = ${projectId}::uuid and sensor_node.id = node.id`.execute(
    tx,
  )
}
