import { panText } from '@duet/formats/testing'
import { panelDefaults, panelStc } from '@duet/plant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject } from '../projects/projects.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { componentsOf, oneComponent } from './components.ts'
import { panelIv } from './panelIv.ts'

let server: TestServer
let ann: TestUser
let projectId: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  const org = await server.newOrganization('acme', { [ann.id]: 'owner' })
  projectId = (
    await createProject(server, ann.id, org, {
      name: 'P',
      latitude: 38,
      longitude: 23,
    })
  ).id
})
afterAll(() => server.close())

const FIELDS = 'id kind name parameters default_state_fields field_errors { path message }'
const CREATE = `mutation C($p: ID!, $v: JSON) { createPanel(project_id: $p, name: "Panel", parameters: $v) { ${FIELDS} } }`
const UPDATE = `mutation U($id: ID!, $v: JSON!, $b: JSON) { updateComponent(id: $id, parameters: $v, base: $b) { ${FIELDS} } }`
const create = (parameters?: unknown): Promise<GraphqlAnswer> =>
  server.call(CREATE, { p: projectId, v: parameters }, ann.token)
const update = (id: string, parameters: unknown, base?: unknown): Promise<GraphqlAnswer> =>
  server.call(UPDATE, { id, v: parameters, b: base }, ann.token)
const newPanel = async (): Promise<string> => (await create()).data?.['createPanel']?.['id'] ?? ''

describe('a component', () => {
  test('starts as a valid part of its kind', async () => {
    const panel = (await create()).data?.['createPanel']
    expect(panel).toMatchObject({ kind: 'panel', parameters: panelDefaults, field_errors: [] })
    expect(panel?.['default_state_fields']).toContain('open_circuit_voltage')
  })

  test('changed by two is merged by field; the same field changed by both is refused', async () => {
    const id = await newPanel()
    const first = { ...panelDefaults, cell_spacing_lr: 3 }
    await update(id, first, panelDefaults)
    const second = await update(id, { ...panelDefaults, cell_spacing_tb: 4 }, panelDefaults)
    expect(second.data?.['updateComponent']?.['parameters']).toMatchObject({
      cell_spacing_lr: 3,
      cell_spacing_tb: 4,
    })
    const third = await update(id, { ...panelDefaults, cell_spacing_lr: 5 }, panelDefaults)
    expect(third.errors?.[0]).toMatchObject({
      message: expect.stringContaining('cell_spacing_lr'),
      extensions: { code: 'DESIGN_CONFLICT' },
    })
  })

  test('remembers which fields still are the defaults', async () => {
    const panel = (await create({ open_circuit_voltage: 51 })).data?.['createPanel']
    expect(panel?.['default_state_fields']).not.toContain('open_circuit_voltage')
  })

  test('is stored with values that are out of range, and says so', async () => {
    const answer = await update(await newPanel(), {
      ...panelDefaults,
      bifaciality_current_ratio: 2,
    })
    expect(answer.data?.['updateComponent']).toMatchObject({
      parameters: { bifaciality_current_ratio: 2 },
      field_errors: [{ path: 'bifaciality_current_ratio', message: 'maximum 1' }],
    })
  })

  test.each([
    ['a text for a number', { open_circuit_voltage: 'high' }],
    ['a list', []],
    ['nothing', null],
  ])('%s is refused and the component stays as it was', async (_what, parameters) => {
    const id = await newPanel()
    expect((await update(id, parameters)).errors?.[0]?.extensions.code).toMatch(/INVALID/)
    const stored = await oneComponent(server, ann.id, id)
    expect(stored.parameters).toMatchObject({
      open_circuit_voltage: panelDefaults.open_circuit_voltage,
    })
  })

  test.each(['', '   ', 'x'.repeat(201)])('the name %j is refused', async (name) => {
    const rename =
      'mutation R($id: ID!, $n: String!) { updateComponentName(id: $id, name: $n) { name } }'
    const answer = await server.call(rename, { id: await newPanel(), n: name }, ann.token)
    expect(answer.errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })

  test('of a kind that there is not cannot be listed', async () => {
    const list = 'query L($p: ID!) { components(project_id: $p, kind: "turbine") { id } }'
    const answer = await server.call(list, { p: projectId }, ann.token)
    expect(answer.errors?.[0]?.message).toMatch(/^kind: must be one of panel, table/)
  })
})

const base64 = (text: string): string => Buffer.from(text).toString('base64')

describe('a PAN file', () => {
  const READ = `mutation R($p: ID!, $f: String!, $c: String!) {
    readComponentFile(project_id: $p, filename: $f, content: $c) { kind name parameters read unknown }
  }`
  const read = (content: string, filename = 'ex.PAN'): Promise<GraphqlAnswer> =>
    server.call(READ, { p: projectId, f: filename, c: content }, ann.token)

  test('gives the parameters of a panel, which retain what the file said when they are stored', async () => {
    const file = (await read(base64(panText()))).data?.['readComponentFile']
    expect(file).toMatchObject({
      kind: 'panel',
      name: 'Example Solar EX-500 °',
      unknown: expect.arrayContaining(['MadeUpKey']),
    })
    const panel = (await create(file?.['parameters'])).data?.['createPanel']
    expect(panel).toMatchObject({
      field_errors: [],
      parameters: { open_circuit_voltage: 45.5, pan_file_import: { one_diode: { rsh: 400 } } },
    })
  })

  test.each([
    [
      'an OND file under the wrong name',
      'PVObject_=pvGInverter\nEnd of PVObject pvGInverter\n',
      'FILE_FORMAT',
    ],
    ['nothing', '', 'FILE_FORMAT'],
    ['a picture', '\u0089PNG\u0000\u0001\u0002', 'FILE_FORMAT'],
    ['two megabytes', 'x'.repeat(2_000_000), 'FILE_TOO_LARGE'],
  ])('%s is refused with a reason', async (_what, text, code) => {
    expect((await read(base64(text))).errors?.[0]?.extensions.code).toBe(code)
  })

  test('what is not base64 is refused', async () => {
    expect((await read('§§§')).errors?.[0]?.message).toBe('content: must be base64')
  })
})

describe('the current-voltage curves of a panel', () => {
  const IV = `query Iv($v: JSON!) {
    panelIv(parameters: $v) { curves { irradiance_wm2 voltage_v current_a pmp_w vmp_v imp_a voc_v isc_a } errors { path message } }
  }`

  test('at standard light pass through the ratings of the data sheet', () => {
    const { curves, errors } = panelIv(ann.id, panelDefaults)
    expect(errors).toEqual([])
    expect(curves.map((curve) => curve.irradiance_wm2)).toEqual([200, 400, 600, 800, 1000])
    const stc = curves.at(-1)
    // The defaults hold I_sc and V_oc of a data sheet; the curve is solved to 1e-9 of them
    expect(stc?.isc_a).toBeCloseTo(panelDefaults.short_circuit_current, 6)
    expect(stc?.voc_v).toBeCloseTo(panelDefaults.open_circuit_voltage, 6)
    expect(stc?.pmp_w).toBeCloseTo(panelStc(panelDefaults).pmpW, 6)
  })

  test.each([200, 600, 1000])('at %d W/m² fall from short circuit to open circuit', (level) => {
    const { curves } = panelIv(ann.id, panelDefaults)
    const curve = curves.find(({ irradiance_wm2 }) => irradiance_wm2 === level)
    const current = curve?.current_a ?? []
    expect(current).toHaveLength(101)
    expect(current[0]).toBeCloseTo(curve?.isc_a ?? 0, 9)
    expect(current.at(-1)).toBeCloseTo(0, 9)
    expect(current.every((amps, i) => i === 0 || amps < (current[i - 1] ?? 0))).toBe(true)
    const powers = current.map((amps, i) => amps * (curve?.voltage_v[i] ?? 0))
    expect(Math.max(...powers)).toBeLessThanOrEqual((curve?.pmp_w ?? 0) + 1e-9)
    expect(Math.max(...powers)).toBeGreaterThan((curve?.pmp_w ?? 0) * 0.999)
  })

  test('of values that give no panel are errors, not curves', async () => {
    const wrong = { ...panelDefaults, short_circuit_current: -1 }
    const answer = await server.call(IV, { v: wrong }, ann.token)
    expect(answer.data).toMatchObject({
      panelIv: { curves: [], errors: [{ path: 'short_circuit_current' }] },
    })
    const noCurve = { ...panelDefaults, series_resistance: 50 }
    expect((await server.call(IV, { v: noCurve }, ann.token)).data).toMatchObject({
      panelIv: {
        curves: [],
        errors: [
          {
            path: 'series_resistance',
            message: 'takes all of the open-circuit voltage at short circuit: lower it',
          },
        ],
      },
    })
  })

  test('are for users only', async () => {
    expect((await server.call(IV, { v: panelDefaults })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
  })
})

describe('usual components', () => {
  const add = (project: string, mounting: string): Promise<GraphqlAnswer> =>
    server.call(
      'mutation A($p: ID!, $m: String!) { addUsualComponents(project_id: $p, mounting: $m) { kind name project_id field_errors { path } } }',
      { p: project, m: mounting },
      ann.token,
    )

  test('are a valid one of each kind of a block, with the table of the latitude', async () => {
    const rows = (await add(projectId, 'fixed')).data?.['addUsualComponents']
    const kinds = ['panel', 'table', 'inverter', 'transformer', 'dcWire', 'acWire']
    expect(rows).toMatchObject(
      kinds.map((kind) => ({ kind, project_id: projectId, field_errors: [] })),
    )
    expect(rows).toMatchObject({ 1: { name: 'Fixed tilt 2P x 26, 31° south' } })
  })

  test('are of trackers or fixed tables', async () => {
    const answer = await add(projectId, 'floating')
    expect(answer.errors?.[0]?.message).toBe('mounting: must be tracker or fixed')
  })

  test('come with a new project that asks for them', async () => {
    const org = await server.newOrganization('usual', { [ann.id]: 'owner' })
    const input = { name: 'Q', latitude: -30, longitude: 20, usual_components: 'fixed' }
    const { id } = await createProject(server, ann.id, org, input)
    const stored = await componentsOf(server, ann.id, { project_id: id })
    expect(stored.map(({ kind }) => kind)).toHaveLength(6)
    const table = stored.find(({ kind }) => kind === 'table')
    expect(table?.parameters).toMatchObject({ azimuth: 0, tilt: 27 })
  })
})
