import { randomUUID } from 'node:crypto'
import { heightsIn, localFrame, writeHeightGrid } from '@duet/plant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertPlantTerrain } from '../../design/storedGround.ts'
import { deleteTerrain } from '../../design/terrain.ts'
import { type RunBench, startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { SITE, syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { removeDataset } from '../changes/datasetChanges.ts'
import { editDataset } from '../changes/editDataset.ts'
import { insertDatasetCopies } from '../datasets/copyDatasets.ts'
import { datasetRollUp, listDatasets } from './datasetViews.ts'
import {
  compareDatasets,
  datasetDailyAlbedo,
  datasetStatistics,
  datasetSunPath,
} from './weatherAnswers.ts'
import { weatherReport } from './weatherReports.ts'

let bench: RunBench
let userId = ''
let strangerId = ''
let projectId = ''
let datasetId = ''

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  strangerId = (await bench.newOwner('stranger')).userId
  projectId = await bench.newProject(owner, samplePlant(1))
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021 })
  datasetId = (await bench.newDataset(userId, projectId, csv)).id
})
afterAll(() => bench.close())

const dataset = async (id: string) => {
  const [found] = await listDatasets(bench, userId, { project_id: projectId, id })
  if (!found) throw new Error('no dataset')
  return found
}
const edit = (name: string, edits: readonly object[], id = datasetId) =>
  editDataset(bench, userId, id, { name, edits })
const yearGhi = async (id: string) => {
  const { columns, values } = await datasetRollUp(bench, userId, { id, time_interval: 'OneYear' })
  return values[columns.indexOf('ghi_wm2')]?.[0] ?? 0
}

describe('the report', () => {
  test('is made at import, and stored', async () => {
    const { quality_report } = await bench.db
      .selectFrom('enviro_dataset')
      .select('quality_report')
      .where('id', '=', datasetId)
      .executeTakeFirstOrThrow()
    const report = await weatherReport(bench, userId, datasetId)
    expect(report).toMatchObject({ row_count: 8760, expected_row_count: 8760 })
    expect(quality_report).toMatchObject({ created_at: report.created_at, checks: report.checks })
    const time = report.checks.find(({ code }) => code === 'time_label')
    expect(time).toMatchObject({ result: 'passed' })
    expect(report.months.length).toBe(12)
    expect(await dataset(datasetId)).toMatchObject({ quality: report.quality, history: [] })
    expect(await dataset(datasetId)).not.toHaveProperty('quality_report')
  })

  test('is made at the first question for a dataset of before', async () => {
    const before = await weatherReport(bench, userId, datasetId)
    await bench.db
      .updateTable('enviro_dataset')
      .set({ quality_report: null })
      .where('id', '=', datasetId)
      .execute()
    expect((await dataset(datasetId)).quality).toBeNull()
    const { checks, months } = await weatherReport(bench, userId, datasetId)
    expect({ checks, months }).toEqual({ checks: before.checks, months: before.months })
    expect((await dataset(datasetId)).quality).toBe(before.quality)
  })

  test('has pictures of the light and of how its parts add up', async () => {
    const report = await weatherReport(bench, userId, datasetId)
    const map = await report.lightMap()
    expect(map).toMatchObject({ slot_min: 60 })
    expect(map.days.length).toBe(365)
    expect(map.days[0]).toBe('2021-01-01')
    const june = map.days.indexOf('2021-06-21')
    // Phoenix: sunrise 5:19, sunset 19:42 in standard time
    expect(Math.abs((map.sunrise_min[june] ?? 0) - 319)).toBeLessThan(2)
    expect(Math.abs((map.sunset_min[june] ?? 0) - 1182)).toBeLessThan(2)
    expect(map.ghi_wm2[june]?.[12]).toBeGreaterThan(900)
    expect(map.ghi_wm2[june]?.[0]).toBe(0)
    const closure = await report.closureGrid()
    const counted = closure?.counts.flat().reduce((sum, count) => sum + count, 0) ?? 0
    expect(counted).toBeGreaterThan(4300)
    const onDiagonal = closure?.counts.map((row, index) => row[index] ?? 0) ?? []
    expect(onDiagonal.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0.9 * counted)
  })
})

describe('views', () => {
  test('statistics by month and by class', async () => {
    const statistics = await datasetStatistics(bench, userId, datasetId)
    const ghi = statistics.columns.indexOf('ghi_wm2')
    expect(statistics.units[ghi]).toBe('W/m²')
    expect(statistics.month_mean[ghi]?.length).toBe(12)
    const wind = statistics.wind_fractions.reduce((sum, share) => sum + share, 0)
    expect(wind).toBeCloseTo(1, 9)
    const light = statistics.temp_irradiation_fractions.reduce((sum, share) => sum + share, 0)
    expect(light).toBeCloseTo(1, 9)
    expect(statistics.temp_edges_c.length).toBe(statistics.temp_fractions.length + 1)
  })

  test('the path of the sun, and the ground around where heights are there', async () => {
    const path = await datasetSunPath(bench, userId, datasetId)
    expect(path.days.map(({ date }) => date).slice(0, 2)).toEqual(['01-21', '02-21'])
    // 90° less the latitude, and 23.44° more or less
    const highest = (index: number): number => Math.max(...(path.days[index]?.elevation_deg ?? []))
    expect(Math.abs(highest(5) - (90 - SITE.latitude + 23.44))).toBeLessThan(0.3)
    expect(Math.abs(highest(11) - (90 - SITE.latitude - 23.44))).toBeLessThan(0.3)
    const beam = path.beam_kwh_m2.flat().reduce((sum, value) => sum + value, 0)
    const { columns, values } = await datasetRollUp(bench, userId, {
      id: datasetId,
      time_interval: 'OneYear',
    })
    expect(beam).toBeCloseTo(values[columns.indexOf('dni_wm2')]?.[0] ?? 0, 3)
    expect(path.horizon_azimuth_deg).toEqual([])
  })

  test('a wall of 100 m in the south, 300 m away, hides 18 degrees', async () => {
    const size = 101
    const grid = {
      longitude: SITE.longitude,
      latitude: SITE.latitude,
      originEastM: -500,
      originNorthM: -500,
      cellSizeM: 10,
      columns: size,
      rows: size,
      heightsM: Float32Array.from({ length: size * size }, (_, i) => (i < 20 * size ? 437 : 337)),
    }
    expect(heightsIn(grid, localFrame(SITE.longitude, SITE.latitude))(0, 0)).toBeCloseTo(337, 3)
    await insertPlantTerrain(bench.db, bench.storage, projectId, {
      name: 'Wall',
      source_type: 'points',
      source_filename: null,
      heights: Buffer.from(writeHeightGrid(grid)).toString('base64'),
    })
    const path = await datasetSunPath(bench, userId, datasetId)
    await deleteTerrain(bench, userId, projectId)
    const south = path.horizon_elevation_deg[path.horizon_azimuth_deg.indexOf(180)] ?? 0
    // the top of the wall, 98 m above the eye, lies 310 m away
    expect(Math.abs(south - (Math.atan(98 / 310) * 180) / Math.PI)).toBeLessThan(0.6)
    expect(path.horizon_elevation_deg[0]).toBe(0)
  })

  test('a dataset without albedo has none by day', async () => {
    expect(await datasetDailyAlbedo(bench, userId, datasetId)).toMatchObject({ time: [] })
  })

  test('two datasets side by side', async () => {
    const typical = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
    const { id } = await bench.newDataset(userId, projectId, typical, 'Typical')
    const compared = await compareDatasets(bench, userId, datasetId, id)
    expect(compared).toMatchObject({ row_count: 8760, time_interval: 'OneHour' })
    const ghi = compared.columns.find(({ column }) => column === 'ghi_wm2')
    expect(ghi?.months).toEqual(
      Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0')),
    )
    expect(Math.abs(ghi?.bias_fraction ?? 1)).toBeLessThan(0.001)
    expect(ghi?.correlation).toBeGreaterThan(0.999)
    await removeDataset(bench, userId, id)
  })
})

describe('edits', () => {
  test('make a new dataset with its history and a report of its own', async () => {
    const made = await edit('Edited', [
      { kind: 'albedo_by_month', values: Array.from({ length: 12 }, (_, i) => 0.2 + i / 100) },
      { kind: 'scale', column: 'ghi_wm2', factor: 1.1 },
    ])
    expect(made).toMatchObject({ name: 'Edited', parent_id: datasetId, row_count: 8760 })
    expect(made.history.map(({ text, user_name }) => [text, user_name])).toEqual([
      [expect.stringContaining('Albedo by month: 0.2, 0.21'), 'owner'],
      ['GHI times 1.1', 'owner'],
    ])
    expect((await yearGhi(made.id)) / (await yearGhi(datasetId))).toBeCloseTo(1.1, 6)
    const { values } = await datasetDailyAlbedo(bench, userId, made.id)
    expect([values[0]?.[0], values[0]?.[364]]).toEqual([
      expect.closeTo(0.2, 9),
      expect.closeTo(0.31, 9),
    ])
    expect((await weatherReport(bench, userId, made.id)).created_at).not.toBe('')
    const again = await edit('Later', [{ kind: 'shift_time', minutes: 60 }], made.id)
    expect(again.history.length).toBe(3)
    expect(again.start_time).toEqual(new Date('2021-01-01T08:00:00.000Z'))
    const { checks } = await weatherReport(bench, userId, again.id)
    expect(checks.find(({ code }) => code === 'time_label')).toMatchObject({ result: 'failed' })
    expect(again.quality).toBe('failed')
    await removeDataset(bench, userId, made.id)
    expect((await dataset(again.id)).parent_id).toBeNull()
    await bench.sweep()
    expect((await bench.storage.list(`projects/${projectId}/meteo/${again.id}`)).length).toBe(1)
  })

  test('the same edits of the same dataset are refused, and so is a name in use', async () => {
    const edits = [{ kind: 'drop_column', column: 'windspeed' }]
    const first = await edit('Still', edits)
    expect(first.has_windspeed).toBe(false)
    await expect(edit('Still again', edits)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { enviro_dataset_id: first.id },
    })
    await expect(edit('Desert', [{ kind: 'shift_time', minutes: 5 }])).rejects.toMatchObject({
      code: 'NAME_TAKEN',
    })
  })

  test.each([
    [[], 'at least one'],
    [[{ kind: 'shift_time', minutes: 0 }], 'must not be 0'],
    [[{ kind: 'albedo_by_month', values: [0.2] }], '12 values'],
    [[{ kind: 'scale', column: 'pw', factor: 2 }], "has no column 'precipitable water'"],
    [[{ kind: 'drop_column', column: 'temp_c' }], 'temperature of the air'],
    [[{ kind: 'drop_column', column: 'ghi_wm2', why: 1 }], 'why'],
    [
      [{ kind: 'remove_range', from: '2021-02-01T00:00:00Z', to: '2021-01-01T00:00:00Z' }],
      'must end after it begins',
    ],
  ])('%j is refused: %s', async (edits, message) => {
    const failure = edit('Refused', edits)
    await expect(failure).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(failure).rejects.toThrow(message)
  })

  test('a copy of the project has its reports, histories and parents', async () => {
    const first = await edit('Before the copy', [{ kind: 'shift_time', minutes: 15 }])
    const owner = await bench.newOwner('copier')
    const copyProject = await bench.newProject(owner, samplePlant(1))
    const copies = [first.id, datasetId].map((fromId) => {
      const id = randomUUID()
      const of = (project: string, own: string) => `projects/${project}/meteo/${own}`
      return { fromId, id, fromPrefix: of(projectId, fromId), prefix: of(copyProject, id) }
    })
    expect(await insertDatasetCopies(bench.db, copyProject, copies)).toBe(2)
    const copied = await listDatasets(bench, owner.userId, { project_id: copyProject })
    const child = copied.find(({ name }) => name === 'Before the copy')
    expect(child).toMatchObject({ parent_id: copies[1]?.id, quality: first.quality })
    expect(child?.history).toEqual(first.history)
    const report = await weatherReport(bench, owner.userId, child?.id ?? '')
    expect(report.created_at).toBe((await weatherReport(bench, userId, first.id)).created_at)
  })

  test('another tenant learns nothing', async () => {
    const edits = [{ kind: 'shift_time', minutes: 5 }]
    for (const attempt of [
      () => weatherReport(bench, strangerId, datasetId),
      () => datasetStatistics(bench, strangerId, datasetId),
      () => datasetSunPath(bench, strangerId, datasetId),
      () => datasetDailyAlbedo(bench, strangerId, datasetId),
      () => compareDatasets(bench, strangerId, datasetId, datasetId),
      () => editDataset(bench, strangerId, datasetId, { name: 'x', edits }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Meteo dataset not found',
      })
    }
  })
})
