import { existsSync, readFileSync } from 'node:fs'
import { referenceFile } from '@duet/units/testing/reference'
import { afterAll, describe, expect, test } from 'vitest'
import { SITE, syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { createFromCsvFile, createFromMetFile, removeDataset } from '../changes/datasetChanges.ts'
import { SAMPLE_YEAR, startMeteoBench } from '../testing/meteoBench.ts'
import { datasetRollUp, datasetRows, listDatasets } from '../views/datasetViews.ts'

const TMY3 = referenceFile('weather/pvlib-samples/723170TYA.CSV')

const { bench, userId, projectId, datasetId, fromFile } = await startMeteoBench()
afterAll(() => bench.close())

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
    await expect(fromFile(SAMPLE_YEAR, 'Other')).rejects.toMatchObject({
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
    const lines = SAMPLE_YEAR.split('\n')
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
