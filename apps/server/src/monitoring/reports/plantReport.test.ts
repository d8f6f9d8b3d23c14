import { causeLabel } from '@duet/monitoring/texts'
import { samplePlant } from '@duet/plant'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importProject } from '../../projects/importProject.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deployProject, saveDeploymentVersion } from '../deployments/deployProject.ts'
import { openDay } from '../events/evaluationDays.ts'
import { storeDayResult } from '../events/storeDayResult.ts'
import { event, result } from '../testing/dayResults.ts'
import { REPORT_TEXT } from './reportTexts.ts'

let server: TestServer
let ann: TestUser
let eve: TestUser
let plant: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  const organization_id = await server.newOrganization('acme', { [ann.id]: 'owner' })
  await server.newOrganization('other', { [eve.id]: 'owner' })
  const document = samplePlant()
  plant = (await importProject(server, ann.id, { organization_id, document })).id
  await deployProject(server, ann.id, {
    project_id: plant,
    input: { time_zone: 'America/Phoenix', price_per_kwh: 0.1, currency: 'EUR' },
  })
  const days: [date: string, sensorKwh: number][] = [
    ['2026-05-01', 900],
    ['2026-05-02', 860],
    ['2026-05-04', 880],
  ]
  for (const [date, sensor_kwh] of days)
    await storeDayResult(
      server.db,
      plant,
      result(date, [event({ timestamp: `${date}T17:00:00Z` })], {
        sensor_kwh,
        residual_kwh: 912 - sensor_kwh,
      }),
    )
  await openDay(server.db, plant, '2026-05-05')
})
afterAll(() => server.close())

const get = (of: string, token = ann.token) =>
  server.app.inject({
    url: `/api/plants/${plant}/report.pdf?period=${of}`,
    headers: { authorization: `Bearer ${token}` },
  })

const pages = async (of: string): Promise<string> => {
  const { rawPayload } = await get(of)
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
/** As texts of the PDF have it. */
const shown = (kwh: number | null, unit = 'kWh'): string =>
  REPORT_TEXT.result(kwh, unit).replace('\u00a0', ' ')

const FIGURES = `query Figures($id: ID!, $from: String!, $to: String!) {
  performance: sentinelSystemPerformance(project_id: $id, from: $from, to: $to, time_interval: "OneDay") {
    total { day_count model_kwh sensor_kwh epi performance_ratio energy_availability }
    intervals { date model_kwh sensor_kwh }
  }
  losses: sentinelSystemLossSummary(project_id: $id, from: $from, to: $to) {
    model_kwh sensor_kwh residual_kwh over_kwh losses { event_type kwh }
  }
  issues(project_id: $id, filter: { from: $from, to: $to, states: ["open"] }) { total kwh money }
}`

test('the report of a month has the figures of the pages, and its losses add up', async () => {
  const { data } = await server.call(
    FIGURES,
    { id: plant, from: '2026-05-01', to: '2026-05-31' },
    ann.token,
  )
  const { performance, losses, issues } = data as unknown as Figures
  const text = await pages('2026-05')
  const { total } = performance
  expect(text).toContain(`Days with figures ${total.day_count} of 31`)
  expect(text).toContain(
    `Measured ${shown(total.sensor_kwh)}: ${shown(total.epi, '')} of the expected energy, ${shown(total.model_kwh)}.`,
  )
  expect(text).toContain(`${shown(total.performance_ratio, '')} performance ratio`)
  expect(text).toContain(`${shown(total.energy_availability, '')} availability by energy`)

  const { losses: causes, residual_kwh, over_kwh } = losses
  const lost = causes.reduce((sum, { kwh }) => sum + kwh, 0) + residual_kwh
  expect(losses.model_kwh - lost + over_kwh).toBeCloseTo(losses.sensor_kwh, 6)
  expect(text).toContain('what is left of the account: 0.000 kWh')
  const energy = REPORT_TEXT.energies([
    losses.model_kwh,
    losses.sensor_kwh,
    ...causes.map(({ kwh }) => kwh),
    residual_kwh,
    over_kwh,
  ])
  for (const { event_type, kwh } of causes)
    expect(text).toContain(`${causeLabel(event_type)} ${energy.of(-kwh)} `)
  expect(text).toContain(`Missing, of no known cause ${energy.of(-residual_kwh)} `)
  expect(text).toContain(`Expected ${energy.of(losses.model_kwh)} 100.00 % 300.00`)
  expect(issues.total).toBeGreaterThan(0)
  expect(text).toContain(`${issues.total} open issue`)
  expect(text).toContain(REPORT_TEXT.number(issues.money, 2))
})

interface Figures {
  readonly performance: {
    readonly total: Record<
      | 'day_count'
      | 'model_kwh'
      | 'sensor_kwh'
      | 'epi'
      | 'performance_ratio'
      | 'energy_availability',
      number
    >
  }
  readonly losses: {
    readonly model_kwh: number
    readonly sensor_kwh: number
    readonly residual_kwh: number
    readonly over_kwh: number
    readonly losses: readonly { readonly event_type: string; readonly kwh: number }[]
  }
  readonly issues: { readonly total: number; readonly money: number }
}

test('missing days are said to be missing, with why, and are no zeros', async () => {
  const text = await pages('2026-05')
  expect(text).toContain(
    'Missing: 28 of 31 days: no readings on 3 May 2026, 6 to 31 May 2026; not evaluated yet on 5 May 2026.',
  )
  expect(text).toContain('3 May 2026: no readings – – – – – – –')
  expect(text).toContain('5 May 2026: not evaluated yet – – – – – – –')
  const none = await pages('2026-05-03')
  expect(none).toContain('Missing: 1 of 1 day: no readings on 3 May 2026.')
  expect(none).not.toMatch(/\b0(\.0+)? (kWh|%)/)
})

test('the report of a day says when its events were, on the clock of the plant', async () => {
  const text = await pages('2026-05-02')
  expect(text).toContain('Daily monitoring report')
  expect(text).toMatch(/Lost on 2 May 2026: .*curtailed 10:00 to 14:00 \(10\.0\), rest 132\.0\./)
})

test('the name of the file names organization, plant and period', async () => {
  const answer = await get('2026-05')
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toMatch(/filename="acme_.*_2026-05\.pdf"/)
})

test.each([
  [
    '2026-04-30',
    'period: the readings of the plant begin on 1 May 2026: choose a day from then on',
  ],
  ['2999-01-01', /^period: 1 Jan 2999 has not ended at the plant: choose a day up to /],
  ['yesterday', 'period: must be a day, for example 2026-06-21, or a month, for example 2026-06'],
])('a report of %s is refused with what to choose', async (of, message) => {
  const answer = await get(of)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors[0].message).toMatch(message)
})

test('the plant of others is an unknown one', async () => {
  expect((await get('2026-05', eve.token)).statusCode).toBe(404)
})

test('a version of the plant that begins later does not price what was before it', async () => {
  await saveDeploymentVersion(server, ann.id, plant, {
    valid_from: '2026-05-03T07:00:00Z',
    price_per_kwh: 0.2,
  })
  expect(await pages('2026-05-02')).toContain('Worth at 0.1000 EUR/kWh')
  expect(await pages('2026-05-04')).toContain('Worth at 0.2000 EUR/kWh')
})
