import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSimulation } from '../../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'

let bench: RunBench
let userId = ''
let strangerId = ''
let viewerId = ''
let projectId = ''
let simulation_id = ''
let blockIds: string[] = []

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  strangerId = (await bench.newOwner('stranger')).userId
  viewerId = await bench.newUser('viewer')
  projectId = await bench.newProject(owner, samplePlant(2))
  const { organizationId: organization_id } = owner
  await bench.db
    .insertInto('user_organization')
    .values({ user_id: viewerId, organization_id, role_id: 'guest' })
    .execute()
  await bench.db
    .insertInto('project_user')
    .values({ user_id: viewerId, project_id: projectId, role_id: 'viewer' })
    .execute()
  blockIds = await bench.blockIds(projectId)
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  const dataset = await bench.newDataset(userId, projectId, csv)
  await bench.startWorker()
  const input = { name: 'Year', block_ids: blockIds, enviro_dataset_id: dataset.id }
  const { simulation } = await startSimulation(bench, userId, projectId, input)
  simulation_id = simulation?.id ?? ''
  await bench.ended(userId, projectId, simulation_id)
})
afterAll(() => bench.close())

const sum = (values: readonly (number | null)[] | undefined): number =>
  (values ?? []).reduce<number>((total, value) => total + (value ?? 0), 0)

const last = <T>(values: readonly T[]): T => values[values.length - 1]!

describe('the pages of a run', () => {
  test('months of every stage sum to the account of the year', async () => {
    for (const block_id of [undefined, blockIds[1]]) {
      const months = await bench.api(userId).monthlyLosses({ simulation_id, block_id })
      const year = await bench.api(userId).systemLosses({ simulation_id, block_id })
      expect(months.time.length).toBe(12)
      expect(months.closure_error).toBeLessThan(1e-9)
      for (const row of months.rows) {
        const whole = year.rows.find(({ key }) => key === row.key)!
        expect(sum(row.value_after) / (whole.value_after || 1)).toBeCloseTo(
          whole.value_after === 0 ? 0 : 1,
          9,
        )
        expect(sum(row.loss)).toBeCloseTo(whole.loss, 4)
      }
    }
  })

  test('the plant is the sum of its blocks, and every page has the same energies', async () => {
    const columns = ['dc_mpp', 'ac_inverter', 'ac_block', 'poa_nominal', 'temp_cell']
    const plant = await bench.api(userId).plantSeries({ simulation_id, columns })
    expect(plant.units).toEqual(['kWh', 'kWh', 'kWh', 'kWh/m²', '°C'])
    const blocks = await bench.api(userId).blockSeries({ simulation_id, columns })
    expect(blocks.map(({ block_id }) => block_id)).toEqual(blockIds)
    const { rows } = await bench.api(userId).systemLosses({ simulation_id })
    const after = (key: string): number => rows.find((row) => row.key === key)!.value_after
    for (const [index, key] of ['dc_mpp', 'ac_inv', 'mv_copper', 'transposition'].entries()) {
      expect(sum(plant.values[index]) / after(key)).toBeCloseTo(1, 9)
    }
    const dc = blocks.reduce((total, { series }) => total + sum(series.values[0]), 0)
    expect(dc / after('dc_mpp')).toBeCloseTo(1, 9)
    const daily = await bench.api(userId).plantSeries({
      simulation_id,
      columns,
      time_interval: 'OneDay',
    })
    expect(daily.time.length).toBe(365)
    expect(sum(daily.values[0]) / dc).toBeCloseTo(1, 9)
  })

  test('hours of the months have the energy of the year, the duration curve all its hours', async () => {
    const columns = ['dc_mpp', 'poa_nominal']
    const days = await bench.api(userId).dayProfiles({ simulation_id, columns })
    expect(days.months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    const kwh = days.values[0]!.reduce(
      (total, day, month) => total + (sum(day) * monthDays[month]!) / 1000,
      0,
    )
    const { rows } = await bench.api(userId).systemLosses({ simulation_id })
    expect(kwh / rows.find(({ key }) => key === 'dc_mpp')!.value_after).toBeCloseTo(1, 9)
    const curve = await bench.api(userId).durationCurve({ simulation_id })
    expect([curve.hours[0], last(curve.hours)]).toEqual([1, 8760])
    expect(curve.power_w.every((power, i) => i === 0 || power <= curve.power_w[i - 1]!)).toBe(true)
  })

  test('cell temperatures: hours and light of the bins are those of the year, by the model of the run', async () => {
    const answer = await bench.api(userId).cellTemperatures({ simulation_id })
    const { bins, whole, months, models } = answer
    expect(bins.reduce((total, bin) => total + bin.hours, 0)).toBeCloseTo(8760, 6)
    const kpis = await bench.api(userId).simulationKpis({ simulation_id })
    const yieldH = kpis.find(({ key }) => key === 'reference_yield')!.value!
    expect(bins.reduce((total, bin) => total + bin.irradiation_kwh_m2, 0)).toBeCloseTo(yieldH, 4)
    expect(whole.weighted_mean_c!).toBeGreaterThan(whole.light_mean_c!)
    expect(whole.light_mean_c!).toBeGreaterThan(whole.mean_c!)
    expect(Math.max(...months.map(({ max_c }) => max_c!))).toBe(whole.max_c)
    expect(last(bins).from_c).toBeLessThanOrEqual(whole.max_c!)
    expect(models.map(({ model }) => model)).toEqual(['pvsyst', 'pvsyst'])
    expect(models[0]!.coefficients.map(({ name }) => name)).toEqual([
      'pvsyst_uc',
      'pvsyst_uv',
      'pvsyst_alpha',
    ])
  })

  test('DC inputs work within the day, the ground reflects what weather or block say', async () => {
    const [block] = await bench.api(userId).dcOperation({ simulation_id })
    expect(block!.working_hours).toBeGreaterThan(3000)
    expect(block!.working_hours).toBeLessThan(5000)
    expect(block!.voltage_mean_v!).toBeLessThanOrEqual(block!.voltage_max_v!)
    const albedo = await bench.api(userId).runAlbedo({ simulation_id })
    expect(albedo.months.length).toBe(12)
    expect(albedo.albedo.every((value) => value > 0 && value < 1)).toBe(true)
  })

  test('nobody else sees them, and wrong requests are refused', async () => {
    await expect(bench.api(strangerId).monthlyLosses({ simulation_id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Simulation not found',
    })
    await expect(
      bench.api(userId).cellTemperatures({ simulation_id, block_id: projectId }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Block not found' })
    const wrong = { simulation_id, columns: ['grid'] }
    await expect(bench.api(userId).plantSeries(wrong)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    const hourly = { simulation_id, columns: ['ac_block'], time_interval: 'OneHour' }
    await expect(bench.api(userId).plantSeries(hourly)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})

const UNCERTAINTY = {
  life_years: 30,
  parts: [
    { key: 'interannual', name: 'Years', fraction: 0.03, year_correlation: 0 },
    { key: 'irradiation', name: 'Light', fraction: 0.04, year_correlation: 1 },
  ].map((part) => ({ ...part, distribution: 'normal' as const, note: 'a note' })),
}

test('a run over several years: a table of years, and P-values of their mean year', async () => {
  const days = 365 + 366 + 365 + 40
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2019, days })
  const dataset = await bench.newDataset(userId, projectId, csv, 'Years')
  const input = { name: 'Years', block_ids: blockIds.slice(0, 1), enviro_dataset_id: dataset.id }
  const { simulation } = await startSimulation(bench, userId, projectId, input)
  const run = { simulation_id: simulation?.id ?? '' }
  await bench.ended(userId, projectId, run.simulation_id)
  const { years, mean_year } = await bench.api(userId).yearlyYields(run)
  expect(years.map(({ label, is_complete, hours }) => [label, is_complete, hours])).toEqual([
    ['2019', true, 8760],
    ['2020', true, 8784],
    ['2021', true, 8760],
    ['2022', false, 960],
  ])
  const complete = years.slice(0, 3).map(({ energy_kwh }) => energy_kwh)
  expect(mean_year?.years).toBe(3)
  expect(mean_year?.energy_kwh).toBeCloseTo(sum(complete) / 3, 6)
  const kpis = await bench.api(userId).simulationKpis(run)
  const value = (key: string): number => kpis.find((kpi) => kpi.key === key)?.value ?? Number.NaN
  expect(sum(years.map(({ energy_kwh }) => energy_kwh)) / value('energy')).toBeCloseTo(1, 9)
  for (const asked of [1, 10]) {
    const found = await bench.api(userId).yieldExceedance({ ...run, years: asked })
    expect(found).toMatchObject({ basis: 'mean_year', basis_years: 3, years: asked })
    expect(found.p_values[0]?.energy_kwh).toBe(mean_year?.energy_kwh)
  }
  const single = await bench.api(userId).yieldExceedance(run)
  expect(value('p90')).toBe(single.p_values[2]?.energy_kwh)
  const report = await bench.api(userId).simPdfExportData({ simulation_id: run.simulation_id })
  expect(report.years.horizons[0]?.p_values[2]?.energy_kwh).toBe(value('p90'))
  const { variability, life } = report.years
  expect(variability?.years).toBe(3)
  expect(variability!.low_fraction).toBeLessThan(variability!.fraction)
  expect(variability!.high_fraction).toBeGreaterThan(variability!.fraction)
  expect(life!.years).toHaveLength(25)
  expect(life!.years.at(-1)!.cumulated_kwh / life!.p50_kwh).toBeCloseTo(1, 9)
  const ratios = life!.years.map(({ energy_kwh, factor }) => energy_kwh / factor)
  for (const typical of ratios) expect(typical / mean_year!.energy_kwh).toBeCloseTo(1, 9)
})

describe('uncertainty of the yield', () => {
  test('begins with that of a usual plant, the root of squares of its parts', async () => {
    const year = await bench.api(userId).yieldExceedance({ simulation_id })
    const [p50, , p90, , p99] = year.p_values.map(({ energy_kwh }) => energy_kwh)
    expect(year.uncertainty.is_usual).toBe(true)
    expect(year.uncertainty.year_fraction).toBeCloseTo(0.0946, 4)
    expect(p90! / p50!).toBeCloseTo(0.8787, 4)
    expect(p99! / p50!).toBeCloseTo(0.78, 4)
    const decade = await bench.api(userId).yieldExceedance({ simulation_id, years: 10 })
    expect(decade.p_values[2]!.energy_kwh / p50!).toBeCloseTo(0.8884, 4)
    const kpis = await bench.api(userId).simulationKpis({ simulation_id })
    expect(kpis.find(({ key }) => key === 'energy')!.value).toBe(p50)
    expect(kpis.find(({ key }) => key === 'p90')!.value).toBe(p90)
  })

  test('over years has the same energies, draws beside them, and a life of ageing blocks', async () => {
    const year = await bench.api(userId).yieldExceedance({ simulation_id })
    const found = await bench.api(userId).yieldYears({ simulation_id })
    expect(found.horizons.map(({ years }) => years)).toEqual([1, 5, 10, 20, 25])
    expect(found.life!.years).toHaveLength(25)
    const [single] = found.horizons
    expect(single!.p_values.map(({ energy_kwh }) => energy_kwh)).toEqual(
      year.p_values.map(({ energy_kwh }) => energy_kwh),
    )
    for (const { energy_kwh, drawn_kwh } of single!.p_values)
      expect(Math.abs(drawn_kwh / energy_kwh - 1)).toBeLessThan(0.001)
    expect(found.effects[0]).toMatchObject({ sigma_fraction: 0.05 })
    expect(found.variability).toBeNull()
  })

  test('is changed by editors, with a row in the audit log, and goes back', async () => {
    const changed = await bench
      .api(userId)
      .updateYieldUncertainty({ project_id: projectId, uncertainty: UNCERTAINTY })
    expect(changed).toMatchObject({ is_usual: false, ...UNCERTAINTY })
    expect(changed.year_fraction).toBeCloseTo(0.05, 12)
    expect(await bench.api(viewerId).yieldUncertainty({ project_id: projectId })).toEqual(changed)
    const audit = await bench.db
      .selectFrom('audit_log')
      .select(['user_id', 'details'])
      .where('project_id', '=', projectId)
      .where('action', '=', 'yield_uncertainty_changed')
      .execute()
    expect(audit).toEqual([{ user_id: userId, details: { from: null, to: UNCERTAINTY } }])
    const back = await bench
      .api(userId)
      .updateYieldUncertainty({ project_id: projectId, uncertainty: null })
    expect(back.is_usual).toBe(true)
    expect(back.year_fraction).toBeCloseTo(0.0946, 4)
  })

  test('of before parts had names is read with the names of the usual plant', async () => {
    const before = { interannual: 0.03, irradiation: 0.04, transposition: 0, module_rating: 0 }
    const stored = JSON.stringify({ ...before, soiling: 0, snow: 0, other: 0 })
    await bench.db
      .updateTable('project')
      .set({ yield_uncertainty: stored })
      .where('id', '=', projectId)
      .execute()
    const read = await bench.api(userId).yieldUncertainty({ project_id: projectId })
    expect(read).toMatchObject({ is_usual: false, life_years: 25 })
    expect(read.year_fraction).toBeCloseTo(0.05, 12)
    await bench.api(userId).updateYieldUncertainty({ project_id: projectId, uncertainty: null })
  })

  test('with a key twice, or without a part, is refused', async () => {
    const [first] = UNCERTAINTY.parts
    for (const [parts, message] of [
      [[first!, first!], 'must not have a key twice'],
      [[], 'must have at least one part'],
    ] as const) {
      const wrong = { ...UNCERTAINTY, parts: [...parts] }
      await expect(
        bench.api(userId).updateYieldUncertainty({ project_id: projectId, uncertainty: wrong }),
      ).rejects.toMatchObject({
        details: { field_errors: [{ path: 'uncertainty.parts', message }] },
      })
    }
  })

  test('with correlations is that of their normal sum; those that cannot be are refused', async () => {
    const [first, second] = UNCERTAINTY.parts
    const correlated = (coefficient: number) => ({
      ...UNCERTAINTY,
      parts: [
        { ...first!, year_correlation: 1 },
        { ...second!, year_correlation: 1, correlations: [{ key: first!.key, coefficient }] },
      ],
    })
    const changed = await bench.api(userId).updateYieldUncertainty({
      project_id: projectId,
      uncertainty: correlated(1),
    })
    const [a, b] = changed.parts.map(({ sigma_fraction }) => sigma_fraction)
    expect(changed.year_fraction).toBeCloseTo(a! + b!, 12)
    const { horizons } = await bench.api(userId).yieldYears({ simulation_id })
    for (const { p_values } of horizons)
      for (const { energy_kwh, drawn_kwh } of p_values)
        expect(Math.abs(drawn_kwh / energy_kwh - 1)).toBeLessThan(0.001)
    const impossible = correlated(0.5)
    const wrong = {
      ...impossible,
      parts: [{ ...impossible.parts[0]!, year_correlation: 0 }, impossible.parts[1]!],
    }
    await expect(
      bench.api(userId).updateYieldUncertainty({ project_id: projectId, uncertainty: wrong }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { field_errors: [{ message: expect.stringContaining('at most 0.00') }] },
    })
    await bench.api(userId).updateYieldUncertainty({ project_id: projectId, uncertainty: null })
  })

  test('viewers may not change it, strangers not see it, and wrong parts are refused', async () => {
    await expect(
      bench
        .api(viewerId)
        .updateYieldUncertainty({ project_id: projectId, uncertainty: UNCERTAINTY }),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(
      bench.api(strangerId).yieldUncertainty({ project_id: projectId }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const [first, second] = UNCERTAINTY.parts
    const wrong = { ...UNCERTAINTY, parts: [first!, { ...second!, fraction: 1.5 }] }
    await expect(
      bench.api(userId).updateYieldUncertainty({ project_id: projectId, uncertainty: wrong }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: {
        field_errors: [{ path: 'uncertainty.parts.1.fraction', message: 'must be at most 1' }],
      },
    })
    await expect(
      bench.api(userId).yieldExceedance({ simulation_id, years: 0 }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
