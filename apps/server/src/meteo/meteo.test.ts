import { existsSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSimulation } from '../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { SITE, syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'
import {
  createFromCsvFile,
  createFromMetFile,
  removeDataset,
  updateDataset,
} from './changes/datasetChanges.ts'
import {
  datasetDailyGhi,
  datasetHourlyByMonth,
  datasetRollUp,
  datasetRows,
  daylightTimestamps,
  listDatasets,
} from './views/datasetViews.ts'

const REFERENCE_DATA =
  process.env.DUET_REFERENCE_DATA ?? path.resolve(import.meta.dirname, '../../../../../shared/data')
const TMY3 = path.join(REFERENCE_DATA, 'weather/pvlib-samples/723170TYA.CSV')

let bench: RunBench
let userId = ''
let strangerId = ''
let projectId = ''
let datasetId = ''
const year = syntheticWeatherCsv({ type: 'TMY', year: 2001 })

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  strangerId = (await bench.newOwner('stranger')).userId
  projectId = await bench.newProject(owner, samplePlant(1))
  datasetId = (await bench.newDataset(userId, projectId, year)).id
})
afterAll(() => bench.close())

const fromFile = async (content: string | Buffer, name?: string, filename = 'weather.csv') =>
  createFromMetFile(bench, userId, {
    project_id: projectId,
    storage_key: await bench.upload(userId, projectId, content),
    filename,
    name,
  })

describe('importing a file', () => {
  test('the upload becomes the dataset and stays with it', async () => {
    const [dataset] = await listDatasets(bench, userId, { project_id: projectId, id: datasetId })
    expect(dataset).toMatchObject({
      name: 'Desert',
      type: 'TMY',
      source_filename: 'weather.csv',
      latitude: SITE.latitude,
      start_time: new Date('2001-01-01T07:00:00.000Z'),
      end_time: new Date('2002-01-01T07:00:00.000Z'),
    })
    expect(dataset).not.toHaveProperty('storage_key')
    const files = await bench.db
      .selectFrom('stored_file')
      .select(['storage_key', 'state'])
      .where('project_id', '=', projectId)
      .orderBy('storage_key')
      .execute()
    expect(files).toEqual([
      {
        storage_key: expect.stringMatching(
          new RegExp(`^projects/${projectId}/meteo/${datasetId}/data-[0-9a-f]{12}\\.parquet$`),
        ),
        state: 'kept',
      },
      { storage_key: `projects/${projectId}/meteo/${datasetId}/upload`, state: 'kept' },
    ])
  })

  test('the same file again is refused with the name of the dataset, and is not left behind', async () => {
    await expect(fromFile(year, 'Other')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: "This file is already in the project as the meteo dataset 'Desert'",
      details: { enviro_dataset_id: datasetId },
    })
    await bench.sweep()
    expect((await bench.storage.list(`projects/${projectId}/meteo`)).length).toBe(2)
  })

  test('rows of one time with other values are refused until one says which to take', async () => {
    const lines = syntheticWeatherCsv({ type: 'Sequential', year: 2015, days: 10 }).split('\n')
    const noon = lines.findIndex((line) => line.startsWith('2015,1,5,12,'))
    const other = (lines[noon] ?? '').split(',').with(5, '111').join(',')
    const csv = lines.toSpliced(noon + 1, 0, other).join('\n')
    const found = [noon + 1, noon + 2].join(' and ')
    await expect(fromFile(csv, 'Twice')).rejects.toMatchObject({
      code: 'WEATHER_FILE',
      message: expect.stringContaining(found),
    })
    const { id, row_count, warnings } = await createFromMetFile(bench, userId, {
      project_id: projectId,
      storage_key: await bench.upload(userId, projectId, csv),
      filename: 'twice.csv',
      repeated_rows: 'first',
    })
    expect(row_count).toBe(240)
    expect(warnings.map(({ message }) => message).join()).toContain(found)
    await removeDataset(bench, userId, id)
  })

  test('of the same file twice at once, one becomes a dataset', async () => {
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2019, days: 10 })
    const both = await Promise.allSettled([fromFile(csv, 'A'), fromFile(csv, 'B')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT' },
    })
  })

  test('of one upload imported twice at once, one import wins and nothing of it is lost', async () => {
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2018, days: 10 })
    const input = {
      project_id: projectId,
      storage_key: await bench.upload(userId, projectId, csv),
      filename: 'twice.csv',
    }
    const all = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((name) => createFromMetFile(bench, userId, { ...input, name })),
    )
    const won = all.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
    expect(won.length).toBe(1)
    const id = won[0]?.id ?? ''
    for (const end of all.filter(({ status }) => status === 'rejected')) {
      expect(end).toMatchObject({
        reason: { code: 'CONFLICT', details: { enviro_dataset_id: id } },
      })
    }
    await bench.sweep()
    expect((await bench.storage.list(`projects/${projectId}/meteo/${id}`)).length).toBe(2)
    expect((await datasetRows(bench, userId, { id, take: 3 })).time.length).toBe(3)
    await removeDataset(bench, userId, id)
  })

  test('files of one name imported at once get names of their own', async () => {
    const names = await Promise.all(
      [1, 2, 3, 4].map(async (days) => {
        const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2016, days: days + 4 })
        const { id, name } = await fromFile(csv, undefined, 'Same.csv')
        return { id, name }
      }),
    )
    expect(names.map(({ name }) => name).toSorted()).toEqual([
      'Same',
      'Same (2)',
      'Same (3)',
      'Same (4)',
    ])
    for (const { id } of names) await removeDataset(bench, userId, id)
  })

  test('after a passing fault the upload can be imported; nothing else is left', async () => {
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2017, days: 10 })
    const input = {
      project_id: projectId,
      storage_key: await bench.upload(userId, projectId, csv),
      filename: 'fault.csv',
    }
    const broken = {
      ...bench,
      series: {
        ...bench.series,
        write: async (...write: Parameters<typeof bench.series.write>) => {
          await bench.series.write(...write)
          throw new Error('no space left on device')
        },
      },
    }
    await expect(createFromMetFile(broken, userId, input)).rejects.toThrow('no space left')
    await bench.sweep()
    const folder = input.storage_key.replace(/\/upload$/, '')
    expect(await bench.storage.list(folder)).toEqual([input.storage_key])
    const { id } = await createFromMetFile(bench, userId, input)
    await removeDataset(bench, userId, id)
  })

  test('a taken name is refused and the upload can be used with another; the name of the file is made free', async () => {
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2020, days: 10 })
    const input = {
      project_id: projectId,
      storage_key: await bench.upload(userId, projectId, csv),
      filename: 'Desert.csv',
    }
    await expect(
      createFromMetFile(bench, userId, { ...input, name: 'Desert' }),
    ).rejects.toMatchObject({ code: 'NAME_TAKEN' })
    expect(await createFromMetFile(bench, userId, input)).toMatchObject({
      name: 'Desert (2)',
      row_count: 240,
    })
    await expect(createFromMetFile(bench, userId, input)).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  test('a file with mistakes is refused with their lines, and is removed', async () => {
    const lines = year.split('\n')
    lines[20] = lines[20]!.slice(0, 12)
    lines[40] = lines[39]!
    const attempt = fromFile(lines.join('\n'), 'Broken')
    await expect(attempt).rejects.toMatchObject({
      code: 'WEATHER_FILE',
      details: { problem_count: expect.any(Number) },
    })
    const error: { message: string; details: { problems: { line?: number }[] } } =
      await attempt.catch((caught) => caught)
    expect(error.message).toContain('21')
    expect(error.details.problems[0]?.line).toBe(21)
    await expect(fromFile(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'Zip')).rejects.toMatchObject({
      code: 'WEATHER_FILE',
    })
    await expect(fromFile('', 'Empty')).rejects.toMatchObject({ code: 'WEATHER_FILE' })
    const pending = await bench.db
      .selectFrom('stored_file')
      .select('storage_key')
      .where('state', '=', 'pending')
      .execute()
    expect(pending).toEqual([])
  })

  test.skipIf(!existsSync(TMY3))(
    'a TMY3 file of the archives is read (needs the reference data)',
    async () => {
      const dataset = await fromFile(readFileSync(TMY3), undefined, '723170TYA.CSV')
      expect(dataset).toMatchObject({
        name: '723170TYA',
        type: 'TMY',
        row_count: 8760,
        local_time_zone: -5,
      })
      const annual = await datasetRollUp(bench, userId, {
        id: dataset.id,
        time_interval: 'OneYear',
      })
      expect(annual.values[annual.columns.indexOf('ghi_wm2')]?.[0]).toBeCloseTo(1566, 0)
    },
  )

  test('a table of no known format is read as it was mapped', async () => {
    const rows = Array.from(
      { length: 48 },
      (_, i) =>
        `${new Date(Date.UTC(2021, 5, 1, i)).toISOString().slice(0, 16).replace('T', ' ')};${i};0,5;68`,
    )
    const content = ['station;x', 'When;Sun;Sky;Air', ...rows].join('\n')
    const mapping = {
      columns: {
        time: ['When', 'YMD'],
        ghi_wm2: ['Sun', 'W/m2'],
        dhi_wm2: ['Sky', 'kW/m2'],
        temp_c: ['Air', 'degF'],
      },
      time_zone_h: 2,
      interval_alignment: 'ending',
      type: 'Sequential',
      latitude: 48,
      longitude: 11,
    }
    const input = {
      project_id: projectId,
      storage_key: await bench.upload(userId, projectId, content),
      filename: 'station.csv',
    }
    const wrong = { ...mapping, columns: { ...mapping.columns, rh: ['Humidity', '%'] } }
    await expect(
      createFromCsvFile(bench, userId, { ...input, mapping: wrong }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const dataset = await createFromCsvFile(bench, userId, { ...input, mapping })
    expect(dataset).toMatchObject({
      start_time: new Date('2021-05-31T21:00:00.000Z'),
      latitude: 48,
      interval_alignment: 'ending',
    })
    const data = await datasetRows(bench, userId, { id: dataset.id, take: 2 })
    expect(data.columns.toSorted()).toEqual(['dhi_wm2', 'ghi_wm2', 'temp_c'])
    expect(data.values[data.columns.indexOf('dhi_wm2')]?.[1]).toBeCloseTo(500, 9)
    expect(data.values[data.columns.indexOf('temp_c')]?.[1]).toBeCloseTo(20, 9)
  })
})

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

describe('data that are damaged', () => {
  test.each(['cut off', 'missing'])('%s: every read says of what, and what to do', async (kind) => {
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2010, days: 10 })
    const { id } = await fromFile(csv, 'Damaged')
    const { storage_key } = await bench.db
      .selectFrom('enviro_dataset')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const file = await bench.storage.localPath(storage_key)
    if (kind === 'missing') rmSync(file)
    else truncateSync(file, 1000)
    for (const attempt of [
      () => datasetRows(bench, userId, { id }),
      () => datasetRollUp(bench, userId, { id, time_interval: 'OneDay' }),
      () => datasetDailyGhi(bench, userId, id),
      () => datasetHourlyByMonth(bench, userId, id, 'ghi_wm2'),
      () => daylightTimestamps(bench, userId, id, '2010-01-01T07:00:00Z', '2010-01-02T07:00:00Z'),
      async () =>
        startSimulation(bench, userId, projectId, {
          block_ids: await bench.blockIds(projectId),
          enviro_dataset_id: id,
        }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({
        code: kind === 'missing' ? 'WEATHER_DAMAGED' : 'FILE_DAMAGED',
        message:
          kind === 'missing'
            ? "The stored data of the meteo dataset 'Damaged' are damaged or missing. Delete the dataset and upload its file again."
            : `The stored data of the meteo dataset 'Damaged' are damaged: the content of ${storage_key.slice(`projects/${projectId}/`.length)} is not what was written. Delete the dataset and upload its file again.`,
        details: { enviro_dataset_id: id },
      })
    }
    await bench.db
      .updateTable('enviro_dataset')
      .set({ quality_report: null })
      .where('id', '=', id)
      .execute()
    const listed = await listDatasets(bench, userId, { project_id: projectId })
    expect(listed.length).toBeGreaterThan(1)
    expect(listed.filter(({ totals }) => totals === null).map((one) => one.id)).toEqual([id])
    await removeDataset(bench, userId, id)
  })
})

describe('names, removal and access', () => {
  test('a dataset is renamed, not to a name in use', async () => {
    expect(await updateDataset(bench, userId, datasetId, { name: ' Sonora ' })).toMatchObject({
      name: 'Sonora',
    })
    await expect(
      updateDataset(bench, userId, datasetId, { name: 'Desert (2)' }),
    ).rejects.toMatchObject({
      code: 'NAME_TAKEN',
    })
    await expect(updateDataset(bench, userId, datasetId, { name: ' ' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  describe('times and place put right', () => {
    let id = ''
    const now = async () => {
      const [dataset] = await listDatasets(bench, userId, { project_id: projectId, id })
      return dataset
    }
    beforeAll(async () => {
      const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2016, days: 60 })
      id = (await fromFile(csv, 'To correct')).id
    })
    afterAll(() => removeDataset(bench, userId, id))

    test.each([
      [{ local_time_zone: -15 }, 'input.local_time_zone: must be from -12 to 14 hours'],
      [{ latitude: 95 }, 'input.latitude: must be from -90 to 90 degrees'],
      [{ longitude: 181 }, 'input.longitude: must be from -180 to 180 degrees'],
      [{ altitude_m: 9001 }, 'input.altitude_m: must be from -500 to 9000 m'],
      [
        { interval_alignment: 'middle' },
        "input.interval_alignment: must be 'beginning', 'center' or 'ending'",
      ],
      [
        { latitude: 40 },
        'input.altitude_m: required with a new place, as the heights of the project do not reach there',
      ],
      [{ local_time_zone: -7 }, 'The dataset has these times and this place already'],
    ])('%j is refused', async (input, message) => {
      await expect(updateDataset(bench, userId, id, input)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message,
      })
      expect(await now()).toMatchObject({ revision: 1, history: [] })
    })

    test('a correction is a new revision whose rows, sums and report are made anew', async () => {
      const before = await datasetRows(bench, userId, { id, take: 10_000 })
      const { totals } = (await now()) ?? {}
      const asked = {
        interval_alignment: 'ending',
        local_time_zone: -6,
        reason: 'as the logger says',
      }
      const corrected = await updateDataset(bench, userId, id, asked)
      expect(corrected).toMatchObject({
        revision: 2,
        local_time_zone: -6,
        interval_alignment: 'ending',
        altitude_m: SITE.altitude_m,
        start_time: new Date('2016-01-01T05:00:00.000Z'),
        quality: 'failed',
        totals,
      })
      expect(corrected.history.map(({ text }) => text)).toEqual([
        'Revision 2: time zone UTC−6 instead of UTC−7, the labels of the rows kept; times label the end of their intervals instead of the beginning (as the logger says)',
      ])
      const after = await datasetRows(bench, userId, { id, take: 10_000 })
      expect(after.values).toEqual(before.values)
      expect(Number(new Date(after.time[0] ?? '')) - Number(new Date(before.time[0] ?? ''))).toBe(
        -7_200_000,
      )
    })

    test('a new place brings its height, and of two corrections at once one is informed of the other', async () => {
      const place = { latitude: 40, longitude: -105, altitude_m: 1655 }
      const both = await Promise.allSettled([
        updateDataset(bench, userId, id, place),
        updateDataset(bench, userId, id, { ...place, latitude: 41 }),
      ])
      expect(both.filter(({ status }) => status === 'fulfilled').length).toBe(1)
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'CONFLICT' },
      })
      expect(await now()).toMatchObject({ revision: 3, longitude: -105, altitude_m: 1655 })
    })
  })

  test.each(['foreign', 'unknown', 'malformed'])(
    'a %s dataset is not found by any operation',
    async (kind) => {
      const id =
        {
          foreign: datasetId,
          unknown: '00000000-0000-4000-8000-000000000001',
          malformed: "' or 1=1",
        }[kind] ?? ''
      const who = kind === 'foreign' ? strangerId : userId
      for (const attempt of [
        () => datasetRows(bench, who, { id }),
        () => datasetRollUp(bench, who, { id, time_interval: 'OneDay' }),
        () => datasetDailyGhi(bench, who, id),
        () => datasetHourlyByMonth(bench, who, id, 'ghi_wm2'),
        () => daylightTimestamps(bench, who, id, '2001-06-01T07:00:00Z', '2001-06-02T07:00:00Z'),
        () => updateDataset(bench, who, id, { name: 'x' }),
        () => removeDataset(bench, who, id),
      ]) {
        await expect(attempt()).rejects.toMatchObject({
          code: 'NOT_FOUND',
          message: 'Meteo dataset not found',
        })
      }
    },
  )

  test('an upload serves its own project alone', async () => {
    const key = await bench.upload(userId, projectId, 'x')
    const stranger = { userId: strangerId, organizationId: '' }
    const { organization_id } = await bench.db
      .selectFrom('user_organization')
      .select('organization_id')
      .where('user_id', '=', strangerId)
      .executeTakeFirstOrThrow()
    const foreign = await bench.newProject(
      { ...stranger, organizationId: organization_id },
      samplePlant(1),
    )
    const input = { project_id: foreign, storage_key: key, filename: 'x.csv' }
    await expect(createFromMetFile(bench, strangerId, input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(
      createFromMetFile(bench, strangerId, { ...input, project_id: projectId }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Project not found' })
    await expect(listDatasets(bench, strangerId, { project_id: projectId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(listDatasets(bench, undefined, { project_id: projectId })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })

  test('a removed dataset leaves no file', async () => {
    await removeDataset(bench, userId, datasetId)
    await bench.sweep()
    expect(await bench.storage.list(`projects/${projectId}/meteo/${datasetId}`)).toEqual([])
  })
})
