import { cecLibraryText, cecLine } from '@duet/formats/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject } from '../projects/projects.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { newAdmin } from './testing/newAdmin.ts'

let server: TestServer
let root: TestUser
let ann: TestUser
let projectId: string

beforeAll(async () => {
  server = await startTestServer()
  root = await newAdmin(server, 'root@duet.example')
  ann = await server.newUser('ann@acme.example')
  const acme = await server.newOrganization('acme', { [ann.id]: 'owner' })
  const place = { name: 'P', latitude: 38, longitude: 23 }
  projectId = (await createProject(server, ann.id, acme, place)).id
})
afterAll(() => server.close())

const UPLOAD = `mutation UploadInverterDataset($filename: String!, $text: String!) {
  uploadInverterDataset(filename: $filename, text: $text) {
    id filename inverter_count uploaded_by rejected { path message }
  }
}`
const SEARCH = `query CecInvertersSearch($search: String, $manufacturer: String, $voltage: Float, $skip: Int, $take: Int) {
  cecInverters(search: $search, manufacturer: $manufacturer, output_ac_voltage: $voltage, skip: $skip, take: $take) {
    total inverters { id name manufacturer parameters }
  }
}`
const upload = (lines: readonly string[], filename = 'inverters.csv'): Promise<GraphqlAnswer> =>
  server.call(UPLOAD, { filename, text: cecLibraryText(lines) }, root.token)
const search = async (variables: object = {}) => {
  const { data } = await server.call(SEARCH, variables, ann.token)
  const { total, inverters } = data?.['cecInverters'] ?? { total: 0, inverters: [] }
  const entries: readonly { id: string; name: string; parameters: Record<string, unknown> }[] =
    inverters
  return { total, entries, names: entries.map(({ name }) => name) }
}
const remove = (id: string): Promise<GraphqlAnswer> =>
  server.call(`mutation D { deleteInverterDataset(id: "${id}") { success } }`, {}, root.token)
const codeOf = ({ errors }: GraphqlAnswer): string | undefined => errors?.[0]?.extensions.code

const LINES = [
  cecLine('Example Power: XP 60 [480V]'),
  cecLine('Example Power: XP 100 [480V]', { Paco: '100000', Pdco: '102000' }),
  cecLine('Sample 100% Inverters: S_1 [208V]', { Vac: '208' }),
  cecLine('Sample: broken', { Vac: '0' }),
]

describe('an uploaded library of inverters', () => {
  let first = ''

  test('is read, and says which lines it leaves out', async () => {
    const dataset = (await upload(LINES)).data?.['uploadInverterDataset']
    expect(dataset).toEqual({
      id: expect.any(String),
      filename: 'inverters.csv',
      inverter_count: 3,
      uploaded_by: root.email,
      rejected: [{ path: 'line 7', message: 'Sample: broken: Vac must be positive' }],
    })
    first = dataset?.['id'] ?? ''
    const list = await server.call('query Q { inverterDatasets { id } }', {}, root.token)
    expect(list.data?.['inverterDatasets']).toEqual([{ id: first }])
  })

  test('is refused a second time, under whatever name', async () => {
    expect(codeOf(await upload(LINES, 'again.csv'))).toBe('CONFLICT')
  })

  test.each([
    ['Name,Vac\n', 'does not name the columns'],
    [cecLibraryText([cecLine('A: 1', { Vac: '0' })]), 'no line can be used'],
  ])('is refused where it is none: %#', async (text, message) => {
    const answer = await server.call(UPLOAD, { filename: 'x.csv', text }, root.token)
    expect(codeOf(answer)).toBe('FILE_FORMAT')
    expect(answer.errors?.[0]?.message).toContain(message)
  })

  test('is found by every word of a search, in any case, by name', async () => {
    expect(await search()).toMatchObject({
      total: 3,
      names: [
        'Example Power: XP 100 [480V]',
        'Example Power: XP 60 [480V]',
        'Sample 100% Inverters: S_1 [208V]',
      ],
    })
    expect((await search({ search: 'xp example' })).total).toBe(2)
    expect((await search({ search: 'XP 60' })).names).toEqual(['Example Power: XP 60 [480V]'])
    expect((await search({ search: '100%' })).total).toBe(1)
    expect((await search({ search: 'S_1' })).total).toBe(1)
    expect((await search({ search: 'nothing' })).total).toBe(0)
  })

  test('is narrowed to a maker and a voltage, and comes in pages of 20', async () => {
    expect((await search({ manufacturer: 'Example Power' })).total).toBe(2)
    expect((await search({ voltage: 208 })).names).toEqual(['Sample 100% Inverters: S_1 [208V]'])
    expect(await search({ skip: 1, take: 1 })).toMatchObject({
      total: 3,
      names: ['Example Power: XP 60 [480V]'],
    })
    const { data } = await server.call(
      'query GetCecInverterFilterParams { cecInverterFilterParams { manufacturers output_ac_voltages } }',
      {},
      ann.token,
    )
    expect(data?.['cecInverterFilterParams']).toEqual({
      manufacturers: ['Example Power', 'Sample 100% Inverters'],
      output_ac_voltages: [208, 480],
    })
    await upload(Array.from({ length: 25 }, (_, i) => cecLine(`Many: M ${i}`)))
    expect((await search({ search: 'many' })).entries).toHaveLength(20)
  })

  test('gives parameters of which an inverter without errors is made', async () => {
    const [entry] = (await search({ search: 'XP 60' })).entries
    expect(entry?.parameters).toMatchObject({
      inverter_data_source: 'cec',
      inverter_id: entry?.id,
      rated_output_ac_power: 60_000,
      sandia_model_c0: -1.5e-7,
    })
    const { data } = await server.call(
      `mutation C($p: ID!, $name: String!, $v: JSON) {
        createInverter(project_id: $p, name: $name, parameters: $v) { parameters field_errors { path } }
      }`,
      { p: projectId, name: entry?.name, v: entry?.parameters },
      ann.token,
    )
    expect(data?.['createInverter']).toEqual({ parameters: entry?.parameters, field_errors: [] })
    const one = await server.call(
      `query GetCecInverter { cecInverter(id: "${entry?.id}") { name } }`,
      {},
      ann.token,
    )
    expect(one.data?.['cecInverter']).toEqual({ name: 'Example Power: XP 60 [480V]' })
  })

  test('gives way to a newer one with the same names, and is back when that goes', async () => {
    const newer = (await upload([cecLine('example power: XP 60 [480V]', { Pso: '70' })])).data?.[
      'uploadInverterDataset'
    ]?.['id']
    const pso = async (): Promise<unknown> =>
      (await search({ search: 'XP 60' })).entries.map(
        ({ parameters }) => parameters['self_consumption_power'],
      )
    expect(await pso()).toEqual([70])
    expect((await remove(newer ?? '')).data).toEqual({
      deleteInverterDataset: { success: true },
    })
    expect(await pso()).toEqual([60])
  })

  test('goes with its inverters, once', async () => {
    await remove(first)
    expect((await search({ search: 'XP' })).total).toBe(0)
    expect(codeOf(await remove(first))).toBe('NOT_FOUND')
    expect(codeOf(await remove('x'))).toBe('NOT_FOUND')
  })

  test('is searched by nobody who has not signed in', async () => {
    for (const query of [
      SEARCH,
      'query Q { cecInverter(id: "x") { id } }',
      'query Q { cecInverterFilterParams { manufacturers } }',
    ]) {
      expect(codeOf(await server.call(query))).toBe('UNAUTHENTICATED')
    }
    expect(
      codeOf(await server.call('query Q { cecInverter(id: "x") { id } }', {}, ann.token)),
    ).toBe('NOT_FOUND')
  })
})
