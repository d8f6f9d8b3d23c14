import type { Pool } from 'pg'

// A monitored plant of many blocks with the sums, events and issues of so many days up to today.

/** Each block has so many inverters. */
export const INVERTERS = 48

const DOCUMENT = JSON.stringify({
  project: { latitude: 38, longitude: 23, altitude_m: 100 },
  blocks: [],
  block_layers: [],
})
const SETTINGS = JSON.stringify({ time_zone: 'UTC', interval_minutes: 1 })

const PLANT = `
  with made as (
    insert into project (organization_id, owner_id, name, latitude, longitude)
    select (select id from organization order by created_at limit 1), (select id from app_user order by created_at limit 1),
      'Large', 38, 23 returning id
  ), deployed as (insert into sentinel_deployment (project_id) select id from made returning project_id)
  insert into deployment_version (project_id, valid_from, plant_document, settings, ac_capacity_w, dc_capacity_w, price_per_kwh, currency)
  select project_id, '2020-01-01', $1::jsonb, $2::jsonb, 1.9e8, 2.4e8, 0.05, 'EUR' from deployed returning id, project_id`

/** $1 project, $2 version, $3 blocks. A meter, a station, blocks and their inverters. */
const NODES = `
  with given as (
    select 'mtr' as id, null as parent, null as block, 'meter' as component, 'active_power' as measure, null::float8 as dc
    union all select 'met.' || measure, null, null, 'met', measure, null from unnest(array['ghi', 'poa', 'module_temp', 'ambient_temp', 'wind_speed']) measure
    union all select 'b' || b, null, 'b' || b, 'block', 'active_power', null from generate_series(1, $3::int) b
    union all select 'b' || b || '.i' || i, 'b' || b, 'b' || b, 'inverter', 'active_power', 125000
      from generate_series(1, $3::int) b, generate_series(1, ${INVERTERS}) i
  ), node as (insert into sensor_node (project_id, id) select $1, id from given returning id, node_key)
  insert into sensor_node_version (version_id, node_key, parent_id, name, duet_block_id, sensor_tag, component, component_measure,
    inverter_dc_capacity, position)
  select $2, node_key, parent, id, block, id, component, measure, dc, node_key from given join node using (id)`

/** $1 project, $2 days. An inverter in fifty is off on a day; blocks are soiled. */
const NODE_DAYS = `
  with day as materialized (select (now()::date - back) as date, 5 + 2 * cos(back / 58.0) as kwh from generate_series(0, $2::int - 1) back),
  one as (
    select date, node_key, kwh * coalesce(dc, case component when 'block' then 6e6 else 2.4e8 end) / 1000 as model,
      case when component = 'inverter' and (node_key * 7 + (date - date '2020-01-01') / 3) % 50 = 0 then 0.3 else 0 end as outage,
      component = 'inverter' as is_inverter
    from day, (select node_key, component, inverter_dc_capacity as dc from sensor_node_version
      where version_id = (select id from deployment_version where project_id = $1)
      and component in ('meter', 'block', 'inverter')) node
  )
  insert into node_day_values (project_id, date, measure, by_node)
  select $1, date, measure, string_agg(float8send(value), '' order by node_key)
  from one, lateral (values ('node_key', node_key::float8), ('model_kwh', model), ('sensor_kwh', model * (0.97 - outage)),
    ('residual_kwh', model * 0.01), ('over_kwh', 0), ('useful_s', case when is_inverter then 40000 else 'NaN'::float8 end),
    ('allocated.soiling', model * 0.02), ('allocated.inverter_outage', model * outage),
    ('down.inverter_outage', outage * 40000)) as of_node (measure, value)
  group by date, measure`

const DAYS = `
  insert into day_sum (project_id, date, model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh, poa_kwh_m2, poa_at_25c_kwh_m2, data_s, total_s)
  select $1, now()::date - back, model, model * 0.964, jsonb_build_object('soiling', model * 0.02, 'inverter_outage', model * 0.006),
    model * 0.01, 0, 6, 5.7, 7e7, 7.1e7
  from generate_series(0, $2::int - 1) back, lateral (select 2.4e5 * (5 + 2 * cos(back / 58.0)) as model) of_day`

const EVALUATED = `
  insert into evaluation_day (project_id, date, status, version_id, evaluated_at)
  select project_id, date, 'evaluated', deployment_version.id, now() from day_sum join deployment_version using (project_id)`

/** Outages of inverters of one to four days, and dirt of each block over all days. */
const ISSUES = `
  with node as (
    select node_key, component, duet_block_id from sensor_node_version
    where version_id = (select id from deployment_version where project_id = $1) and component in ('block', 'inverter')
  ), spell as (
    select node_key, component, duet_block_id, 'soiling' as type, 0 as first, $2::int as days from node where component = 'block'
    union all select node_key, component, duet_block_id, 'inverter_outage', (node_key * 37 + n * 131) % ($2::int - 4), 1 + (node_key + n) % 4
      from node, generate_series(1, 2) n where component = 'inverter'
  )
  insert into issue (project_id, node_key, block_id, component, event_type, state, first_date, last_date, first_at, last_at,
    day_count, row_count, kwh, worst_share)
  select $1, node_key, duet_block_id, component, type, case when first < 3 then 'open' else 'resolved' end,
    now()::date - first - days + 1, now()::date - first, (now()::date - first - days + 1) + interval '8 hours', (now()::date - first) + interval '15 hours',
    days, days * 3, days * 200, node_key % 7 * 0.004 from spell`

const ISSUE_DAYS = `
  insert into issue_day (project_id, node_key, event_type, date, issue_id, block_id, component, first_at, last_at, row_count, duration_s, kwh)
  select project_id, node_key, event_type, date::date, id, block_id, component, date + interval '8 hours', date + interval '15 hours', 3, 25200, 200
  from issue, generate_series(first_date, last_date, interval '1 day') date where project_id = $1
  on conflict do nothing`

const EVENTS = `
  insert into issue_event (project_id, date, timestamp, duration_s, block_id, node_key, component, event_type, sensor_value, model_value,
    delta, allocated_delta)
  select project_id, date, first_at + n * interval '2 hours', 3600, block_id, node_key, component, event_type, 0, 9e4, 9e4, 66
  from issue_day, generate_series(0, 2) n where project_id = $1`

export interface LoadPlant {
  readonly projectId: string
  readonly blocks: number
  readonly nodes: readonly { readonly node_key: number; readonly component: string }[]
}

export async function insertYear(pool: Pool, blocks: number, days: number): Promise<LoadPlant> {
  const { rows } = await pool.query<{ id: string; project_id: string }>(PLANT, [DOCUMENT, SETTINGS])
  const [made] = rows
  if (!made) throw new Error('no plant')
  const projectId = made.project_id
  await pool.query(NODES, [projectId, made.id, blocks])
  for (const statement of [NODE_DAYS, DAYS, ISSUES]) await pool.query(statement, [projectId, days])
  await pool.query(EVALUATED)
  for (const statement of [ISSUE_DAYS, EVENTS]) await pool.query(statement, [projectId])
  const nodes = await pool.query<{ node_key: number; component: string }>(
    'select node_key, component from sensor_node_version where version_id = $1 order by node_key',
    [made.id],
  )
  await pool.query('analyze')
  return { projectId, blocks, nodes: nodes.rows }
}
