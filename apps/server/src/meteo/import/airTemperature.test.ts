import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunBench, startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { SITE, syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { createFromCsvFile } from '../changes/datasetChanges.ts'
import { editDataset } from '../changes/editDataset.ts'
import { datasetFacts } from '../datasets/datasetFacts.ts'
import { datasetRows } from '../views/datasetViews.ts'
import { weatherReport } from '../views/weatherReports.ts'

let bench: RunBench
let userId = ''
let projectId = ''
let otherProjectId = ''
let airId = ''

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  projectId = await bench.newProject(owner, samplePlant(1))
  otherProjectId = await bench.newProject(owner, samplePlant(1))
  airId = (await bench.newDataset(userId, projectId, week)).id
})
afterAll(() => bench.close())

const week = syntheticWeatherCsv({ type: 'Sequential', year: 2019, days: 7 })
const HOURS = 9 * 24

/** The first nine days of 2019, light of 1 W/m² for each hour of the row, no air temperature. */
const light = Array.from(
  { length: HOURS },
  (_, i) => `${new Date(Date.UTC(2019, 0, 1) + i * 3_600_000).toISOString().slice(0, 16)},${i}`,
)
const TABLE = `time,ghi\n${light.join('\n')}\n`
const MAPPING = {
  columns: { time: ['time', 'YMD'], ghi_wm2: ['ghi', 'W/m2'] },
  time_zone_h: -7,
  interval_alignment: 'beginning',
  type: 'Sequential',
  latitude: SITE.latitude,
  longitude: SITE.longitude,
}

const imported = async (air_temperature: unknown, project = projectId) =>
  createFromCsvFile(bench, userId, {
    project_id: project,
    storage_key: await bench.upload(userId, project, TABLE),
    filename: 'pyranometer.csv',
    mapping: MAPPING,
    air_temperature,
  })

async function airOf(id: string): Promise<readonly (number | null)[]> {
  const { columns, values } = await datasetRows(bench, userId, { id, take: HOURS })
  return values[columns.indexOf('temp_c')] ?? []
}

/** Of the columns that the report takes for stuck. */
async function stuckOf(id: string): Promise<readonly (string | null)[]> {
  const { checks } = await weatherReport(bench, userId, id)
  return checks.filter(({ code }) => code === 'stuck_values').map(({ column }) => column)
}

describe('a file without air temperature', () => {
  test('is refused without a choice, and the refusal names the remedy', async () => {
    await expect(imported(undefined)).rejects.toMatchObject({
      code: 'WEATHER_FILE',
      message: expect.stringContaining('another meteo dataset of the project or values by month'),
      details: { problems: [{ code: 'no_air_temperature' }] },
    })
  })

  test('stays uploaded for another choice, and goes where the file is at fault', async () => {
    const file = { project_id: projectId, filename: 'stored.csv', mapping: MAPPING }
    // another row of 3:00 instead of that of 4:00
    const fault = TABLE.replace('04:00,4', '03:00,4').replaceAll(/,(\d+)$/gm, ',$1.5')
    const [good = '', bad = ''] = await Promise.all(
      [fault.replace('03:00,4', '04:00,4'), fault].map((text) =>
        bench.upload(userId, projectId, text),
      ),
    )
    const from = (storage_key: string, air_temperature?: object) =>
      createFromCsvFile(bench, userId, { ...file, storage_key, air_temperature })
    await expect(from(good)).rejects.toMatchObject({ code: 'WEATHER_FILE' })
    await expect(from(bad)).rejects.toMatchObject({ code: 'WEATHER_FILE' })
    await expect(from(bad, { monthly_c: [4] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(from(good, { monthly_c: [4] })).resolves.toMatchObject({ name: 'stored' })
  })

  test('takes it from another dataset, at the time of each row; history and runs say so', async () => {
    const dataset = await imported({ enviro_dataset_id: airId })
    const found = await airOf(dataset.id)
    const given = await airOf(airId)
    expect(found.slice(0, 168)).toEqual(given)
    expect(found.every((value) => value !== null)).toBe(true)
    const from =
      "from the meteo dataset 'Desert', 168 rows at their own time, 48 by its mean by month and hour"
    expect(dataset).toMatchObject({
      air_temperature_from: from,
      history: [{ user_name: 'owner', text: `Air temperature ${from}` }],
      warnings: expect.arrayContaining([
        {
          code: 'air_temperature',
          line: null,
          message: `Air temperature ${from}; the file has none. Give the blocks their Coldest design temperature, by which strings are sized.`,
        },
      ]),
    })
    const facts = await datasetFacts(bench.db, projectId, dataset.id)
    expect(facts).toMatchObject({ air_temperature_from: from })
  })

  test('is another dataset with another choice, the same with the same', async () => {
    const [one, twelve] = [[4], Array.from({ length: 12 }, () => 4)]
    const dataset = await imported({ monthly_c: one })
    expect(new Set(await airOf(dataset.id))).toEqual(new Set([4]))
    await expect(imported({ monthly_c: twelve })).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { enviro_dataset_id: dataset.id },
    })
  })

  test.each([
    ['values by month are means: no warmer than the usual design temperature', [4], -10],
    ['a colder month counts', [...Array<number>(11).fill(4), -15], -15],
  ])('strings are sized by its cold: %s', async (_name, monthly_c, coldestC) => {
    const dataset = await imported({ monthly_c }, otherProjectId)
    expect(dataset.coldest_air_c).toBe(coldestC)
    const warmer = await editDataset(bench, userId, dataset.id, {
      name: `Warmer than ${coldestC}`,
      edits: [{ kind: 'add', column: 'temp_c', offset: 1 }],
    })
    expect(warmer.coldest_air_c).toBe(coldestC)
    const colder = await editDataset(bench, userId, dataset.id, {
      name: `Colder than ${coldestC}`,
      edits: [{ kind: 'add', column: 'temp_c', offset: -30 }],
    })
    expect(colder.coldest_air_c).toBe(-26)
  })

  test('strings are sized by the coldest row of the dataset of which there are means, however many are between', async () => {
    const before = syntheticWeatherCsv({ type: 'Sequential', year: 2018, days: 7 })
    const oneColdHour = before.replace(/^(2018,1,3,5,0,(?:[^,]+,){3})[^,]+/m, '$1-21')
    const cold = await bench.newDataset(userId, otherProjectId, oneColdHour, 'Cold')
    expect(cold.coldest_air_c).toBe(-21)
    const first = await imported({ enviro_dataset_id: cold.id }, otherProjectId)
    const second = await imported({ enviro_dataset_id: first.id }, otherProjectId)
    expect(second.air_temperature_from).toBe(
      `from the meteo dataset '${first.name}' (there from the meteo dataset 'Cold', its mean by month and hour), each row at its own time`,
    )
    for (const { id, coldest_air_c } of [first, second]) {
      expect(Math.min(...(await airOf(id)).map(Number))).toBeGreaterThan(0)
      expect(coldest_air_c).toBe(-21)
    }
  })

  test('edits retain where it is from', async () => {
    const dataset = await imported({ monthly_c: [5] })
    const edited = await editDataset(bench, userId, dataset.id, {
      name: 'Warmer',
      edits: [{ kind: 'add', column: 'temp_c', offset: 1 }],
    })
    expect(edited.air_temperature_from).toBe('5 °C in all months')
    expect(edited.history.map(({ text }) => text)).toEqual([
      'Air temperature 5 °C in all months',
      'Air temperature + 1 °C',
    ])
  })

  test('one value throughout is no stuck instrument: imported, edited, and with a report made anew', async () => {
    const dataset = await imported({ monthly_c: [6] })
    const edited = await editDataset(bench, userId, dataset.id, {
      name: 'Colder',
      edits: [{ kind: 'add', column: 'temp_c', offset: -1 }],
    })
    for (const { id } of [dataset, edited]) expect(await stuckOf(id)).not.toContain('temp_c')
    await bench.db
      .updateTable('enviro_dataset')
      .set({ quality_report: null })
      .where('id', '=', dataset.id)
      .execute()
    expect(await stuckOf(dataset.id)).not.toContain('temp_c')
  })

  test('a dataset of another project is as unknown as one that is none', async () => {
    const answers = await Promise.all(
      [airId, 'none'].map((id) =>
        imported({ enviro_dataset_id: id }, otherProjectId).catch((error: unknown) => error),
      ),
    )
    for (const error of answers) {
      expect(error).toMatchObject({ code: 'NOT_FOUND', message: 'Meteo dataset not found' })
    }
  })

  test.each([
    ['both at once', { enviro_dataset_id: 'x', monthly_c: [1] }],
    ['none of both', {}],
    ['five months', { monthly_c: [1, 2, 3, 4, 5] }],
    ['no temperature of air', { monthly_c: [288] }],
  ])('%s is refused', async (_name, choice) => {
    await expect(imported(choice)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/^air_temperature/),
    })
  })
})
