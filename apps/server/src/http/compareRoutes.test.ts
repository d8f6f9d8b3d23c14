import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { NEW_PARAMETERS } from '@duet/comparison'
import { writeWeatherCsv } from '@duet/formats'
import { sampleWeather } from '@duet/plant'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readNumbers } from '../files/parquet/readColumns.ts'
import { createFromMetFile } from '../meteo/changes/datasetChanges.ts'
import { createProject, signProjectUpload } from '../projects/projects.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts'

const FORMATS = ['csv', 'parquet', 'pdf'] as const

let server: TestServer
let ann: TestUser
let eve: TestUser
let projectId: string
let weatherId: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  const org = await server.newOrganization('acme', { [ann.id]: 'member' })
  await server.newOrganization('other', { [eve.id]: 'owner' })
  const site = { name: 'Plant', latitude: 33, longitude: -112 }
  projectId = (await createProject(server, ann.id, org, site)).id
  const filename = 'weather.csv'
  const asked = { projectId, dir: '/meteo', filename, allowOverwrite: false }
  const link = await server.asUser(ann, () => signProjectUpload(server, ann.id, asked))
  const payload = [...writeWeatherCsv(sampleWeather())].join('')
  await server.app.inject({ method: 'PUT', url: link.url, payload })
  const file = { project_id: projectId, storage_key: link.storage_key, filename }
  weatherId = (await createFromMetFile(server, ann.id, file)).id
})
afterAll(() => server.close())

/** Global and diffuse light of one dataset. */
const selection = (id = weatherId): string =>
  JSON.stringify({
    dataset_a: { id, label: 'Weather', source: 'meteo' },
    dataset_b: { id, label: 'Weather', source: 'meteo' },
    parameters: {
      ...NEW_PARAMETERS,
      a: { ...NEW_PARAMETERS.a, column: 'ghi_wm2' },
      b: { ...NEW_PARAMETERS.b, column: 'dhi_wm2' },
    },
  })

interface Asked {
  readonly project?: string
  readonly token?: string | undefined
  readonly query?: Readonly<Record<string, string>>
}

const get = (format: string, asked: Asked = {}): Promise<LightMyRequestResponse> => {
  const { project = projectId, query = { selection: selection(), title: 'Light' } } = asked
  const token = 'token' in asked ? asked.token : ann.token
  return server.app.inject({
    url: `/api/projects/${project}/comparison.${format}`,
    query,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
}

const codeOf = (answer: LightMyRequestResponse): string => answer.json().errors[0].extensions.code

describe('a comparison asked for by its address', () => {
  test('is a file under its title, of the kind that the address names', async () => {
    const kinds: Record<string, readonly [type: string, start: string]> = {
      csv: ['text/csv; charset=utf-8', 'time,'],
      parquet: ['application/vnd.apache.parquet', 'PAR1'],
      pdf: ['application/pdf', '%PDF-'],
    }
    for (const format of FORMATS) {
      const { statusCode, headers, rawPayload } = await get(format)
      const [type, start = ''] = kinds[format] ?? []
      expect([format, statusCode, headers['content-type']]).toEqual([format, 200, type])
      expect(headers['content-disposition']).toContain(`Light.${format}`)
      expect(rawPayload.subarray(0, start.length).toString()).toBe(start)
    }
  })

  test('has the same steps and sums as text and as Parquet', async () => {
    const [heading = '', ...lines] = (await get('csv')).payload.trim().split('\n')
    expect(heading).toBe('time,a [W/m²],b [W/m²],difference [W/m²]')
    const sum = (column: number): number =>
      lines.reduce((all, line) => all + Number(line.split(',')[column]), 0)
    const parquet = await server.storage.temporaryFile()
    writeFileSync(parquet, (await get('parquet')).rawPayload)
    const { columns } = await readNumbers(
      server.duckdb,
      `select count(*), sum(a), sum(b), sum(difference) from read_parquet('${parquet}')`,
    )
    expect(lines.length).toBe(8760)
    expect(columns[0]?.[0]).toBe(8760)
    for (const column of [1, 2, 3]) expect(columns[column]?.[0]).toBeCloseTo(sum(column), 3)
    expect(sum(1)).toBeGreaterThan(sum(2))
  })

  test('is nothing to others, as is a project that there is not', async () => {
    for (const format of FORMATS) {
      const refused = await get(format, { token: eve.token })
      const unknown = await get(format, { token: eve.token, project: randomUUID() })
      expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'NOT_FOUND'])
      expect(unknown.json()).toEqual(refused.json())
      expect((await get(format, { token: undefined })).statusCode).toBe(401)
    }
  })

  test('of no selection, or of a dataset that is not in the project, says so', async () => {
    for (const format of FORMATS) {
      expect(codeOf(await get(format, { query: {} }))).toBe('INVALID_INPUT')
      expect(codeOf(await get(format, { query: { selection: '{' } }))).toBe('INVALID_INPUT')
      const foreign = await get(format, { query: { selection: selection(randomUUID()) } })
      expect(codeOf(foreign)).toBe('NOT_FOUND')
    }
  })
})
