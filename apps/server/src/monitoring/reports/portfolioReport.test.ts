import { samplePlant } from '@duet/plant'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importProject } from '../../projects/importProject.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deployProject } from '../deployments/deployProject.ts'
import { createPortfolio } from '../deployments/portfolios.ts'
import { portfolioSummaryCard } from '../events/portfolioCards.ts'
import { storeDayResult } from '../events/storeDayResult.ts'
import { result } from '../testing/dayResults.ts'
import { REPORT_TEXT } from './reportTexts.ts'

let server: TestServer
let ann: TestUser
let eve: TestUser
let organization_id: string
let portfolio_id: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  organization_id = await server.newOrganization('acme', { [ann.id]: 'owner' })
  await server.newOrganization('other', { [eve.id]: 'owner' })
  portfolio_id = (await createPortfolio(server, ann.id, organization_id, 'West')).id
  for (const [name, days] of [
    ['North', ['2026-05-01', '2026-05-02']],
    ['South', ['2026-05-02']],
    ['Silent', []],
  ] as const) {
    const plant = samplePlant()
    const document = { ...plant, project: { ...plant.project, name } }
    const { id } = await importProject(server, ann.id, { organization_id, document })
    await deployProject(server, ann.id, {
      project_id: id,
      portfolio_id,
      input: { time_zone: 'UTC' },
    })
    for (const date of days) await storeDayResult(server.db, id, result(date, []))
  }
})
afterAll(() => server.close())

const get = (id: string, period: string, token = ann.token) =>
  server.app.inject({
    url: `/api/organizations/${organization_id}/portfolios/${id}/report.pdf?period=${period}`,
    headers: { authorization: `Bearer ${token}` },
  })

test('the report of a portfolio has the figures of its page, and says of which plants the sums are', async () => {
  const span = { from: '2026-05-01', to: '2026-05-31' }
  const asked = { organization_id, portfolio_id, ...span, skip: 0, take: 10 }
  const cards = await portfolioSummaryCard(server, ann.id, asked)
  const sensorKwh = cards.reduce((all, { losses }) => all + losses.sensor_kwh, 0)
  const { rawPayload } = await get(portfolio_id, '2026-05')
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true })
  const line = text.replaceAll(/\s+/g, ' ')
  expect(line).toContain('Monthly monitoring report of a portfolio West May 2026')
  expect(line).toContain(`${REPORT_TEXT.result(sensorKwh, 'kWh').replace('\u00a0', ' ')} measured`)
  expect(line).toContain(
    'Sums are of 2 of 3 plants: no day of the others was evaluated in the period: Silent.',
  )
  expect(line).toMatch(/most at North \(.* kWh\), most to inverter outage \(240\.0 kWh\)\./)
  expect(line).toMatch(/Sum of 2 plants 3 3\.000 2\.700 0\.306 90\.0 %/)
  expect(line).toMatch(/Silent 0 – – – –/)
})

test('all plants of an organization have a report, others none of it', async () => {
  const answer = await get('all', '2026-05-02')
  expect(answer.headers['content-disposition']).toContain('_All-plants_2026-05-02.pdf')
  expect((await get('all', '2026-05', eve.token)).statusCode).toBe(404)
  expect((await get(portfolio_id, '2026-05', eve.token)).statusCode).toBe(404)
  expect((await get(portfolio_id, '2999-01')).json().errors[0].message).toContain(
    'has not ended at the plant',
  )
})
