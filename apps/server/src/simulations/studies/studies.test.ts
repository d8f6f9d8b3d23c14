import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { designCheck, runPreflight } from '../plan/preflight.ts'
import { editRunStatus, runAgain, simulationChoices } from '../reruns.ts'
import { readRun } from '../runSource.ts'
import { deleteSimulation, projectSimulations, startSimulation } from '../simulations.ts'
import { type RunBench, startRunBench } from '../testing/runBench.ts'
import { samplePlant } from '../testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../testing/syntheticWeather.ts'
import { addStudyPoints, createStudy, previewStudy } from './startStudy.ts'
import { deleteStudy, projectStudies, simulationStudy, stopStudy } from './studies.ts'

let bench: RunBench
let owner: { userId: string; organizationId: string }
let projectId = ''
let blockIds: string[] = []
let datasetId = ''

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  projectId = await bench.newProject(owner, samplePlant(1))
  blockIds = await bench.blockIds(projectId)
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 4 })
  datasetId = (await bench.newDataset(owner.userId, projectId, csv)).id
  await bench.startWorker(2)
})
afterAll(() => bench.close())

const choices = () => ({ block_ids: blockIds, enviro_dataset_id: datasetId })

async function finished(id: string) {
  for (;;) {
    const study = await simulationStudy(bench, owner.userId, id)
    const active = study.points.filter(
      ({ simulation }) => simulation !== null && simulation?.duet_job.completed_at === null,
    )
    if (active.length === 0) return study
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

describe('a study', () => {
  test('runs each value, stores the reasons of those that cannot, and takes more later over the same design', async () => {
    const created = await createStudy(bench, owner.userId, projectId, {
      name: 'Pitch',
      parameters: [{ parameter: 'row_spacing', values: [20, 16, 1] }],
      run: choices(),
    })
    expect(created.points.map(({ labels }) => labels[0])).toEqual(['1 m', '16 m', '20 m'])
    expect(created.points[0]).toMatchObject({ simulation: null, result: null })
    expect(created.points[0]?.errors[0]?.messages.length).toBeGreaterThan(0)
    expect(created.points[1]?.simulation).toMatchObject({
      name: 'Pitch: 16 m',
      study_id: created.id,
    })
    expect(created).toMatchObject({
      weather_names: ['Desert'],
      obstacle_names: null,
      from: null,
      to: null,
      simulated_year: null,
    })
    // The design goes on; the study retains its own
    await bench.pool.query(
      `update block set configuration = configuration || '{"num_inverters": 1}' where project_id = $1`,
      [projectId],
    )
    const more = await addStudyPoints(bench, owner.userId, created.id, [[24], [16]])
    await bench.pool.query(
      `update block set configuration = configuration || '{"num_inverters": 9}' where project_id = $1`,
      [projectId],
    )
    expect(more.points.map(({ values }) => values[0])).toEqual([1, 16, 20, 24])
    const { points } = await finished(created.id)
    const results = points.flatMap(({ result }) => result ?? [])
    expect(results.length).toBe(3)
    const [close, middle, wide] = results.map(({ nominal_dc_kw }) => nominal_dc_kw)
    expect(close).toBeGreaterThan(middle ?? 0)
    expect(middle).toBeGreaterThan(wide ?? 0)
    for (const { result, simulation } of points) {
      if (!result || !simulation) continue
      expect(result.nominal_ac_kw).toBe(results[0]?.nominal_ac_kw)
      const kpis = await bench.api(owner.userId).simulationKpis({ simulation_id: simulation.id })
      expect(result.specific_yield_kwh_per_kwp).toBe(
        kpis.find(({ key }) => key === 'specific_yield')?.value,
      )
    }
  })

  test('with endless rows traces nothing, and says so; its points differ from tables in 3-D a little', async () => {
    const rows = await bench.newProject(owner, samplePlant(1, { tracking: 0, sideM: 100 }))
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 2 })
    const { id: weather } = await bench.newDataset(owner.userId, rows, csv)
    const run = { block_ids: await bench.blockIds(rows), enviro_dataset_id: weather }
    const asked = { parameters: [{ parameter: 'albedo', values: [0.2] }], run }
    const energyOf = async (row_optics?: string): Promise<number> => {
      const { id } = await createStudy(bench, owner.userId, rows, { ...asked, row_optics })
      const { points, row_optics: said } = await finished(id)
      expect(said).toBe(row_optics ?? null)
      const { blocks } = (await readRun(bench.db, points[0]?.simulation?.id ?? '')).manifest
      expect(blocks.map(({ light }) => light !== undefined)).toEqual([row_optics === undefined])
      return points[0]?.result?.energy_kwh ?? 0
    }
    const ratio = (await energyOf('endless_rows')) / (await energyOf())
    expect(ratio).not.toBe(1)
    expect(ratio).toBeCloseTo(1, 1)
    await expect(
      createStudy(bench, owner.userId, rows, { ...asked, row_optics: 'planes' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('of two parameters runs every combination, tells the rest before the start, and keeps its constraints', async () => {
    const asked = {
      name: 'Pitch and albedo',
      parameters: [
        { parameter: 'albedo', values: [0.2, 0.4] },
        { parameter: 'row_spacing', values: [1, 16, 20] },
      ],
      constraints: [
        { figure: 'nominal_dc_kw', keep: 'at_most', limit: 0 },
        { figure: 'energy', keep: 'at_least', limit: 1e6 },
      ],
      run: choices(),
    }
    const found = await previewStudy(bench, owner.userId, projectId, asked)
    const [, middle, wide] = found.points
    expect(found.points.map(({ labels }) => labels.join(' '))).toEqual([
      '0.2 1 m',
      '0.2 16 m',
      '0.2 20 m',
      '0.4 1 m',
      '0.4 16 m',
      '0.4 20 m',
    ])
    expect(found.points[0]).toMatchObject({ design: null, broken: [] })
    expect(found.points[0]?.errors[0]?.messages.length).toBeGreaterThan(0)
    expect(middle?.broken).toEqual([expect.stringContaining('at most 0 kWp is allowed')])
    expect(middle?.design?.land_ha).toBeCloseTo(4, 2)
    const { design } = wide ?? {}
    // Nothing lies between: the limit lets the wider rows through
    const limit = design?.nominal_dc_kw ?? 0
    const constraints = [{ ...asked.constraints[0], limit }, asked.constraints[1]]
    const { id } = await createStudy(bench, owner.userId, projectId, { ...asked, constraints })
    const { points, parameters } = await finished(id)
    expect(parameters).toEqual(['albedo', 'row_spacing'])
    expect(points.map(({ result }) => result !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ])
    expect(points[1]?.simulation).toBeNull()
    const [dark, bright] = points.flatMap(({ result }) => result ?? [])
    expect(bright?.energy_kwh).toBeGreaterThan(dark?.energy_kwh ?? Number.POSITIVE_INFINITY)
    // What its run says is what was known before
    expect(dark?.nominal_dc_kw).toBeCloseTo(limit, 9)
    expect(points[2]?.broken).toEqual([expect.stringContaining('at least 1000000 MWh is allowed')])
    const more = await addStudyPoints(bench, owner.userId, id, [
      [0.3, 20],
      [0.2, 20],
    ])
    expect(more.points).toHaveLength(7)
    await deleteStudy(bench, owner.userId, id, true)
  })

  test.each([
    [
      [
        ['row_spacing', [5]],
        ['gcr', [0.4]],
      ],
      'row_spacing and gcr can be varied once',
    ],
    [
      [
        ['backtracking_by', ['level', 'row']],
        ['slope_aware_tracking', ['on']],
      ],
      'backtracking_by and slope_aware_tracking can be varied once',
    ],
    [
      [
        ['tilt', [5]],
        ['tilt', [6]],
      ],
      'tilt can be varied once',
    ],
    [
      [
        ['albedo', [0.1, 0.2]],
        ['row_spacing', Array.from({ length: 51 }, (_, at) => 10 + at)],
      ],
      '102 points',
    ],
    [
      [
        ['tilt', [1]],
        ['albedo', [0.2]],
        ['azimuth', [1]],
        ['height', [1]],
      ],
      'at most 3 parameters',
    ],
    [
      [
        ['albedo', [0.2]],
        ['height', [0]],
      ],
      'input.parameters.1.values.0: minimum 0.1',
    ],
  ] as const)('of %j is none', async (asked, message) => {
    const parameters = asked.map(([parameter, values]) => ({ parameter, values }))
    const input = { parameters, run: choices() }
    for (const ask of [previewStudy, createStudy]) {
      await expect(ask(bench, owner.userId, projectId, input)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message: expect.stringContaining(message),
      })
    }
  })

  test('of the ratio of DC to AC takes whole inverters, and clips more the fewer they are', async () => {
    const { id } = await createStudy(bench, owner.userId, projectId, {
      parameters: [{ parameter: 'dc_ac_ratio', values: [1, 1.6] }],
      run: choices(),
    })
    const { points } = await finished(id)
    const [small, large] = points.map(({ result }) => result)
    expect(small?.dc_ac_ratio).toBeCloseTo(1, 0)
    expect(large?.dc_ac_ratio).toBeGreaterThan(1.4)
    expect(large?.clipping_fraction).toBeGreaterThan(small?.clipping_fraction ?? 1)
    // A run that is deleted leaves its value, which can be run again
    await deleteSimulation(bench, owner.userId, points[0]?.simulation?.id ?? '')
    const left = await simulationStudy(bench, owner.userId, id)
    expect(left.points[0]).toMatchObject({
      values: [1],
      simulation: null,
      result: null,
      errors: [{ block_id: '', messages: ['Its simulation was deleted.'] }],
    })
    await addStudyPoints(bench, owner.userId, id, [[1]])
    const again = await finished(id)
    expect(again.points.map(({ result }) => result)).toEqual([small, large])
  })

  test('of datasets names them', async () => {
    const { points, from, to } = await createStudy(bench, owner.userId, projectId, {
      parameters: [
        {
          parameter: 'enviro_dataset',
          values: [datasetId, '00000000-0000-4000-8000-000000000000'],
        },
      ],
      run: { block_ids: blockIds, from: '2021-01-01', to: '2021-01-02' },
    })
    expect([from, to]).toEqual(['2021-01-01', '2021-01-02'])
    expect(points.map(({ labels }) => labels[0])).toEqual([
      'Desert',
      '00000000-0000-4000-8000-000000000000',
    ])
    expect(points[1]?.errors).toEqual([{ block_id: '', messages: ['Meteo dataset not found'] }])
  })

  test('is stopped with one call, and deleted with or without its runs', async () => {
    const values = [15, 17, 18, 19]
    const create = () =>
      createStudy(bench, owner.userId, projectId, {
        parameters: [{ parameter: 'row_spacing', values }],
        run: choices(),
      })
    const first = await create()
    const stopped = await stopStudy(bench, owner.userId, first.id)
    const states = stopped.points.map(({ simulation }) => simulation?.duet_job.status)
    expect(states.filter((status) => status === 'queued' || status === 'running')).toEqual([])
    const runs = () => projectSimulations(bench, owner.userId, { project_id: projectId, take: 200 })
    const before = (await runs()).length
    await deleteStudy(bench, owner.userId, first.id, true)
    expect((await runs()).length).toBe(before - values.length)
    const second = await create()
    await deleteStudy(bench, owner.userId, second.id, false)
    expect((await runs()).length).toBe(before)
    const listed = (await runs()).slice(0, values.length)
    expect(listed.map(({ study_id }) => study_id)).toEqual(values.map(() => null))
    const ofSecond = listed.map(({ name }) => name.split(': ')[1])
    expect(ofSecond).toEqual(['15 m', '17 m', '18 m', '19 m'])
  })

  test.each([
    ['slope_aware_tracking', 'on'],
    ['backtracking_by', 'row'],
    ['tracking_strategy', 'diffuse'],
    ['wind_stow_speed', 12],
    ['tracker_offset', 2],
  ])('of %s is one of trackers, and no fixed table has a point of it', async (parameter, value) => {
    const fixed = await bench.newProject(owner, samplePlant(1, { tracking: 0 }))
    const block_ids = await bench.blockIds(fixed)
    const errorsOf = async (project: string, run: object) => {
      const parameters = [{ parameter, values: [value] }]
      const { points } = await previewStudy(bench, owner.userId, project, { parameters, run })
      return points.flatMap(({ errors }) => errors.flatMap(({ messages }) => messages))
    }
    expect(await errorsOf(fixed, { block_ids })).toContain('Fixed-tilt tables do not turn.')
    expect(await errorsOf(projectId, choices())).toEqual([])
  })

  test('by the script of a block has a point of trackers that have one', async () => {
    const errorsOf = async (value: string) => {
      const parameters = [{ parameter: 'tracking_strategy', values: [value] }]
      const run = choices()
      const { points } = await previewStudy(bench, owner.userId, projectId, { parameters, run })
      return points.flatMap(({ errors }) => errors.flatMap(({ messages }) => messages))
    }
    expect(await errorsOf('script')).toContain('The block has no tracker script.')
    expect(await errorsOf('diffuse')).toEqual([])
  })

  test('one direction is one value, whatever number it is given by', async () => {
    const { id, points } = await createStudy(bench, owner.userId, projectId, {
      parameters: [{ parameter: 'azimuth', values: [270, -90, 0, 360, 180, -180] }],
      run: choices(),
    })
    expect(points.map(({ values, labels }) => [values[0], labels[0]])).toEqual([
      [-90, '-90 °'],
      [0, '0 °'],
      [180, '180 °'],
    ])
    const more = await addStudyPoints(bench, owner.userId, id, [[360], [270], [10]])
    expect(more.points.map(({ values }) => values[0])).toEqual([-90, 0, 10, 180])
    // As older studies store it
    await bench.pool.query(
      `update simulation set study_value = '{"value": 270, "label": "270 °"}'
       where study_id = $1 and study_value->'values' = '[-90]'`,
      [id],
    )
    const older = await addStudyPoints(bench, owner.userId, id, [[-90], [20]])
    expect(new Set(older.points.map(({ values }) => values[0]))).toEqual(
      new Set([0, 10, 20, 180, 270]),
    )
    expect(older.points).toHaveLength(5)
    await deleteStudy(bench, owner.userId, id, true)
  })

  test('values that are none, too many, or of a parameter that is none', async () => {
    const create = (parameter: string, values: unknown[]) =>
      createStudy(bench, owner.userId, projectId, {
        parameters: [{ parameter, values }],
        run: choices(),
      })
    for (const [parameter, values] of [
      ['colour', [1]],
      ['tilt', ['steep']],
      ['tilt', []],
      ['num_inverters', [1.5]],
      ['albedo', [1.2]],
      ['tilt', Array.from({ length: 101 }, (_, index) => index / 2)],
    ] as const) {
      await expect(create(parameter, [...values])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    const refused = await create('tilt', [10])
    expect(refused.points[0]?.errors).toEqual([
      { block_id: '', messages: ['Only fixed-tilt tables have a tilt.'] },
    ])
  })

  test('of blocks or weather that are not there is none', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000'
    const create = (run: object) =>
      createStudy(bench, owner.userId, projectId, {
        parameters: [{ parameter: 'row_spacing', values: [20] }],
        run,
      })
    const count = async () =>
      (await projectStudies(bench, owner.userId, { project_id: projectId })).length
    const before = await count()
    await expect(create({ ...choices(), block_ids: [...blockIds, nowhere] })).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
        message: 'Block not found',
      },
    )
    await expect(create({ ...choices(), enviro_dataset_id: nowhere })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Meteo dataset not found',
    })
    expect(await count()).toBe(before)
  })

  test('of another organisation is not there', async () => {
    const stranger = await bench.newOwner('stranger')
    const [study] = await projectStudies(bench, owner.userId, { project_id: projectId })
    const notFound = { code: 'NOT_FOUND', message: 'Study not found' }
    for (const id of [study?.id ?? '', '00000000-0000-4000-8000-000000000000', 'x']) {
      await expect(simulationStudy(bench, stranger.userId, id)).rejects.toMatchObject(notFound)
      await expect(stopStudy(bench, stranger.userId, id)).rejects.toMatchObject(notFound)
    }
  })
})

describe('the pre-flight', () => {
  test('reports what a run would be, without starting it', async () => {
    const runs = () => projectSimulations(bench, owner.userId, { project_id: projectId, take: 200 })
    const before = (await runs()).length
    const found = await runPreflight(bench, owner.userId, projectId, choices())
    expect(found).toMatchObject({ is_ready: true, errors: [], step_count: 96 })
    expect(found.datasets[0]?.daylight_step_count).toBeGreaterThan(30)
    // Those of whole strings
    expect(found.blocks[0]?.module_count).toBeGreaterThan((found.blocks[0]?.table_count ?? 0) * 25)
    expect(found.parts.map(({ key }) => key)).toEqual([
      'queue',
      'geometry',
      'irradiance',
      'post_processing',
    ])
    // Measured: runs have been finished here
    expect(found.parts.at(-1)?.sample_count).toBeGreaterThan(0)
    expect(found.total_seconds).toBeGreaterThan(0)
    expect(found.result_bytes).toBeGreaterThan(1000)
    expect((await runs()).length).toBe(before)
  })

  test('gives the errors of the run, each with its field', async () => {
    await bench.pool.query('update block set pv_panel_id = null where id = $1', [blockIds[0]])
    const found = await runPreflight(bench, owner.userId, projectId, choices())
    const run = await startSimulation(bench, owner.userId, projectId, choices())
    await bench.pool.query(
      `update block set pv_panel_id = (select id from component where project_id = $2 and kind = 'panel') where id = $1`,
      [blockIds[0], projectId],
    )
    expect(found.is_ready).toBe(false)
    expect(found.errors).toEqual(run.errors)
    // a block that cannot run still says what stands on it
    expect(found.blocks[0]).toMatchObject({ table_count: 0, module_count: 0 })
    expect(found.blocks[0]?.messages).toContainEqual({
      severity: 'error',
      message: 'Choose a Panel',
      path: 'pv_panel_id',
    })
    // The weather is looked at all the same
    expect(found.datasets[0]?.step_count).toBe(96)
  })

  test('lists what the design page lists, to those alone who may see the project', async () => {
    const { ready, findings } = await designCheck(bench, owner.userId, projectId)
    const { blocks, messages } = await runPreflight(bench, owner.userId, projectId, choices())
    const shown = findings.filter(({ severity, rule }) => severity !== 'info' && rule !== 'weather')
    expect(ready).toBe(true)
    // the run has weather that the blocks have not, so the lengths of their strings differ
    const foundIn = (list: readonly { severity: string; path: string | null }[]): string[] =>
      list.map(({ severity, path }) => `${severity} ${path}`)
    expect(foundIn([...blocks.flatMap((block) => block.messages), ...messages])).toEqual(
      foundIn(shown),
    )
    const stranger = await bench.newOwner('looker')
    for (const id of [projectId, crypto.randomUUID()]) {
      await expect(designCheck(bench, stranger.userId, id)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })

  test('finds the light that a run before has traced', async () => {
    const fixed = await bench.newProject(owner, samplePlant(1, { tracking: 0, sideM: 100 }))
    const block_ids = await bench.blockIds(fixed)
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 2 })
    const { id: enviro_dataset_id } = await bench.newDataset(owner.userId, fixed, csv)
    const ask = () => runPreflight(bench, owner.userId, fixed, { block_ids, enviro_dataset_id })
    const [first] = (await ask()).blocks
    expect(first?.class_count).toBeGreaterThan(0)
    expect(first?.cached_class_count).toBe(0)
    const input = { block_ids, enviro_dataset_id }
    const { simulation } = await startSimulation(bench, owner.userId, fixed, input)
    await bench.ended(owner.userId, fixed, simulation?.id ?? '')
    const again = await ask()
    expect(again.blocks[0]?.cached_class_count).toBe(first?.class_count)
    expect(again.parts.find(({ key }) => key === 'geometry')?.task_count).toBe(0)
  })
})

describe('a run once more', () => {
  test('its choices and what has changed since; as it was it gives the same numbers', async () => {
    const input = { ...choices(), from: '2021-01-02', to: '2021-01-03' }
    // the weather is that of the run alone
    await bench.pool.query('update block set enviro_dataset_id = null where project_id = $1', [
      projectId,
    ])
    const { simulation } = await startSimulation(bench, owner.userId, projectId, input)
    const id = simulation?.id ?? ''
    await bench.ended(owner.userId, projectId, id)
    expect(await simulationChoices(bench, owner.userId, id)).toMatchObject({
      ...input,
      changes: [],
    })
    await bench.pool.query(
      `update component set parameters = parameters || '{"row_spacing": 30}' where project_id = $1 and kind = 'table'`,
      [projectId],
    )
    const { changes } = await simulationChoices(bench, owner.userId, id)
    expect(changes).toMatchObject([{ kind: 'table', change: 'changed', fields: ['row_spacing'] }])
    const again = await runAgain(bench, owner.userId, id, undefined)
    await bench.pool.query(
      `update component set parameters = parameters || '{"row_spacing": 16}' where project_id = $1 and kind = 'table'`,
      [projectId],
    )
    await bench.ended(owner.userId, projectId, again.simulation?.id ?? '')
    const energy = async (simulation_id: string) =>
      (await bench.api(owner.userId).simulationKpis({ simulation_id }))[0]?.value
    expect(await energy(again.simulation?.id ?? '')).toBe(await energy(id))
  })
})

describe('the status of a job by hand', () => {
  const caller = (over: object = {}) => ({
    userId: owner.userId,
    isSystemAdmin: false,
    apiToken: undefined,
    ...over,
  })

  test('an owner ends a run that does not end; what has ended never changes', async () => {
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2022, stepMinutes: 5, days: 90 })
    const { id: enviro_dataset_id } = await bench.newDataset(owner.userId, projectId, csv, 'Long')
    const run = { ...choices(), enviro_dataset_id }
    const { simulation } = await startSimulation(bench, owner.userId, projectId, run)
    const id = simulation?.id ?? ''
    await expect(editRunStatus(bench, caller(), id, { status: 'completed' })).rejects.toMatchObject(
      { code: 'INVALID_INPUT' },
    )
    const ended = await editRunStatus(bench, caller(), id, {
      status: 'failed',
      reason: 'Its worker hangs',
    })
    expect(ended.duet_job).toMatchObject({ status: 'failed', error_message: 'Its worker hangs' })
    await expect(editRunStatus(bench, caller(), id, { status: 'stopped' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const { rows } = await bench.pool.query(
      `select details from audit_log where action = 'simulation_status_edited'`,
    )
    expect(rows).toMatchObject([{ details: { id, status: 'failed', reason: 'Its worker hangs' } }])
  })

  test('a system administrator may in person, another organisation and an API token may not', async () => {
    const own = await bench.newProject(owner, samplePlant(1))
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2022, stepMinutes: 5, days: 90 })
    const { id: enviro_dataset_id } = await bench.newDataset(owner.userId, own, csv)
    const run = { block_ids: await bench.blockIds(own), enviro_dataset_id }
    const { simulation } = await startSimulation(bench, owner.userId, own, run)
    const id = simulation?.id ?? ''
    const admin = await bench.newUser('admin')
    const asAdmin = caller({ userId: admin, isSystemAdmin: true })
    await expect(
      editRunStatus(bench, { ...asAdmin, apiToken: {} }, id, { status: 'stopped' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      editRunStatus(bench, caller({ userId: admin }), id, { status: 'stopped' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Simulation not found' })
    const stopped = await editRunStatus(bench, asAdmin, id, { status: 'stopped' })
    expect(stopped.duet_job.status).toBe('stopped')
  })
})
