import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { NodeReading } from '../../graphql/resolvers.gen.ts'

/** The newest reading of each node that the version of now reads, of the days that lie in PostgreSQL. */
export async function newestValues(db: Database, projectId: string): Promise<NodeReading[]> {
  const { rows } = await sql<{ id: string; value: number | null; at: Date | null }>`
    with version as (
      select id from deployment_version where project_id = ${projectId}::uuid and valid_from <= now()
      order by valid_from desc limit 1
    )
    select sensor_node.id, newest.value, newest.at
    from version join sensor_node_version on version_id = version.id join sensor_node using (node_key)
    left join lateral (
      select value, at from reading
      where reading.node_key = sensor_node_version.node_key and at > now() - interval '2 days'
      order by at desc limit 1
    ) newest on true
    where sensor_tag is not null order by position`.execute(db)
  return rows.map(({ id, value, at }) => ({
    hierarchy_id: id,
    value,
    at: at?.toISOString() ?? null,
  }))
}
