import type { Pool } from 'pg'

const PROJECTS = `
  with owner as (
    insert into app_user (email, name, first_name) values ('owner@example.org', 'Owner', 'Owner') returning id
  ), org as (insert into organization (name, slug) values ('Portfolio', 'portfolio') returning id
  ), member as (
    insert into user_organization (user_id, organization_id, role_id) select owner.id, org.id, 'owner' from owner, org
  ), plant as (
    insert into project (organization_id, owner_id, name, latitude, longitude)
    select org.id, owner.id, 'Plant ' || n, 26 + n % 22, -120 + n % 40 from owner, org, generate_series(1, $1::int) n
  )
  select owner.id as "userId", org.id as "organizationId" from owner, org`

/** Every third run of an older engine, every tenth failed; of documents and summaries that are stored beside their rows, 8 kB each. */
const RUNS = `
  with filling as materialized (select string_agg(md5(random()::text), '') as text from generate_series(1, 250)),
  made as (
    insert into simulation (project_id, user_id, name, environment, storage_prefix, created_at, manifest, summary)
    select project.id, owner_id, 'Run ' || n, 'production', 'nowhere', now() - n * interval '1 day' - random() * interval '1 hour',
      jsonb_build_object('engine_version', case when (n + latitude::int) % 3 = 0 then '0.2.0' else '0.3.1' end, 'step_count', 8760,
        'document', filling.text || n, 'datasets',
        jsonb_build_array(jsonb_build_object('step_s', 3600, 'fitness', jsonb_build_object('missing_step_count', 0)))),
      jsonb_build_object('blocks', filling.text || n, 'system', jsonb_build_object('energy_kwh', yield * 1000,
        'ratings', jsonb_build_object('nominal_dc_w', 1e6, 'nominal_ac_w', 8e5), 'kpis', jsonb_build_array(
          jsonb_build_object('key', 'specific_yield', 'value', yield),
          jsonb_build_object('key', 'performance_ratio', 'value', yield / 2200),
          jsonb_build_object('key', 'bifacial_gain', 'value', 0.05))))
    from project, filling, generate_series(1, $1::int) n, lateral (select 1500 + 400 * random() + n * 0 as yield) figures
    returning id, name
  )
  insert into duet_job (simulation_id, status, stage, total_tasks)
  select id, case when name like '%0' then 'failed' else 'completed' end, 'post_processing', 1 from made`

/** An organisation with so many projects of so many runs each, without files. */
export async function insertProjectsWithRuns(
  pool: Pool,
  projects: number,
  runs: number,
): Promise<{ readonly userId: string; readonly organizationId: string }> {
  const { rows } = await pool.query(PROJECTS, [projects])
  await pool.query(RUNS, [runs])
  await pool.query('analyze')
  return rows[0]
}
