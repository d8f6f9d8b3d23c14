import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOrganizationQuota } from '../organizations/quotaLimits.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'
import { organizationRuns } from './organizationRuns.ts'
import { startOrganizationRuns } from './startRuns.ts'

let bench: RunBench
let owner: { readonly userId: string; readonly organizationId: string }
let projectId = ''

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  projectId = await bench.newProject(owner, samplePlant(1))
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 2 })
  const { id } = await bench.newDataset(owner.userId, projectId, csv)
  await bench.pool.query('update block set enviro_dataset_id = $1 where project_id = $2', [
    id,
    projectId,
  ])
})
afterAll(() => bench.close())

type Asked = Parameters<typeof startOrganizationRuns>[2]['runs']

const start = (runs: Asked, userId = owner.userId) =>
  startOrganizationRuns(bench, userId, { organization_id: owner.organizationId, runs })

const runsOf = async () =>
  (
    await organizationRuns(bench, owner.userId, {
      organization_id: owner.organizationId,
      all_runs: true,
    })
  ).rows

test('a first run of the design, then the same again: what is refused holds up nothing and says why', async () => {
  const bare = await bench.newProject(owner, samplePlant(1))
  const empty = await bench.newProject(owner, samplePlant(0))
  const stranger = await bench.newOwner('stranger')
  const foreign = await bench.newProject(stranger, samplePlant(1))
  const answers = await start([
    { project_id: bare },
    { project_id: empty },
    { project_id: foreign },
    { project_id: 'of nobody' },
    { project_id: projectId },
  ])
  expect(answers).toMatchObject([
    { error_code: 'INVALID_INPUT', error_message: expect.stringMatching(/dataset/i) },
    { error_code: 'INVALID_INPUT', error_message: 'The design has no blocks yet.' },
    { error_code: 'NOT_FOUND', error_message: 'Project not found' },
    { error_code: 'NOT_FOUND', error_message: 'Project not found' },
    { project_id: projectId, error_code: null, simulation_id: expect.any(String) },
  ])
  const first = answers[4]?.simulation_id ?? ''
  await bench.startWorker()
  await bench.ended(owner.userId, projectId, first)

  const [again, ofAnother] = await start([
    { project_id: projectId, simulation_id: first },
    { project_id: bare, simulation_id: first },
  ])
  expect(ofAnother).toMatchObject({ simulation_id: null, error_code: 'NOT_FOUND' })
  await bench.ended(owner.userId, projectId, again?.simulation_id ?? '')
  const listed = (await runsOf()).find(({ run }) => run?.simulation_id === again?.simulation_id)
  expect(listed?.run).toMatchObject({
    duet_job: { status: 'completed' },
    figures: { specific_yield_kwh_per_kwp: expect.any(Number), hours: 48 },
    change: { simulation_id: first, is_repeated: true, yield_fraction: 0 },
  })
})

test('where a limit is reached the rest is refused with its words', async () => {
  const setLimit = (limit: number | null) =>
    setOrganizationQuota(
      bench,
      { userId: owner.userId, isSystemAdmin: true, impersonatorId: undefined, apiToken: undefined },
      { organization_id: owner.organizationId, name: 'runs', limit },
    )
  await setLimit(0)
  const refused = await start([{ project_id: projectId }, { project_id: projectId }])
  expect(refused.map(({ error_code }) => error_code)).toEqual(['QUOTA_EXCEEDED', 'QUOTA_EXCEEDED'])
  expect(refused[1]?.error_message).toContain('simulations at once for this organization')
  await setLimit(null)
})

test('a viewer starts nothing, a stranger learns of nothing, and an empty or endless list is refused', async () => {
  const viewer = await bench.newUser('viewer')
  await bench.pool.query(
    "insert into user_organization (user_id, organization_id, role_id) values ($1, $2, 'member')",
    [viewer, owner.organizationId],
  )
  await bench.pool.query("update project set org_general_access = 'viewer' where id = $1", [
    projectId,
  ])
  const before = (await runsOf()).length
  expect(await start([{ project_id: projectId }], viewer)).toMatchObject([
    { simulation_id: null, error_code: 'FORBIDDEN' },
  ])
  const stranger = await bench.newUser('nobody')
  await expect(start([{ project_id: projectId }], stranger)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const endless = Array.from({ length: 1001 }, () => ({ project_id: projectId }))
  for (const runs of [[], endless]) {
    await expect(start(runs)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
  expect((await runsOf()).length).toBe(before)
})
