import type { Pool } from 'pg'
import type { Tenant } from './tenant.ts'

/** How the rows of a tenant are found: $1 is the organisation, $2 are its projects. */
const TABLES = {
  organization: 'id = $1',
  quota_limit: 'organization_id = $1',
  organization_logo: 'organization_id = $1',
  user_organization: 'organization_id = $1',
  invite: 'organization_id = $1',
  user_request: 'organization_id = $1',
  portfolio: 'organization_id = $1',
  org_integration_server: 'organization_id = $1',
  library_component: 'organization_id = $1',
  integration_schedule:
    'integration_server_id in (select id from org_integration_server where organization_id = $1)',
  webhook: 'organization_id = $1',
  webhook_message: 'webhook_id in (select id from webhook where organization_id = $1)',
  project: 'organization_id = $1',
  project_user: 'project_id = any($2)',
  system_parameters: 'project_id = any($2)',
  sentinel_deployment: 'project_id = any($2)',
  deployment_version: 'project_id = any($2)',
  sensor_node: 'project_id = any($2)',
  issue_event: 'project_id = any($2)',
  block: 'project_id = any($2)',
  block_layer: 'project_id = any($2)',
  component: 'project_id = any($2)',
  compare_workbook: 'project_id = any($2)',
  raster_layer: 'project_id = any($2)',
  project_terrain: 'project_id = any($2)',
  enviro_dataset: 'project_id = any($2)',
  stored_file: 'project_id = any($2)',
  simulation: 'project_id = any($2)',
  report_revision: 'project_id = any($2)',
  result_job: 'simulation_id in (select id from simulation where project_id = any($2))',
} as const

/** General access is set for each role anew. */
const LINE = `(to_jsonb(one) - 'org_general_access')::text`
const SQL = Object.entries(TABLES)
  .map(([table, where]) => `select '${table}' || ${LINE} as line from ${table} one where ${where}`)
  .join(' union all ')

/** Changes with every row of the tenant. */
export async function tenantDigest(
  pool: Pool,
  { organization, project, deletedProject }: Tenant,
): Promise<string> {
  const { rows } = await pool.query<{ readonly digest: string }>(
    `select md5(string_agg(line, ' ' order by line)) as digest from (${SQL}) lines`,
    [organization, [project, deletedProject]],
  )
  return rows[0]?.digest ?? ''
}
