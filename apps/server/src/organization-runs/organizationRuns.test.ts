import { ENGINE_VERSION } from '@duet/engine'
import { yearsInMean } from '@duet/results'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrganizationRunPage, QueryOrganizationRunsArgs } from '../graphql/resolvers.gen.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { organizationRuns } from './organizationRuns.ts'
import { insertRun } from './testing/insertRun.ts'

let bench: RunBench
let owner: { readonly userId: string; readonly organizationId: string }
const projects: Record<string, string> = {}

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  for (const name of ['Alpha', 'Beta', 'Gamma', 'Empty']) {
    const id = await bench.newProject(owner, samplePlant(1))
    await bench.pool.query('update project set name = $2 where id = $1', [id, name])
    projects[name] = id
  }
  await run('Alpha', { name: 'First', day: 1, specificYield: 1800, engineVersion: '0.2.0' })
  await run('Alpha', { name: 'Second', day: 2, specificYield: 1818 })
  await run('Beta', { name: 'Old engine', day: 3, specificYield: 2000, engineVersion: '0.10.0' })
  await run('Gamma', { name: 'Broken', day: 4, status: 'failed' })
  await run('Gamma', { name: 'A point', day: 5, specificYield: 5000, isOfStudy: true })
})
afterAll(() => bench.close())

const run = (project: string, options: Parameters<typeof insertRun>[3]) =>
  insertRun(bench.pool, owner.userId, projects[project] ?? '', options)

const list = (
  args: Partial<QueryOrganizationRunsArgs> = {},
  userId = owner.userId,
): Promise<OrganizationRunPage> =>
  organizationRuns(bench, userId, { organization_id: owner.organizationId, ...args })

const names = ({ rows }: OrganizationRunPage): (string | undefined)[] =>
  rows.map(({ project_name, run: listed }) => listed?.name ?? project_name)

test('the latest run of each project, newest first, and projects without one; studies are left out', async () => {
  const page = await list()
  expect(names(page)).toEqual(['Broken', 'Old engine', 'Second', 'Empty'])
  expect(page.counts).toEqual({
    all: 4,
    completed: 2,
    outdated: 1,
    running: 0,
    failed: 1,
    stopped: 0,
    none: 1,
  })
  expect(page.engine_version).toBe(ENGINE_VERSION)
  expect(names(await list({ all_runs: true }))).toEqual([
    'Broken',
    'Old engine',
    'Second',
    'First',
    'Empty',
  ])
})

test('the figures of a run are those of its summary, with what the run before it gave', async () => {
  const { rows } = await list({ search: 'alp' })
  expect(rows).toEqual([
    {
      project_id: projects['Alpha'],
      project_name: 'Alpha',
      may_run: true,
      run: expect.objectContaining({
        name: 'Second',
        is_outdated: false,
        figures: {
          energy_kwh: 1_818_000,
          specific_yield_kwh_per_kwp: 1818,
          performance_ratio: 0.85,
          bifacial_gain: 0.06,
          nominal_dc_w: 1e6,
          nominal_ac_w: 8e5,
          hours: 8760,
          missing_step_count: 0,
        },
        change: {
          simulation_id: expect.any(String),
          name: 'First',
          engine_version: '0.2.0',
          is_repeated: false,
          yield_fraction: expect.closeTo(0.01, 10),
        },
      }),
    },
  ])
})

test('what a run repeats comes before the run before it; one of another length is nothing to compare with', async () => {
  const first = await run('Beta', { name: 'Base', day: 6, specificYield: 1000 })
  await run('Beta', { name: 'Another design', day: 7, specificYield: 1500 })
  await run('Beta', { name: 'Base, again', day: 8, specificYield: 1010, repeats: first })
  await run('Alpha', { name: 'A month', day: 8, specificYield: 150, hours: 720 })
  const changes = (await list({ all_runs: true })).rows.map(({ run: listed }) => [
    listed?.name,
    listed?.change?.name,
    listed?.change?.is_repeated,
  ])
  expect(changes).toContainEqual(['Base, again', 'Base', true])
  expect(changes).toContainEqual(['Another design', 'Base', false])
  expect(changes).toContainEqual(['A month', undefined, undefined])
  await bench.pool.query(
    "delete from simulation where name in ('Base', 'Another design', 'A month') or name = $1",
    ['Base, again'],
  )
})

test.each([
  ['completed', ['Old engine', 'Second']],
  ['outdated', ['Old engine']],
  ['failed', ['Broken']],
  ['running', []],
  ['none', ['Empty']],
])('of the state %s', async (state, found) => {
  expect(names(await list({ state }))).toEqual(found)
})

test.each([
  ['project asc', ['Second', 'Old engine', 'Empty', 'Broken']],
  ['specific_yield', ['Old engine', 'Second', 'Broken', 'Empty']],
  ['specific_yield asc', ['Second', 'Old engine', 'Broken', 'Empty']],
  // 0.10 after every 0.3
  ['engine_version desc', ['Old engine', 'Broken', 'Second', 'Empty']],
  ['change', ['Second', 'Broken', 'Old engine', 'Empty']],
])('in the order %s; what has no figure comes last', async (order_by, found) => {
  expect(names(await list({ order_by }))).toEqual(found)
})

test('pages follow each other, and a search finds names of projects and runs as they are written', async () => {
  expect(names(await list({ skip: 1, take: 2 }))).toEqual(['Old engine', 'Second'])
  expect(names(await list({ search: 'ENGINE' }))).toEqual(['Old engine'])
  expect(names(await list({ search: 'a%' }))).toEqual([])
  await expect(list({ order_by: 'created_at; drop table' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  await expect(list({ state: 'lost' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('who sees some of the projects sees their runs alone; a stranger learns of nothing', async () => {
  const guest = await bench.newUser('guest')
  await bench.pool.query(
    "insert into user_organization (user_id, organization_id, role_id) values ($1, $2, 'guest')",
    [guest, owner.organizationId],
  )
  await bench.pool.query(
    "insert into project_user (user_id, project_id, role_id) values ($1, $2, 'editor')",
    [guest, projects['Beta']],
  )
  const page = await list({}, guest)
  expect(page.rows).toMatchObject([{ project_name: 'Beta', may_run: false }])
  expect(page.counts).toMatchObject({ all: 1, outdated: 1, none: 0 })

  const stranger = await bench.newOwner('stranger')
  await expect(list({}, stranger.userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await list({ organization_id: stranger.organizationId }, stranger.userId)).rows).toEqual(
    [],
  )
})

test('the years of a mean are counted by the database as everywhere', async () => {
  const lengths = [0, 720, 8759, 8760, 8784, 8785, 17_520, 17_544, 17_600, 26_280, 35_064, 87_648]
  for (const hours of lengths) {
    for (const missing of [null, 0, 3]) {
      const { rows } = await bench.pool.query('select years_in_mean($1, $2) as years', [
        hours,
        missing,
      ])
      expect([hours, missing, rows[0]?.years]).toEqual([
        hours,
        missing,
        yearsInMean(hours, missing),
      ])
    }
  }
})
