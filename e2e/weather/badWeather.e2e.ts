import { writeWeatherCsv } from '@duet/formats'
import { sampleWeather } from '@duet/plant'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import {
  CREATE_DATASET,
  datasetSchema,
  sampleProject,
  uploadWeather,
} from '../support/projectApi.ts'
import { firstUserApi } from '../support/session.ts'

let api: Api
let projectId: string
beforeAll(async () => {
  api = await firstUserApi()
  projectId = await sampleProject(api)
})

/** The sample year as a SAM file, which has a year on each row, so that rows can be damaged. */
function samCsv(change: (rows: string[]) => string[] = (rows) => rows): string {
  const { columns, metadata } = sampleWeather()
  const rows = Array.from(columns.ghi_wm2, (_, i) =>
    [2012, columns.month[i], columns.day[i], columns.hour[i], 30]
      .concat([columns.ghi_wm2[i], columns.dni_wm2[i], columns.dhi_wm2[i], columns.temp_c[i]])
      .join(','),
  )
  return [
    'Source,Location ID,Latitude,Longitude,Time Zone,Elevation',
    `NSRDB,1,${metadata.latitude},${metadata.longitude},-7,358`,
    'Year,Month,Day,Hour,Minute,GHI,DNI,DHI,Temperature',
    ...change(rows),
  ].join('\n')
}

async function refusedFile(filename: string, text: string): Promise<string> {
  const { storageKey } = await uploadWeather(api, projectId, filename, text)
  const problem = await api.refused('CreateEnviroDatasetFromMetFile', CREATE_DATASET, {
    id: projectId,
    key: storageKey,
    filename,
  })
  expect(problem.code).toBe('WEATHER_FILE')
  return problem.message
}

async function accepted(filename: string, text: string) {
  const { storageKey } = await uploadWeather(api, projectId, filename, text)
  return api.ask(
    'CreateEnviroDatasetFromMetFile',
    CREATE_DATASET,
    { id: projectId, key: storageKey, filename },
    datasetSchema,
  )
}

describe('weather that is wrong', () => {
  test('an hour that is missing is named', async () => {
    const text = samCsv((rows) => rows.toSpliced(5000, 1))
    expect(await refusedFile('tmy-8759.csv', text)).toMatch(/8,759 of 8,760 rows.*line 5003/)
  })

  test('a file that breaks off says where', async () => {
    const text = samCsv().slice(0, 150_000)
    const { row_count, warnings } = await accepted('truncated.csv', text)
    const left = warnings.find(({ code }) => code === 'lines_left_out')
    // three lines of header, and the last row, cut short
    expect(left?.message).toContain(`(line ${row_count + 4})`)
  })

  test('text in the place of a number is named with its line', async () => {
    const text = samCsv((rows) =>
      rows.with(100, rows[100]!.replace(/,[\d.-]+,[\d.-]+$/, ',cloudy,20')),
    )
    const { warnings } = await accepted('text.csv', text)
    const left = warnings.find(({ code }) => code === 'lines_left_out')
    expect(left?.message).toMatch(/line 104.*cloudy/i)
  })

  test('a file of another kind says what is read', async () => {
    const message = await refusedFile('notes.csv', 'a letter\nwith some lines\nand no numbers')
    expect(message).toMatch(/no known weather format/)
  })

  test('an empty file is told', async () => {
    expect(await refusedFile('empty.csv', '')).toMatch(/empty/)
  })

  test('a gap in a measured series is kept and told', async () => {
    const text = samCsv((rows) => rows.slice(0, 2000).toSpliced(500, 24))
    const dataset = await accepted('measured-gap.csv', text)
    expect(dataset.type).toBe('Sequential')
    expect(dataset.row_count).toBe(1976)
    expect(dataset.warnings.map(({ code }) => code)).toContain('gaps')
  })

  test('the same file a second time is told, with the name of the first', async () => {
    const text = [...writeWeatherCsv(sampleWeather())].join('').replace('# source', '#  source')
    await accepted('twice.csv', text)
    const { storageKey } = await uploadWeather(api, projectId, 'twice-again.csv', text)
    const problem = await api.refused('CreateEnviroDatasetFromMetFile', CREATE_DATASET, {
      id: projectId,
      key: storageKey,
      filename: 'twice-again.csv',
    })
    expect(problem.code).toBe('CONFLICT')
    expect(problem.message).toContain('twice')
  })

  test('a file of 200 MB is refused while it arrives', async () => {
    const line = `${'1,'.repeat(4095)}1\n`
    // far more than is taken, so that a refusal at the end would be seen
    let left = Math.ceil(400_000_000 / line.length)
    const encoder = new TextEncoder()
    const stream = new ReadableStream({
      pull: (controller) => {
        for (let i = 0; i < 100 && left > 0; i++, left--) controller.enqueue(encoder.encode(line))
        if (left === 0) controller.close()
      },
    })
    // the server may close the connection before it has read all
    const upload = await uploadWeather(api, projectId, 'huge.csv', stream).catch(() => undefined)
    expect(upload?.status ?? 413).toBe(413)
    expect(upload?.answer ?? '200 MB').toMatch(/200 MB/)
    expect(left).toBeGreaterThan(0)
  })
})
