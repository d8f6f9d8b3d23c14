import { Client } from 'pg'
import { ownServer } from './ownServer.ts'

/** Stores days as an evaluation leaves them: of a deployed project, up to yesterday, each with an outage of its first inverter, which is one issue. */
export async function storeMonitoredDays(projectId: string, days: number): Promise<void> {
  const client = new Client({ connectionString: ownServer().databaseUrl })
  await client.connect()
  try {
    for (const statement of [DAYS, SUMS, NODES, EVENTS, ISSUE])
      await client.query(statement, [projectId, days])
  } finally {
    await client.end()
  }
}

const DATES = `(select current_date - k as date from generate_series(1, $2::int) k)`

const DAYS = `insert into evaluation_day (project_id, date, status, has_ended, light_sources)
  select $1::uuid, date, 'evaluated', true, '{"station": 1}' from ${DATES} days`

const SUMS = `insert into day_sum (project_id, date, model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh,
    poa_kwh_m2, poa_at_25c_kwh_m2, data_s, total_s)
  select $1::uuid, date, 1000, 940, '{"inverter_outage": 50}', 12, 2, 6, 5.6, 86000, 86400 from ${DATES} days`

const INVERTERS = `(select node.node_key, row_number() over (order by version.position) as place
  from sensor_node node join sensor_node_version version using (node_key)
  where node.project_id = $1::uuid and version.component = 'inverter' and version.inverter_dc_capacity is not null)`

const NODES = `insert into node_day_values (project_id, date, measure, by_node)
  select $1::uuid, date, measure, string_agg(float8send(value), '' order by node_key)
  from ${DATES} days, ${INVERTERS} inverters, lateral (values ('node_key', node_key::float8), ('model_kwh', 100), ('sensor_kwh', 94),
    ('residual_kwh', 0), ('over_kwh', 0), ('useful_s', 36000), ('down.inverter_outage', case place when 1 then 3600 else 0 end)
  ) as of_node (measure, value) group by date, measure`

const EVENTS = `insert into issue_event (project_id, date, timestamp, duration_s, node_key, component, event_type, allocated_delta)
  select $1::uuid, date, date + interval '18 hours', 3600, node_key, 'inverter', 'inverter_outage', 50
  from ${DATES} days, ${INVERTERS} inverters where place = 1`

const ISSUE = `with made as (
    insert into issue (project_id, node_key, component, event_type, first_date, last_date, first_at, last_at, day_count, row_count,
      kwh, worst_share)
    select project_id, node_key, component, event_type, min(date), max(date), min(timestamp), max(timestamp), count(*), count(*),
      sum(allocated_delta), 0.05 * least($2::int, 1)
    from issue_event where project_id = $1::uuid group by project_id, node_key, component, event_type returning id, project_id
  )
  insert into issue_day (project_id, node_key, event_type, date, issue_id, component, first_at, last_at, row_count, duration_s, kwh)
  select project_id, node_key, event_type, date, made.id, component, timestamp, timestamp + interval '1 hour', 1, duration_s, allocated_delta
  from issue_event join made using (project_id)`
