import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunBench, startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { createFromCsvFile } from '../changes/datasetChanges.ts'
import { datasetRollUp } from '../views/datasetViews.ts'

let bench: RunBench
let userId = ''
let projectId = ''

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  projectId = await bench.newProject(owner, samplePlant(1))
})
afterAll(() => bench.close())

const HOUR_MS = 3_600_000
const FROM = Date.UTC(2024, 1, 1, 5)
const DAYS = 300

/** Hours of New York's own clock, day before month, without names: light of 1 W/m² for each hour of the row. */
function newYorkRows(): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const rows = Array.from({ length: DAYS * 24 }, (_, i) => {
    const [date, time] = format.format(FROM + i * HOUR_MS).split(', ')
    return `${date};${time};${i % 500},5;20,0`
  })
  return `# a logger\n${rows.join('\n')}\n`
}

const MAPPING = {
  columns: { date: [1, 'DMY'], time: [2, 'DMY'], ghi_wm2: [3, 'W/m2'], temp_c: [4, 'degC'] },
  time_zone_h: -5,
  interval_alignment: 'beginning',
  type: 'Sequential',
  latitude: 42.65,
  longitude: -73.75,
  header_line: 0,
  first_data_line: 2,
  delimiter: ';',
  decimal_comma: true,
  missing_values: [-1],
}
const SHIFTS = [{ from: '2024-03-10T02:00', to: '2024-11-03T02:00', shift_h: 1 }]

const fromTable = async (mapping: unknown, content: string | Buffer = newYorkRows()) =>
  createFromCsvFile(bench, userId, {
    project_id: projectId,
    storage_key: await bench.upload(userId, projectId, content),
    filename: 'logger.csv',
    mapping,
  })

describe('a table whose clock has summer time', () => {
  test('is refused without a word of it', async () => {
    await expect(fromTable(MAPPING)).rejects.toMatchObject({
      code: 'WEATHER_FILE',
      details: { problems: [{ code: 'duplicate_time' }] },
    })
  })

  test('is imported whole, by column numbers, packed; its summer time stays with it', async () => {
    const mapping = { ...MAPPING, dst_shifts: SHIFTS }
    const dataset = await fromTable(mapping, gzipSync(newYorkRows()))
    expect(dataset).toMatchObject({
      row_count: DAYS * 24,
      dst_shifts: SHIFTS,
      local_time_zone: -5,
      start_time: new Date(FROM),
      end_time: new Date(FROM + DAYS * 24 * HOUR_MS),
    })
    expect(dataset.warnings.map(({ code }) => code)).toContain('summer_time')
    expect(dataset.warnings.map(({ code }) => code)).not.toContain('gaps')
    const { time, values } = await datasetRollUp(bench, userId, {
      id: dataset.id,
      time_interval: 'OneDay',
    })
    // Days of local standard time, 29 February among them; sums are those of the rows.
    expect(time).toHaveLength(DAYS)
    const sum = (values[0] ?? []).reduce<number>((before, value) => before + (value ?? 0), 0)
    const rows = Array.from({ length: DAYS * 24 }, (_, i) => (i % 500) + 0.5)
    expect(sum).toBeCloseTo(rows.reduce((before, value) => before + value, 0) / 1000, 6)
  })

  test.each([
    ['a time that is none', { dst_shifts: [{ ...SHIFTS[0], from: 'March' }] }],
    ['numbers of columns without a delimiter', { delimiter: null, header_line: null }],
  ])('%s is refused', async (_name, wrong) => {
    await expect(fromTable({ ...MAPPING, ...wrong })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})

const LAYOUT = { header_line: 1, first_data_line: 2, delimiter: ',', decimal_comma: false }

describe('a table of months, mapped by hand', () => {
  const JULY_KWH_M2 = 220
  const sums = [80, 100, 150, 180, 210, 225, JULY_KWH_M2, 200, 165, 130, 90, 70]
  const table = `m,sun,air\n${sums.map((sum, i) => `${i + 1},${sum},${10 + i}`).join('\n')}\n`
  const mapping = {
    ...MAPPING,
    ...LAYOUT,
    columns: { month: ['m', ''], ghi_wm2: ['sun', 'kwh/m2'], temp_c: ['air', 'degC'] },
  }

  test('of a year that is named becomes hours of it that preserve its sums, and says that they are made', async () => {
    const dataset = await fromTable({ ...mapping, year: 2023 }, table)
    expect(dataset).toMatchObject({
      type: 'Sequential',
      row_count: 8760,
      start_time: new Date('2023-01-01T05:00:00.000Z'),
    })
    expect(dataset.warnings.map(({ code }) => code)).toContain('synthetic')
    const { values } = await datasetRollUp(bench, userId, {
      id: dataset.id,
      time_interval: 'OneDay',
    })
    const july = (values[0] ?? []).slice(181, 212)
    const light = july.reduce<number>((sum, value) => sum + (value ?? 0), 0)
    expect(Math.abs(light / JULY_KWH_M2 - 1)).toBeLessThan(0.01)
  })

  test('without a year is a typical year', async () => {
    expect(await fromTable({ ...mapping, type: 'TMY' }, `${table}\n`)).toMatchObject({
      type: 'TMY',
      row_count: 8760,
    })
  })
})

describe('light on a plane, mapped by hand', () => {
  const DAY = [0, 0, 0, 0, 0, 0, 40, 190, 380, 560, 700, 790, 810, 760, 640, 480, 290, 110, 10]
  const rows = Array.from({ length: 30 * 24 }, (_, i) => {
    const time = new Date(Date.UTC(2024, 4, 1, i)).toISOString().slice(0, 16)
    return `${time},${DAY[i % 24] ?? 0},20`
  })
  const table = `t,plane,air\n${rows.join('\n')}\n`
  const mapping = {
    ...MAPPING,
    ...LAYOUT,
    columns: { time: ['t', 'YMD'], poa_wm2: ['plane', 'w/m2'], temp_c: ['air', 'degC'] },
  }

  test('is turned into the three parts, with its error reported', async () => {
    const dataset = await fromTable(
      { ...mapping, plane_tilt_deg: 30, plane_azimuth_deg: 180 },
      table,
    )
    const warning = dataset.warnings.find(({ code }) => code === 'inclined_plane')
    expect(warning?.message).toMatch(
      /plane of 30° tilt and 180° azimuth .* the error of its sum may be/,
    )
    const { values } = await datasetRollUp(bench, userId, {
      id: dataset.id,
      time_interval: 'OneDay',
    })
    const onPlane = DAY.reduce((sum, value) => sum + value, 0) / 1000
    const ghi = (values[0] ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0) / 30
    // In May at 42.65° north a plane to the south and the ground get nearly the same.
    expect(ghi / onPlane).toBeGreaterThan(0.9)
    expect(ghi / onPlane).toBeLessThan(1.1)
  })

  test('without its tilt and azimuth is refused', async () => {
    await expect(fromTable(mapping, table)).rejects.toMatchObject({
      code: 'WEATHER_FILE',
      details: { problems: [{ code: 'inclined_plane' }] },
    })
  })
})
