import { createProject } from '../../projects/projects.ts'
import type { TestServer, TestUser } from '../../testing/testServer.ts'

/** A monitored project with a node for each tag. */
export interface MonitoredPlant {
  readonly projectId: string
  /** node_key by tag. */
  readonly keys: ReadonlyMap<string, number>
  /** An API token with the scope ingest. */
  readonly token: string
}

export interface PlantOptions {
  readonly tags: readonly string[]
  readonly settings?: object
  /** Fields of every node. */
  readonly node?: {
    readonly scale?: number
    readonly offset_value?: number
    readonly component_measure?: string
    readonly duet_block_id?: string
    readonly inverter_dc_capacity?: number
  }
}

/** Deploys a new project of the user. */
export async function monitoredPlant(
  server: TestServer,
  owner: TestUser,
  organizationId: string,
  { tags, settings = {}, node = {} }: PlantOptions,
): Promise<MonitoredPlant> {
  const place = { name: 'Plant', latitude: 38, longitude: 23 }
  const { id: project_id } = await createProject(server, owner.id, organizationId, place)
  const { db } = server
  await db.insertInto('sentinel_deployment').values({ project_id }).execute()
  const { id: version_id } = await db
    .insertInto('deployment_version')
    .values({
      project_id,
      valid_from: new Date('2026-01-01T00:00:00Z'),
      plant_document: '{}',
      settings: JSON.stringify({ time_zone: 'UTC', interval_minutes: 5, ...settings }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const keys = new Map<string, number>()
  const rows = await db
    .insertInto('sensor_node')
    .values(tags.map((id) => ({ project_id, id })))
    .returning(['id', 'node_key'])
    .execute()
  for (const { id, node_key } of rows) keys.set(id, node_key)
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insertInto('sensor_node_version')
      .values(
        rows.slice(from, from + 1000).map(({ id, node_key }, index) => ({
          version_id,
          node_key,
          name: id,
          sensor_tag: id,
          component: 'inverter',
          component_measure: 'active_power',
          position: from + index,
          ...node,
        })),
      )
      .execute()
  const { data, errors } = await server.call(CREATE_TOKEN, { project_id }, owner.token)
  if (!data) throw new Error(errors?.[0]?.message)
  return { projectId: project_id, keys, token: String(data['createApiToken']?.['token']) }
}

const CREATE_TOKEN = `mutation CreateApiToken($project_id: ID) {
  createApiToken(name: "Logger", scopes: ["ingest"], project_id: $project_id) { token }
}`
