import { Client, type Pool } from 'pg'
import { z } from 'zod'
import type { LoadApi } from './loadApi.ts'

const TOKEN = `mutation CreateApiToken($project_id: ID) {
  createApiToken(name: "Load", scopes: ["ingest"], project_id: $project_id) { token }
}`

/** Makes an empty project a monitored one of so many nodes, tags N1, N2, …. Answers a token for its readings. */
export async function deployNodes(
  databaseUrl: string,
  api: LoadApi,
  projectId: string,
  nodes: number,
): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await insertNodes(client, projectId, nodes)
  } finally {
    await client.end()
  }
  const answer = await api.ask(TOKEN, { project_id: projectId }, z.object({ token: z.string() }))
  return answer.token
}

/** A monitored project without anybody. */
export async function insertPlant(
  pool: Pool,
  nodes: number,
): Promise<{ readonly projectId: string; readonly nodeKeys: readonly number[] }> {
  const { rows } = await pool.query<{ id: string }>(
    `with one as (insert into organization (name, slug) values ('load', 'load') returning id),
       owner as (insert into app_user (email, name) values ('load@duet.example', 'Load') returning id)
     insert into project (organization_id, owner_id, name, latitude, longitude)
     select one.id, owner.id, 'Plant', 38, 23 from one, owner returning id`,
  )
  const projectId = rows[0]?.id ?? ''
  await insertNodes(pool, projectId, nodes)
  const found = await pool.query<{ node_key: number }>(
    'select node_key from sensor_node order by node_key',
  )
  return { projectId, nodeKeys: found.rows.map(({ node_key }) => node_key) }
}

async function insertNodes(client: Client | Pool, projectId: string, nodes: number): Promise<void> {
  await client.query('insert into sentinel_deployment (project_id) values ($1)', [projectId])
  await client.query(
    `with version as (
      insert into deployment_version (project_id, valid_from, plant_document, settings)
      values ($1, '2020-01-01', '{}', '{"time_zone": "UTC", "interval_minutes": 1}') returning id
    ), node as (
      insert into sensor_node (project_id, id) select $1, 'N' || n from generate_series(1, $2::int) n returning *
    )
    insert into sensor_node_version (version_id, node_key, name, sensor_tag, component, component_measure, position)
    select version.id, node_key, node.id, node.id, 'inverter', 'active_power', node_key from node, version`,
    [projectId, nodes],
  )
}
