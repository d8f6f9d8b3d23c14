import { DuetClient, signIn } from '@duet/client'
import { writeWeatherCsv } from '@duet/formats'
import { sampleWeather } from '@duet/plant'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { TEST_PASSWORD } from '../testServer.ts'
import { type ScriptedServer, startScriptedServer } from './scriptedServer.ts'

let scripted: ScriptedServer
let duet: DuetClient

beforeAll(async () => {
  scripted = await startScriptedServer()
  duet = new DuetClient({ server: scripted.url, token: scripted.token })
})
afterAll(() => scripted.close())

const SUMMER_DAYS = { from: '2001-06-01T00:00', to: '2001-06-03T00:00' }

const sampleProject = async (): Promise<string> => {
  const projects = await duet.projects(scripted.organizationId, 'Phoenix')
  return projects[0]?.id ?? ''
}

describe('signing in', () => {
  const login = () => ({
    server: scripted.url,
    email: scripted.owner.email,
    password: TEST_PASSWORD,
  })

  test('by email address and password', async () => {
    const signedIn = await signIn(login())
    expect((await signedIn.organizations()).map(({ slug }) => slug)).toEqual(['acme'])
    const wrong = signIn({ ...login(), password: 'not this one' })
    await expect(wrong).rejects.toMatchObject({ name: 'DuetError', code: 'INVALID_LOGIN' })
  })

  test('a token that is near its end is renewed before the call', async () => {
    const { token } = await scripted.server.newUser('renewing@duet.example')
    const ending = new DuetClient({ server: scripted.url, token, expiresAt: new Date() })
    const me = 'query Me { me { email } }'
    const calls = vi.spyOn(globalThis, 'fetch')
    const answers = await Promise.all([
      ending.call<{ me: { email: string } }, object>(me),
      ending.call<{ me: { email: string } }, object>(me),
    ])
    const sent = calls.mock.calls.map(([url]) =>
      url instanceof URL ? url.searchParams.get('operation') : url,
    )
    calls.mockRestore()
    expect(answers.map(({ me: { email } }) => email)).toEqual(
      Array(2).fill('renewing@duet.example'),
    )
    expect(sent).toEqual(['RefreshToken', 'Me', 'Me'])
  })

  test('with a second factor: a code of the app, what asks for it, or a recovery code', async () => {
    const careful = await scripted.server.newUser('careful@duet.example')
    const { secret, codes } = await withAuthenticator(careful.token)
    const given = { ...login(), email: careful.email }
    await expect(signIn(given)).rejects.toMatchObject({ code: 'multi-factor-auth-required' })
    const seen: string[] = []
    const asked = await signIn({
      ...given,
      code: async ({ factorId, displayName }) => {
        seen.push(`${factorId} ${displayName}`)
        return codeAt(secret, 30)
      },
    })
    expect(await asked.organizations()).toEqual([])
    expect(seen).toEqual(['totp App'])
    const recovered = await signIn({ ...given, code: codes[0] ?? '' })
    expect(await recovered.organizations()).toEqual([])
    await expect(signIn({ ...given, code: '000000' })).rejects.toMatchObject({
      code: 'invalid-verification-code',
    })
  })

  const codeAt = (secret: string, aheadS: number): string =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + aheadS * 1000 })

  async function withAuthenticator(token: string) {
    const session = new DuetClient({ server: scripted.url, token })
    const { enrollTotp } = await session.call<
      { enrollTotp: { uid: string; secret: string } },
      object
    >('mutation Enroll { enrollTotp(display_name: "App") { uid secret } }')
    const { confirmMfaFactor } = await session.call<
      { confirmMfaFactor: { recovery_codes: string[] } },
      object
    >(
      'mutation Confirm($uid: ID!, $code: String!) { confirmMfaFactor(mfa_uid: $uid, code: $code) { recovery_codes } }',
      { uid: enrollTotp.uid, code: codeAt(enrollTotp.secret, 0) },
    )
    return { secret: enrollTotp.secret, codes: confirmMfaFactor.recovery_codes }
  }
})

test('what is refused is an error with the code of the server', async () => {
  const stranger = new DuetClient({ server: scripted.url, token: 'duet_nothing' })
  await expect(stranger.organizations()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(duet.call('{ me { id } }')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(duet.exportProject('none')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(() => new DuetClient({ server: 'nowhere', token: 'x' })).toThrow('must be a URL')
})

test('a weather file becomes a dataset, whose rows come back with units', async () => {
  const document = await duet.exportProject(await sampleProject())
  const { id: project } = await duet.importProject(scripted.organizationId, document, 'Weather')
  const csv = [...writeWeatherCsv(sampleWeather())].join('')
  const dataset = await duet.importWeather(project, {
    filename: 'year.csv',
    content: csv,
    name: 'From a script',
  })
  expect(dataset).toMatchObject({ name: 'From a script', row_count: 8760, project_id: project })
  const names = (await duet.weatherDatasets(project)).map(({ name }) => name)
  expect(names).toContain('From a script')
  const hours = await duet.weather(dataset.id)
  expect(hours.time.length).toBe(8760)
  expect([hours.units['ghi_wm2'], hours.units['temp_c']]).toEqual(['W/m²', '°C'])
  const kwh = (hours.columns['ghi_wm2'] ?? new Float64Array()).reduce(
    (sum, wm2) => sum + wm2 / 1000,
    0,
  )
  expect(kwh).toBeCloseTo(dataset.totals?.ghi_kwh_m2 ?? 0, 6)
  const months = await duet.weather(dataset.id, { interval: 'OneMonth' })
  expect(months.time.length).toBe(12)
  expect(months.units['ghi_wm2']).toBe('kWh/m²')
  expect(months.columns['ghi_wm2']?.reduce((sum, month) => sum + month, 0)).toBeCloseTo(kwh, 6)
  await expect(
    duet.importWeather(project, { filename: 'none.csv', content: 'nothing' }),
  ).rejects.toMatchObject({ code: 'WEATHER_FILE' })
})

describe('a run', () => {
  test('is started, waited for with its progress, read, exported and compared', async () => {
    const project = await sampleProject()
    const started = await duet.run(project, { name: 'Two days', ...SUMMER_DAYS })
    expect(started.blocks.length).toBe(2)
    const seen: number[] = []
    const run = await duet.wait(started, {
      everyMs: 50,
      onProgress: ({ duet_job }) => seen.push(duet_job.completed_tasks / duet_job.total_tasks),
    })
    expect(seen.at(-1)).toBe(1)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    const figures = await duet.keyFigures(run.id)
    const energy = figures.find(({ key }) => key === 'energy')
    expect(energy).toMatchObject({ unit: 'kWh', value: run.headline?.energy_kwh })

    const table = await duet.results(run.id)
    expect([table.time.length, table.units]).toEqual([48, { grid: 'W' }])
    const kwh = table.columns['grid']?.reduce((sum, watt) => sum + watt / 1000, 0)
    expect(kwh).toBeCloseTo(energy?.value ?? 0, 3)
    const days = await duet.results(run.id, { columns: ['grid'], interval: 'OneDay' })
    expect(days.units).toEqual({ grid: 'kWh' })
    expect(days.columns['grid']?.reduce((sum, day) => sum + day, 0)).toBeCloseTo(kwh ?? 0, 3)
    const block = run.blocks[0]?.id ?? ''
    const ofBlock = await duet.results(run.id, { block, columns: ['poa_nominal', 'ac_block'] })
    expect(Object.keys(ofBlock.columns)).toEqual(['poa_nominal', 'ac_block'])

    const csv = new TextDecoder().decode(await duet.exportResults(run.id, { columns: ['grid'] }))
    expect(csv.trim().split('\n').length).toBeGreaterThanOrEqual(49)
    const parquet = await duet.exportResults(run.id, { format: 'parquet', columns: ['grid'] })
    expect(new TextDecoder().decode(parquet.slice(0, 4))).toBe('PAR1')

    const other = await duet.wait(
      await duet.run(project, { name: 'One block', ...SUMMER_DAYS, block_ids: [block] }),
      { everyMs: 50 },
    )
    const { inputs, stages } = await duet.compare(run.id, other.id)
    expect(inputs.length).toBeGreaterThan(0)
    expect(stages.at(-1)).toMatchObject({
      unit: 'kWh',
      value_before: run.headline?.energy_kwh,
      value_after: other.headline?.energy_kwh,
    })
  })

  test('that cannot be started says why', async () => {
    const project = await sampleProject()
    await expect(
      duet.run(project, { enviro_dataset_id: '00000000-0000-4000-8000-000000000000' }),
    ).rejects.toMatchObject({ name: 'DuetError' })
  })

  test('that was stopped ends the wait with its code', async () => {
    const project = await sampleProject()
    const started = await duet.run(project, { name: 'Stopped' })
    await duet.call(
      'mutation Stop($id: ID!, $project: ID!) { stopRunningSimulation(id: $id, project_id: $project) { id } }',
      { id: started.id, project },
    )
    await expect(duet.wait(started)).rejects.toMatchObject({ code: 'STOPPED' })
  })
})

test('a plant document goes out of one project and into another', async () => {
  const document = await duet.exportProject(await sampleProject())
  const copy = await duet.importProject(scripted.organizationId, document, 'Copy by a script')
  expect(copy.name).toBe('Copy by a script')
  const found = await duet.projects(scripted.organizationId, 'Copy by')
  expect(found.map(({ id }) => id)).toEqual([copy.id])
})

test('readings are sent in batches; again changes nothing', async () => {
  const { projectId, token } = scripted.plant
  const logger = new DuetClient({ server: scripted.url, token })
  const readings = Array.from({ length: 25 }, (_, at) => ({
    tag: at === 0 ? 'INV9.P' : 'INV1.P',
    timestamp: Date.parse('2026-06-03T17:00:00Z') + at * 300_000,
    value: at,
  }))
  const first = await logger.ingest(projectId, readings, { batch: 10 })
  expect(first).toMatchObject({ accepted: 24, refused: 1, reasons: { unknown_tag: 1 } })
  expect(await logger.ingest(projectId, readings)).toMatchObject({ accepted: 0, repeated: 24 })
  await expect(duet.ingest(projectId, readings)).rejects.toMatchObject({ code: 'API_TOKEN_SCOPE' })
})
