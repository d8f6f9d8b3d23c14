import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'

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
  bench.meteo.createFromCsvFile(userId, {
    project_id: projectId,
    storage_key: await bench.upload(userId, projectId, content),
    filename: 'logger.csv',
    mapping,
  })

describe('a table whose clock keeps summer time', () => {
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
      start_time: new Date(FROM).toISOString(),
      end_time: new Date(FROM + DAYS * 24 * HOUR_MS).toISOString(),
    })
    expect(dataset.warnings.map(({ code }) => code)).toContain('summer_time')
    expect(dataset.warnings.map(({ code }) => code)).not.toContain('gaps')
    const { time, values } = await bench.meteo.rollUp(userId, {
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
