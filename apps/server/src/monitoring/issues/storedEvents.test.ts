import { expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { emptyDatabase } from '../../db/testing.ts'

/** A plant of one node with events of some days, of which one more was evaluated. */
const PLANT = `
  insert into organization (id, name, slug) values (gen_random_uuid(), 'Acme', 'acme');
  insert into app_user (email, name) values ('ann@example.org', 'Ann');
  insert into project (organization_id, owner_id, name, latitude, longitude)
  select organization.id, app_user.id, 'Plant', 38, 23 from organization, app_user;
  insert into sentinel_deployment (project_id) select id from project;
  insert into sensor_node (project_id, id) select id, 'mtr' from project;
  insert into issue_event (project_id, date, timestamp, duration_s, node_key, component, event_type, allocated_delta)
  select project_id, day, day + interval '10 hours', 3600, node_key, 'meter', 'curtailment', 2
  from sensor_node, unnest('{2026-06-01,2026-06-02,2026-06-05,2026-06-09}'::date[]) day;
  insert into evaluation_day (project_id, date, status, evaluated_at)
  select id, day, 'evaluated', now() from project, unnest('{2026-06-03,2026-06-10}'::date[]) day;
`

test('events that were stored before there were issues are grouped by the same rule', async () => {
  const database = await emptyDatabase()
  try {
    await migrate(database.url, { upTo: 20 })
    await database.pool.query(PLANT)
    await migrate(database.url)
    const { rows } = await database.pool.query(
      `select first_date::text, last_date::text, day_count, kwh, state from issue order by first_date`,
    )
    expect(rows).toEqual([
      {
        first_date: '2026-06-01',
        last_date: '2026-06-02',
        day_count: 2,
        kwh: 4,
        state: 'resolved',
      },
      {
        first_date: '2026-06-05',
        last_date: '2026-06-09',
        day_count: 2,
        kwh: 4,
        state: 'resolved',
      },
    ])
  } finally {
    await database.close()
  }
})
