import { Client } from 'pg'
import { ownServer } from './ownServer.ts'

/** What the evaluation of three days stores of an outage of the first inverter, which costs 30 kWh a day of 1000. */
const OUTAGE = `
  with node as (
    select sensor_node.node_key, name from sensor_node join sensor_node_version using (node_key)
    where project_id = $1 and component = 'inverter' order by position limit 1
  ), day as (
    select day::date as date from generate_series(current_date - 3, current_date - 1, '1 day') day
  ), issue as (
    insert into issue (project_id, node_key, component, event_type, first_date, last_date, first_at, last_at, day_count,
      row_count, kwh, worst_share)
    select $1, node_key, 'inverter', 'inverter_outage', min(date), max(date), min(date + time '17:00'),
      max(date + time '19:00'), 3, 3, 90, 0.03 from node, day group by node_key returning id, node_key
  ), cells as (
    insert into issue_day (project_id, node_key, event_type, date, issue_id, component, first_at, last_at, row_count,
      duration_s, kwh)
    select $1, node_key, 'inverter_outage', date, id, 'inverter', date + time '17:00', date + time '19:00', 1, 7200, 30
    from issue, day
  ), sums as (
    insert into day_sum (project_id, date, model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh)
    select $1, date, 1000, 970, '{"inverter_outage": 30}', 0, 0 from day
  ), events as (
    insert into issue_event (project_id, date, timestamp, duration_s, node_key, component, event_type, sensor_value,
      model_value, delta, allocated_delta)
    select $1, date, date + time '17:00', 7200, node_key, 'inverter', 'inverter_outage', 0, 15000, 15000, 30 from node, day
  )
  select name from node`

/** A monitored plant has an inverter that was off on the three days before today; gives the name of the inverter. */
export async function inverterWasOff(projectId: string): Promise<string> {
  const client = new Client({ connectionString: ownServer().databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(OUTAGE, [projectId])
    const [node] = rows
    if (!node) throw new Error('the plant has no inverter')
    return node.name
  } finally {
    await client.end()
  }
}
