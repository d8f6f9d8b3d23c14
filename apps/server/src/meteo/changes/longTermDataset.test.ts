import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { startMeteoBench } from '../testing/meteoBench.ts'
import { datasetRows, listDatasets } from '../views/datasetViews.ts'
import { createLongTerm, previewLongTerm } from './longTermDataset.ts'

const { bench, userId, strangerId, projectId, datasetId, fromFile } = await startMeteoBench()
afterAll(() => bench.close())

const CHOICE = { method: 'linear', resolution: 'hour', by_month: false }
let ids = { measured_id: '', reference_id: '' }
const input = () => ({ ...ids, ...CHOICE })

/** Light of a station that sees 5 % less than the reference. */
const station = (days: number): string =>
  syntheticWeatherCsv({ type: 'Sequential', year: 2019, days })
    .split('\n')
    .map((line) => {
      if (!line.startsWith('2019,')) return line
      const cells = line.split(',')
      return cells.map((cell, at) => (at >= 5 && at <= 7 ? Number(cell) * 0.95 : cell)).join(',')
    })
    .join('\n')

beforeAll(async () => {
  const year = syntheticWeatherCsv({ type: 'Sequential', year: 2019 })
  ids = {
    measured_id: (await fromFile(station(60), 'Station')).id,
    reference_id: (await fromFile(year, 'Satellite')).id,
  }
})

describe('a long-term correction', () => {
  test('tells what it does before anything is stored', async () => {
    const report = await previewLongTerm(bench, userId, input())
    expect(report).toMatchObject({ from: '2019-01-01', to: '2019-03-01', unit: 'W/m²' })
    expect(report.day_count).toBe(60)
    expect(report.r2).toBeCloseTo(1, 6)
    expect(report.before.bias_fraction).toBeCloseTo(1 / 0.95 - 1, 4)
    expect(Math.abs(report.after.bias_fraction)).toBeLessThan(1e-9)
    expect(report.mean_kwh_m2! / report.reference_mean_kwh_m2!).toBeCloseTo(0.95, 4)
    // Of one year nothing is known of others
    expect(report.uncertainty_fraction).toBeNull()
    expect(report.month_measured.slice(0, 4).map((value) => value === null)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  test('makes a dataset of the reference with its own history, once', async () => {
    const made = await createLongTerm(bench, userId, 'Long', input())
    const [before] = await listDatasets(bench, userId, {
      project_id: projectId,
      id: ids.reference_id,
    })
    const [after] = await listDatasets(bench, userId, { project_id: projectId, id: made.id })
    expect(after).toMatchObject({ row_count: 8760, type: 'Sequential', revision: 1 })
    expect(after!.totals!.ghi_kwh_m2! / before!.totals!.ghi_kwh_m2!).toBeCloseTo(0.95, 4)
    expect(after!.totals!.dni_kwh_m2! / before!.totals!.dni_kwh_m2!).toBeCloseTo(0.95, 4)
    expect(made.history.at(-1)!.text).toContain("corrected to 'Station'")
    expect(made.history.at(-1)!.text).toContain('60 common days; bias 5.3 % before, 0.0 % after')
    const rows = await datasetRows(bench, userId, { id: made.id, take: 24 })
    expect(rows.columns).toContain('temp_c')
    await expect(createLongTerm(bench, userId, 'Again', input())).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const byDay = { ...input(), resolution: 'day' }
    await expect(createLongTerm(bench, userId, 'Long', byDay)).rejects.toMatchObject({
      code: 'NAME_TAKEN',
    })
  })

  test.each([
    ['a typical year', () => ({ ...input(), reference_id: datasetId }), 'typical year'],
    ['the same dataset', () => ({ ...input(), reference_id: ids.measured_id }), 'two datasets'],
    ['an unknown method', () => ({ ...input(), method: 'magic' }), 'linear or quantile'],
  ])('with %s is refused', async (_name, asked, message) => {
    await expect(previewLongTerm(bench, userId, asked())).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining(message),
    })
  })

  test('with an overlap of less than 30 days is refused', async () => {
    const short = await fromFile(station(20), 'Three weeks')
    await expect(
      createLongTerm(bench, userId, 'Short', { ...input(), measured_id: short.id }),
    ).rejects.toMatchObject({ message: expect.stringContaining('20 common days; 30 are needed') })
  })

  test('of strangers, and over two projects, finds no dataset', async () => {
    await expect(previewLongTerm(bench, strangerId, input())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const owner = await bench.newOwner('two')
    const other = await bench.newProject(owner, samplePlant(1))
    const foreign = await bench.newDataset(owner.userId, other, station(40))
    await expect(
      previewLongTerm(bench, userId, { ...input(), measured_id: foreign.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
