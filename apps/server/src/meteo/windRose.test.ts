import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'
import { datasetHourlyByMonth, datasetRollUp } from './datasetViews.ts'
import { editDataset } from './editDataset.ts'
import { datasetWindRose } from './weatherAnswers.ts'

let bench: RunBench
let userId = ''
let strangerId = ''
let datasetId = ''
let bareId = ''

/** Calm at hour 0, else 2.5 m/s; from 350° in even and from 10° in odd hours, 5 m/s from 90° at hour 12. */
function withDirection(csv: string): string {
  return csv
    .split('\n')
    .map((line) => {
      if (line.startsWith('year,')) return `${line},wind_direction`
      if (!/^\d/.test(line)) return line
      const cells = line.split(',')
      const hour = Number(cells[3])
      cells[9] = hour === 0 ? '0' : hour === 12 ? '5' : '2.5'
      const direction = hour === 12 ? 90 : hour % 2 === 0 ? 350 : 10
      return [...cells, direction].join(',')
    })
    .join('\n')
}

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  strangerId = (await bench.newOwner('stranger')).userId
  const projectId = await bench.newProject(owner, samplePlant(1))
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021 })
  bareId = (await bench.newDataset(userId, projectId, csv)).id
  datasetId = (await bench.newDataset(userId, projectId, withDirection(csv), 'Windy')).id
})
afterAll(() => bench.close())

const directions = async (time_interval: string, mean = false) => {
  const { columns, units, values } = await datasetRollUp(bench, userId, {
    id: datasetId,
    time_interval,
    mean,
  })
  const at = columns.indexOf('wind_direction')
  expect(units[at]).toBe('°')
  return values[at] ?? []
}

test('the rose counts every row once', async () => {
  const rose = await datasetWindRose(bench, userId, datasetId)
  expect(rose).toMatchObject({ direction_step_deg: 10 })
  const parts = rose?.parts ?? []
  const sum = (sector: number): number =>
    parts.reduce((all, { rows }) => all + (rows[sector] ?? []).reduce((a, b) => a + b, 0), 0)
  // 345° to 355° and 5° to 15° reach 3.75° beyond the sector of north, which ends at 11.25°.
  expect(sum(0)).toBeCloseTo(22 * 365 * 0.625, 6)
  expect(sum(1)).toBeCloseTo(12 * 365 * 0.375, 6)
  expect(sum(15)).toBeCloseTo(10 * 365 * 0.375, 6)
  expect(sum(4)).toBeCloseTo(365, 6)
  expect(parts.reduce((all, { calm_rows }) => all + calm_rows, 0)).toBe(365)
  const noon = parts.find(({ month, is_day }) => month === 6 && is_day)
  expect(noon?.mean_speeds_m_per_s[4]).toBe(5)
  expect(noon?.mean_speeds_m_per_s[8]).toBeNull()
})

test('a dataset without direction has none, and another tenant learns nothing', async () => {
  expect(await datasetWindRose(bench, userId, bareId)).toBeNull()
  await expect(datasetWindRose(bench, strangerId, datasetId)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Meteo dataset not found',
  })
})

test('directions roll up as the mean wind vector, and rows stay as they are', async () => {
  const rows = await directions('OneHour', true)
  expect(rows.slice(0, 3)).toEqual([350, 10, 350])
  const [day = null] = await directions('OneDay')
  const radians = Math.PI / 180
  const east = (12 - 10) * 2.5 * Math.sin(10 * radians) + 5
  const north = 22 * 2.5 * Math.cos(10 * radians)
  expect(day).toBeCloseTo(Math.atan2(east, north) / radians, 9)
})

test('means by hour and month are vectors too; calm has no direction', async () => {
  const grid = await datasetHourlyByMonth(bench, userId, datasetId, 'wind_direction')
  expect(grid[0]?.[0]).toBeNull()
  expect(grid[0]?.[2]).toBeCloseTo(350, 9)
  expect(grid[0]?.[12]).toBeCloseTo(90, 9)
})

test('the API refuses to scale a direction', async () => {
  const edits = [{ kind: 'scale', column: 'wind_direction', factor: 2 }]
  await expect(
    editDataset(bench, userId, datasetId, { name: 'Scaled', edits }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', message: /A direction cannot be scaled/ })
})
