import { panelDefaults } from '@duet/plant'
import { BLOCK_COLUMNS, SYSTEM_COLUMNS } from '@duet/results'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeDataset } from '../meteo/changes/datasetChanges.ts'
import {
  deleteSimulation,
  editSimulation,
  projectSimulations,
  runningSimulations,
  startSimulation,
  stopSimulation,
} from './simulations.ts'
import { type RunBench, startRunBench } from './testing/runBench.ts'
import { samplePlant } from './testing/samplePlant.ts'
import { syntheticWeatherCsv } from './testing/syntheticWeather.ts'

let bench: RunBench
let owner: { userId: string; organizationId: string }
let stranger: { userId: string; organizationId: string }
let projectId = ''
let blockIds: string[] = []
let datasetId = ''
let simulationId = ''

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  stranger = await bench.newOwner('stranger')
  projectId = await bench.newProject(owner, samplePlant(2))
  blockIds = await bench.blockIds(projectId)
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  datasetId = (await bench.newDataset(owner.userId, projectId, csv)).id
  await bench.startWorker(2)
  simulationId = await run({ name: 'Year' })
  await bench.ended(owner.userId, projectId, simulationId)
})
afterAll(() => bench.close())

async function run(input: object, project = projectId): Promise<string> {
  const answer = await startSimulation(bench, owner.userId, project, {
    block_ids: blockIds,
    enviro_dataset_id: datasetId,
    ...input,
  })
  if (!answer.simulation) throw new Error(JSON.stringify(answer.errors))
  return answer.simulation.id
}

/** A user who is in the organisation for this project alone. */
async function guest(role: 'editor' | 'viewer'): Promise<string> {
  const user_id = await bench.newUser(role)
  await bench.db
    .insertInto('user_organization')
    .values({ user_id, organization_id: owner.organizationId, role_id: 'guest' })
    .execute()
  await bench.db
    .insertInto('project_user')
    .values({ project_id: projectId, user_id, role_id: role })
    .execute()
  return user_id
}

const errorsOf = async (input: object): Promise<unknown> => {
  const answer = await startSimulation(bench, owner.userId, projectId, {
    block_ids: blockIds,
    enviro_dataset_id: datasetId,
    ...input,
  })
  expect(answer).toMatchObject({ success: false, simulation: null })
  return answer.errors
}

const whole = (messages: string[]) => [{ block_id: '', messages }]

describe('a run', () => {
  test('completes with all tasks counted and times in order', async () => {
    const { duet_job: job, ...simulation } = await bench.ended(
      owner.userId,
      projectId,
      simulationId,
    )
    expect(job).toMatchObject({
      status: 'completed',
      total_tasks: 2,
      completed_tasks: 2,
      error_message: null,
    })
    const times = [job.created_at, job.submitted_at, job.running_at, job.completed_at].map((time) =>
      Number(new Date(time ?? '')),
    )
    expect(times.toSorted((a, b) => a - b)).toEqual(times)
    expect(simulation.blocks.map(({ name }) => name)).toEqual(['Block 1', 'Block 2'])
    expect(simulation.user.email).toBe('owner@example.org')
  })

  test('its columns are all that the engine gives, and its account closes', async () => {
    const request = { simulation_id: simulationId, time_interval: 'OneMonth' }
    const block = await bench.api(owner.userId).timeSeriesSummary({
      ...request,
      block_id: blockIds[0],
      columns: BLOCK_COLUMNS.map(({ name }) => name),
    })
    expect(block.values.length).toBe(BLOCK_COLUMNS.length)
    const system = await bench.api(owner.userId).timeSeriesSummary({
      ...request,
      columns: SYSTEM_COLUMNS.map(({ name }) => name),
    })
    expect(system.time.length).toBe(12)
    for (const block_id of [undefined, ...blockIds]) {
      const losses = await bench.api(owner.userId).systemLosses({
        simulation_id: simulationId,
        block_id,
      })
      expect(losses.closure_error).toBeLessThan(1e-9)
    }
  })

  test('the same run gives the same numbers', async () => {
    const again = await run({ name: 'Again' })
    await bench.ended(owner.userId, projectId, again)
    const energies = await Promise.all(
      [simulationId, again].map(async (id) =>
        (await bench.api(owner.userId).simulationKpis({ simulation_id: id })).map(
          ({ value }) => value,
        ),
      ),
    )
    expect(energies[0]).toEqual(energies[1])
  })

  test('a range of a typical year is taken by month and day, whatever its year', async () => {
    const id = await run({ from: '2035-06-01T00:00', to: '2035-07-01T00:00', simulated_year: 2028 })
    await bench.ended(owner.userId, projectId, id)
    const meta = await bench.api(owner.userId).duetSimMeta({ simulation_id: id })
    expect(meta).toMatchObject({
      from: '2028-06-01T07:00:00.000Z',
      to: '2028-07-01T07:00:00.000Z',
      step_count: 720,
    })
  })

  test('reads the design as it was, not as it is', async () => {
    const id = await run({})
    await bench.pool.query(
      `update block set configuration = configuration || '{"num_inverters": 1}' where project_id = $1`,
      [projectId],
    )
    await bench.ended(owner.userId, projectId, id)
    await bench.pool.query(
      `update block set configuration = configuration || '{"num_inverters": 9}' where project_id = $1`,
      [projectId],
    )
    const [energy] = await bench.api(owner.userId).simulationKpis({ simulation_id: id })
    const [first] = await bench.api(owner.userId).simulationKpis({ simulation_id: simulationId })
    expect(energy?.value).toBe(first?.value)
  })
})

describe('a run whose figures cannot be', () => {
  /** Task results as a faulty engine would leave them: `path` of the sums becomes `value`. */
  async function withFault(path: string, value: string, work: () => Promise<void>): Promise<void> {
    await bench.pool.query(`
      create function fault() returns trigger language plpgsql as $$
      begin new.result = jsonb_set(new.result, '{${path}}', '${value}'); return new; end $$;
      create trigger fault before update on duet_task for each row
      when (new.kind = 'block_series' and new.result is not null) execute function fault()`)
    try {
      await work()
    } finally {
      await bench.pool.query('drop trigger fault on duet_task; drop function fault')
    }
  }

  test.each([
    [
      'energy,mv_copper',
      '1',
      /^The plant, sum of the run, MV transformer, copper: the parts sum to/,
    ],
    [
      'energy,quality_lid',
      '1e12',
      /^The plant, sum of the run, Module quality, LID: 2000000000000 after/,
    ],
    ['energy,soiling', 'null', /^The plant, sum of the run, .*/],
  ])('%s of %s fails it, and nothing is stored', async (path, value, message) => {
    await withFault(path, value, async () => {
      const id = await run({ from: '2028-06-01T00:00', to: '2028-06-02T00:00' })
      const { duet_job: job } = await bench.ended(owner.userId, projectId, id)
      expect(job).toMatchObject({ status: 'failed', error_code: 'RESULT_UNSOUND' })
      expect(job.error_message).toMatch(message)
      await expect(
        bench.api(owner.userId).simulationKpis({ simulation_id: id }),
      ).rejects.toMatchObject({
        code: 'RESULT_NOT_READY',
      })
    })
  })
})

describe('why a run is not started', () => {
  test('every block has its own reasons, and nothing is queued', async () => {
    const before = await projectSimulations(bench, owner.userId, { project_id: projectId })
    await bench.pool.query('update block set pv_panel_id = null where id = $1', [blockIds[1]])
    const gone = '00000000-0000-4000-8000-000000000000'
    const errors = await errorsOf({ block_ids: [...blockIds, gone] })
    await bench.pool.query(
      `update block set pv_panel_id = (select id from component where project_id = $2 and kind = 'panel') where id = $1`,
      [blockIds[1], projectId],
    )
    expect(errors).toEqual([
      { block_id: gone, messages: ['Block not found'] },
      { block_id: blockIds[1], messages: expect.arrayContaining(['Choose a Panel']) },
    ])
    expect(await projectSimulations(bench, owner.userId, { project_id: projectId })).toEqual(before)
  })

  test('a block without weather, and weather without wind', async () => {
    await bench.pool.query('update block set enviro_dataset_id = null where project_id = $1', [
      projectId,
    ])
    expect(await errorsOf({ enviro_dataset_id: null })).toEqual(
      blockIds.map((block_id) => ({ block_id, messages: ['Choose a Meteo dataset'] })),
    )
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 20, withWind: false })
    const calm = await bench.newDataset(owner.userId, projectId, csv, 'Calm')
    const message =
      "Meteo dataset with windspeed is required to simulation panels with 'Sandia', 'Faiman', or 'PVsyst' cell temperature models."
    await bench.pool.query(
      `update component set parameters = parameters || '{"cell_temperature_model": "faiman"}' where project_id = $1 and kind = 'panel'`,
      [projectId],
    )
    const errors = await errorsOf({ enviro_dataset_id: calm.id })
    await bench.pool.query(
      `update component set parameters = parameters || $2 where project_id = $1 and kind = 'panel'`,
      [projectId, JSON.stringify({ cell_temperature_model: panelDefaults.cell_temperature_model })],
    )
    expect(errors).toEqual(blockIds.map((block_id) => ({ block_id, messages: [message] })))
  })

  test('a wrong time range concerns the whole run', async () => {
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2022, days: 20 })
    const { id } = await bench.newDataset(owner.userId, projectId, csv, 'Twenty days')
    const range = (from: string, to: string) => errorsOf({ enviro_dataset_id: id, from, to })
    expect(await range('2022-01-05T00:00', '2022-01-04T00:00')).toEqual(
      whole(["'To' must be no earlier than 'From'"]),
    )
    expect(await range('2021-12-31T00:00', '2022-01-02T00:00')).toEqual(
      whole([
        "'From' must be no earlier than the start time of the selected meteo dataset (2022-01-01)",
      ]),
    )
    expect(await range('2022-01-01T00:00', '2022-01-22T00:00')).toEqual(
      whole([
        "'To' must be no later than the end time of the selected meteo datasets (2022-01-20)",
      ]),
    )
    expect(await range('2022-01-05T01:00', '2022-01-05T04:00')).toEqual(
      whole(['Selected time range must contain at least 1 daylight timestamp']),
    )
    expect(await errorsOf({ enviro_dataset_id: id, simulated_year: 2030 })).toEqual(
      whole(['Simulated year is for typical-year meteo datasets only']),
    )
  })

  test('arguments that are none', async () => {
    await expect(errorsOf({ block_ids: [] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(errorsOf({ from: 'yesterday' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(errorsOf({ enviro_dataset_id: simulationId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('stopping and deleting', () => {
  test('a run stops at once and for good; stopping it again changes nothing; it has no results', async () => {
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2023, stepMinutes: 5 })
    const { id: fine } = await bench.newDataset(owner.userId, projectId, csv, 'Five minutes')
    const id = await run({ enviro_dataset_id: fine })
    await expect(removeDataset(bench, owner.userId, fine)).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const stopped = await stopSimulation(bench, owner.userId, id, projectId)
    expect(stopped.duet_job.status).toBe('stopped')
    expect(await stopSimulation(bench, owner.userId, id, projectId)).toEqual(stopped)
    await expect(
      bench.api(owner.userId).simulationKpis({ simulation_id: id }),
    ).rejects.toMatchObject({
      code: 'RESULT_NOT_READY',
      message: 'The simulation was stopped; it has no results.',
    })
    // The next run is not held up, and what was stopped stays stopped
    await bench.ended(owner.userId, projectId, await run({}))
    expect((await bench.ended(owner.userId, projectId, id)).duet_job).toEqual(stopped.duet_job)
    await removeDataset(bench, owner.userId, fine)
  })

  test('a deleted run leaves no file', async () => {
    const id = await run({ name: 'To delete' })
    await bench.ended(owner.userId, projectId, id)
    const prefix = `projects/${projectId}/simulations/${id}`
    // Of each block and of the system: series, days and months; then both of drilling down
    expect((await bench.storage.list(prefix)).length).toBe(2 * 3 + 3 + 2)
    await deleteSimulation(bench, owner.userId, id)
    await bench.sweep()
    expect(await bench.storage.list(prefix)).toEqual([])
    await expect(editSimulation(bench, owner.userId, id, 'x')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('an editor deletes own runs alone', async () => {
    const editor = await guest('editor')
    await expect(deleteSimulation(bench, editor, simulationId)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const viewer = await guest('viewer')
    await expect(stopSimulation(bench, viewer, simulationId, projectId)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(
      (await projectSimulations(bench, viewer, { project_id: projectId })).length,
    ).toBeGreaterThan(0)
  })
})

describe('another organisation', () => {
  const unknownId = '00000000-0000-4000-8000-000000000001'

  test.each(['foreign', 'unknown', 'malformed'])(
    'a %s simulation is not found by any operation',
    async (kind) => {
      const id = { foreign: simulationId, unknown: unknownId, malformed: 'x' }[kind] ?? ''
      const who = kind === 'foreign' ? stranger.userId : owner.userId
      const simulation_id = id
      const notFound = { code: 'NOT_FOUND', message: 'Simulation not found' }
      for (const attempt of [
        () => editSimulation(bench, who, id, 'x'),
        () => deleteSimulation(bench, who, id),
        () => stopSimulation(bench, who, id, projectId),
        () => bench.api(who).duetSimMeta({ simulation_id: id }),
        () => bench.api(who).simulationKpis({ simulation_id }),
        () => bench.api(who).blockYields({ simulation_id: id }),
        () => bench.api(who).dailyYields({ simulation_id }),
        () => bench.api(who).hourlyYields({ simulation_id }),
        () => bench.api(who).performanceRatio({ simulation_id }),
        () => bench.api(who).capacityFactor({ simulation_id }),
        () => bench.api(who).timeSeriesSummary({ simulation_id, columns: ['grid'] }),
        () => bench.api(who).systemLosses({ simulation_id }),
        () => bench.api(who).zoneYields({ simulation_id, block_id: blockIds[0] ?? '' }),
        () => bench.api(who).dataExports({ simulation_id: id }),
        () => bench.api(who).simDataExport({ simulation_id, format: 'csv', scope: 'system' }),
      ]) {
        await expect(attempt()).rejects.toMatchObject(notFound)
      }
    },
  )

  test('neither its projects nor its datasets serve for a run', async () => {
    const notFound = { code: 'NOT_FOUND', message: 'Project not found' }
    await expect(
      startSimulation(bench, stranger.userId, projectId, { block_ids: blockIds }),
    ).rejects.toMatchObject(notFound)
    await expect(
      projectSimulations(bench, stranger.userId, { project_id: projectId }),
    ).rejects.toMatchObject(notFound)
    await expect(runningSimulations(bench, stranger.userId, projectId)).rejects.toMatchObject(
      notFound,
    )
    const own = await bench.newProject(stranger, samplePlant(1))
    const input = { block_ids: await bench.blockIds(own), enviro_dataset_id: datasetId }
    await expect(startSimulation(bench, stranger.userId, own, input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(startSimulation(bench, undefined, projectId, input)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })
})
