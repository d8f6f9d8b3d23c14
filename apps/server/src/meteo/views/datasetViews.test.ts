import { afterAll, describe, expect, test } from 'vitest'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { removeDataset } from '../changes/datasetChanges.ts'
import { startMeteoBench } from '../testing/meteoBench.ts'
import {
  datasetDailyGhi,
  datasetHourlyByMonth,
  datasetRollUp,
  datasetRows,
  daylightTimestamps,
  listDatasets,
} from './datasetViews.ts'

const { bench, userId, projectId, datasetId, fromFile } = await startMeteoBench()
afterAll(() => bench.close())

describe('looking at a dataset', () => {
  test('rows come in pages, with the start of each interval', async () => {
    const data = await datasetRows(bench, userId, {
      id: datasetId,
      from: '2001-06-01T07:00:00Z',
      skip: 10,
      take: 3,
    })
    expect(data.time).toEqual([
      '2001-06-01T17:00:00.000Z',
      '2001-06-01T18:00:00.000Z',
      '2001-06-01T19:00:00.000Z',
    ])
    expect(data.units[data.columns.indexOf('ghi_wm2')]).toBe('W/m²')
    await expect(datasetRows(bench, userId, { id: datasetId, take: 10_001 })).rejects.toMatchObject(
      {
        code: 'INVALID_INPUT',
      },
    )
  })

  test('days, months and the year hold the same energy', async () => {
    const ghi = async (interval: string): Promise<number> => {
      const data = await datasetRollUp(bench, userId, { id: datasetId, time_interval: interval })
      expect(data.units[data.columns.indexOf('ghi_wm2')]).toBe('kWh/m²')
      return (data.values[data.columns.indexOf('ghi_wm2')] ?? []).reduce<number>(
        (sum, value) => sum + (value ?? 0),
        0,
      )
    }
    const annual = await ghi('OneYear')
    expect(annual).toBeGreaterThan(2000)
    for (const interval of ['OneHour', 'OneDay', 'OneMonth'])
      expect(await ghi(interval)).toBeCloseTo(annual, 6)
    const line = await datasetDailyGhi(bench, userId, datasetId)
    expect(line.length).toBe(365)
    expect(line.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBeCloseTo(annual, 6)
    expect(await ghi('OneWeek')).toBeCloseTo(annual, 6)
    const [dataset] = await listDatasets(bench, userId, { project_id: projectId, id: datasetId })
    expect(dataset?.totals).toMatchObject({ whole_years: 1, missing_row_count: 0 })
    expect(dataset?.totals?.ghi_kwh_m2).toBeCloseTo(annual, 9)
    for (const time_interval of ['FiveMinutes', 'OneDecade']) {
      await expect(
        datasetRollUp(bench, userId, { id: datasetId, time_interval }),
      ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
  })

  test('nights below 0, a gap and a day that is cut off are in no sum', async () => {
    const lines = syntheticWeatherCsv({ type: 'Sequential', year: 2017, days: 20 }).split('\n')
    const head = lines.findIndex((line) => line.startsWith('year,'))
    const ghiAt = (lines[head] ?? '').split(',').indexOf('ghi_wm2')
    const cells = (line: string): string[] => line.split(',')
    const odd = lines.flatMap((line, at) => {
      if (at <= head || line === '') return [line]
      if (at > head + 470 || (at > head + 40 && at < head + 50)) return []
      const row = cells(line)
      return [row.with(ghiAt, Number(row[ghiAt]) === 0 ? '-2.7' : (row[ghiAt] ?? '')).join(',')]
    })
    const wanted = odd.slice(head + 1).reduce((sum, line) => {
      return sum + Math.max(0, Number(cells(line)[ghiAt] ?? 0) || 0) / 1000
    }, 0)
    const { id, totals } = await fromFile(odd.join('\n'), 'Nights')
    expect(totals?.ghi_kwh_m2).toBeCloseTo(wanted, 9)
    expect(totals).toMatchObject({ whole_years: 0, missing_row_count: 9 })
    const line = await datasetDailyGhi(bench, userId, id)
    expect(line.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBeCloseTo(wanted, 9)
    await removeDataset(bench, userId, id)
  })

  test('means of irradiance are its energy by the hours of the interval', async () => {
    const ask = { id: datasetId, time_interval: 'OneDay', to: '2001-01-08T07:00:00Z' }
    const [energy, mean] = await Promise.all([
      datasetRollUp(bench, userId, ask),
      datasetRollUp(bench, userId, { ...ask, mean: true }),
    ])
    const at = mean.columns.indexOf('ghi_wm2')
    expect(mean.units[at]).toBe('W/m²')
    expect(mean.values[at]?.length).toBe(7)
    mean.values[at]?.forEach((value, day) =>
      expect(value).toBeCloseTo((energy.values[at]![day]! * 1000) / 24, 9),
    )
  })

  test('a day of each month, by local hours', async () => {
    const grid = await datasetHourlyByMonth(bench, userId, datasetId, 'ghi_wm2')
    expect(grid.map((hours) => hours.length)).toEqual(Array.from({ length: 12 }, () => 24))
    expect(grid[5]?.[0]).toBe(0)
    expect(grid[5]?.indexOf(Math.max(...(grid[5] ?? []).map((value) => value ?? 0)))).toBe(12)
    await expect(datasetHourlyByMonth(bench, userId, datasetId, 'ghi_wm2"')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(datasetHourlyByMonth(bench, userId, datasetId, 'rh')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('steps with light are counted', async () => {
    const night = await daylightTimestamps(
      bench,
      userId,
      datasetId,
      '2001-06-01T07:00:00Z',
      '2001-06-01T11:00:00Z',
    )
    expect(night).toEqual({ count: 0 })
    const day = await daylightTimestamps(
      bench,
      userId,
      datasetId,
      '2001-06-01T07:00:00Z',
      '2001-06-02T07:00:00Z',
    )
    // The sun rises at 5:18 and sets at 19:33 local standard time
    expect(day.count).toBe(15)
    const otherYear = await daylightTimestamps(
      bench,
      userId,
      datasetId,
      '2030-06-01T07:00:00Z',
      '2030-06-02T07:00:00Z',
    )
    expect(otherYear).toEqual(day)
  })
})
