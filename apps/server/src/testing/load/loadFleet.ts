import { Client } from 'pg'

const ZONES = "array['America/Phoenix', 'America/New_York', 'Europe/Athens', 'Asia/Kolkata', 'UTC']"

/** Each takes `$1`: plants or days, and what follows from the rows before. */
const PLANTS = `
  with owner as (select id from app_user order by created_at limit 1),
  org as (select id from organization order by created_at limit 1),
  made as (
    insert into portfolio (organization_id, name) select org.id, 'Portfolio ' || n from org, generate_series(1, 8) n
    returning id, name
  ), plant as (
    insert into project (organization_id, owner_id, name, latitude, longitude)
    select org.id, owner.id, 'Plant ' || n, 26 + (n * 37 % 220) / 10.0, -120 + (n * 53 % 400) / 10.0
    from org, owner, generate_series(1, $1::int) n returning id, substr(name, 7)::int as n
  ), deployed as (
    insert into sentinel_deployment (project_id, portfolio_id)
    select plant.id, made.id from plant left join made on made.name = 'Portfolio ' || (n % 9) returning project_id
  )
  insert into deployment_version (project_id, valid_from, plant_document, settings, ac_capacity_w, dc_capacity_w)
  select plant.id, '2020-01-01', '{}',
    jsonb_build_object('time_zone', (${ZONES})[1 + n % 5], 'interval_minutes', 15), size, size * 1.3
  from plant join deployed on deployed.project_id = plant.id, lateral (select 1e6 * (1 + n % 60) as size) sized`

/** A plant of each: as it should be, soiled, with an outage every tenth day, curtailed now and then. */
const DAYS = `
  insert into day_sum (project_id, date, model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh)
  select project_id, date, model, model - coalesce(soiling, 0) - coalesce(outage, 0) - 0.01 * model,
    jsonb_strip_nulls(jsonb_build_object('soiling', soiling, 'inverter_outage', outage)), 0.01 * model, 0
  from deployment_version join project on project.id = project_id,
  lateral (select substr(name, 7)::int as n) plant, generate_series(0, $1::int - 1) back,
  lateral (select (now()::date - back) as date, ac_capacity_w / 1000 * (5 + 2 * cos(back / 58.0)) as model) day,
  lateral (select case when n % 4 > 0 then 0.02 * model * (n % 7) / 7 end as soiling,
    case when (back + n) % 10 = 0 then 0.15 * model end as outage) lost`

const EVALUATED = `
  insert into evaluation_day (project_id, date, status, version_id)
  select day_sum.project_id, date, 'evaluated', deployment_version.id from day_sum join deployment_version using (project_id)`

/** Nine of ten plants send now, the others stopped hours or days ago. */
const READINGS = `
  insert into reading_day (project_id, day, evaluated_revision, last_at)
  select project_id, date, 1, least(now() - interval '10 minutes', (date + 1)::timestamp at time zone 'UTC')
  from day_sum join project on project.id = project_id
  where substr(name, 7)::int % 10 > 0 or date < now()::date - (substr(name, 7)::int % 3)`

const NODES = `insert into sensor_node (project_id, id) select project_id, 'inv-1' from sentinel_deployment`

/** Forty of each plant, of which a quarter is open. */
const ISSUES = `
  insert into issue (project_id, node_key, component, event_type, state, first_date, last_date, first_at, last_at, worst_share)
  select project_id, node_key, 'inverter', 'inverter_outage', case when n % 4 = 0 then 'open' else 'resolved' end,
    now()::date - n, now()::date - n, now() - n * interval '1 day', now() - n * interval '1 day',
    node_key % 7 * 0.004
  from sensor_node, generate_series(1, 40) n`

/** Monitored plants of the first organisation in eight portfolios, with the sums of so many days up to today. */
export async function insertFleet(
  databaseUrl: string,
  plants: number,
  days: number,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(PLANTS, [plants])
    await client.query(DAYS, [days])
    for (const statement of [EVALUATED, READINGS, NODES, ISSUES, 'analyze'])
      await client.query(statement)
  } finally {
    await client.end()
  }
}
