import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cecLibraryText, cecLine, cecModuleLine, cecModulesText } from '@duet/formats/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createProject } from '../projects/projects.ts'
import { codeOf } from '../testing/codes.ts'
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
    id kind filename entry_count uploaded_by rejected { path message }
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
      kind: 'inverter',
      entry_count: 3,
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

describe('the list of modules', () => {
  const SEARCH_MODULES = `query CecModulesSearch($search: String, $technology: String, $is_bifacial: Boolean, $min: Float, $max: Float) {
    cecModules(search: $search, technology: $technology, is_bifacial: $is_bifacial, min_stc_w: $min, max_stc_w: $max) {
      total modules { name manufacturer technology stc_w is_bifacial parameters }
    }
  }`
  const found = async (variables: object = {}) => {
    const { data } = await server.call(SEARCH_MODULES, variables, ann.token)
    return z
      .object({
        total: z.number(),
        modules: z.array(z.looseObject({ name: z.string(), parameters: z.unknown() })),
      })
      .parse(data?.['cecModules'])
  }
  const TEXT = cecModulesText([
    cecModuleLine('Example Modules E 270'),
    cecModuleLine('Example Modules E 450', { STC: '450', Bifacial: '1' }),
    cecModuleLine('Thin T 80', { Manufacturer: 'Thin', Technology: 'CdTe', STC: '80' }),
    cecModuleLine('Thin broken', { a_ref: 'x' }),
  ])

  test('is told from that of inverters by its columns', async () => {
    const answer = await server.call(UPLOAD, { filename: 'modules.csv', text: TEXT }, root.token)
    expect(answer.data?.['uploadInverterDataset']).toMatchObject({
      kind: 'panel',
      entry_count: 3,
      rejected: [{ path: 'line 7', message: 'Thin broken: a_ref "x" is not a number' }],
    })
  })

  test('is searched by name, technology, faces and power', async () => {
    const names = async (variables: object) =>
      (await found(variables)).modules.map(({ name }) => name)
    expect(await names({})).toEqual(['Example Modules E 270', 'Example Modules E 450', 'Thin T 80'])
    expect(await names({ search: 'e example' })).toHaveLength(2)
    expect(await names({ technology: 'CdTe' })).toEqual(['Thin T 80'])
    expect(await names({ is_bifacial: true })).toEqual(['Example Modules E 450'])
    expect(await names({ min: 100, max: 300 })).toEqual(['Example Modules E 270'])
    const { data } = await server.call(
      'query F { cecModuleFilterParams { manufacturers technologies } }',
      {},
      ann.token,
    )
    expect(data?.['cecModuleFilterParams']).toEqual({
      manufacturers: ['Example Modules', 'Thin'],
      technologies: ['CdTe', 'Mono-c-Si'],
    })
  })

  test('gives panels that a project takes as they are', async () => {
    const { modules } = await found({ search: '450' })
    const { parameters } = modules[0] ?? {}
    expect(parameters).toMatchObject({ panel_type: 'bi', open_circuit_voltage: 38.63 })
    const { data } = await server.call(
      `mutation C($id: ID!, $parameters: JSON) {
        createPanel(project_id: $id, name: "E 450", parameters: $parameters) { field_errors { path } }
      }`,
      { id: projectId, parameters },
      ann.token,
    )
    expect(data?.['createPanel']).toEqual({ field_errors: [] })
  })
})

describe('the published lists', () => {
  const FETCH = `mutation FetchCecDataset($kind: String!) {
    fetchCecDataset(kind: $kind) { kind filename entry_count }
  }`
  const published = new Map<string, string>()
  const publisher = createServer((request, response) => {
    const text = published.get(request.url ?? '')
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/plain' }).end(text)
  })
  let own: TestServer
  let admin: TestUser

  beforeAll(async () => {
    await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve))
    const { port } = publisher.address() as AddressInfo
    own = await startTestServer({ DUET_CEC_LIBRARY_URL: `http://127.0.0.1:${port}/libraries/` })
    admin = await newAdmin(own, 'root@duet.example')
  })
  afterAll(async () => {
    publisher.close()
    await own.close()
  })
  const fetchList = (kind: string) => own.call(FETCH, { kind }, admin.token)

  test('are taken in by one call each', async () => {
    published.set('/libraries/CEC%20Modules.csv', cecModulesText([cecModuleLine('A 1')]))
    published.set('/libraries/CEC%20Inverters.csv', cecLibraryText([cecLine('A: 1')]))
    expect((await fetchList('panel')).data?.['fetchCecDataset']).toEqual({
      kind: 'panel',
      filename: 'CEC Modules.csv',
      entry_count: 1,
    })
    expect((await fetchList('inverter')).data?.['fetchCecDataset']).toMatchObject({
      kind: 'inverter',
      entry_count: 1,
    })
    expect(codeOf(await fetchList('panel'))).toBe('CONFLICT')
  })

  test('that do not come are told with what to do', async () => {
    published.clear()
    const answer = await fetchList('panel')
    expect(codeOf(answer)).toBe('CATALOGUE_PROVIDER')
    expect(answer.errors?.[0]?.message).toContain('download CEC Modules.csv')
    expect(codeOf(await fetchList('wires'))).toBe('INVALID_INPUT')
  })
})
