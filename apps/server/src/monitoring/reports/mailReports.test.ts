import { samplePlant } from '@duet/plant'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importProject } from '../../projects/importProject.ts'
import { addProjectUser, deleteProjectUser } from '../../projects/projectUsers.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deployProject } from '../deployments/deployProject.ts'
import { openDay } from '../events/evaluationDays.ts'
import { storeDayResult } from '../events/storeDayResult.ts'
import { result } from '../testing/dayResults.ts'
import { mailReports } from './mailReports.ts'
import { reportSubscription, saveReportSubscription } from './reportSubscription.ts'

let server: TestServer
let ann: TestUser
let vera: TestUser
let eve: TestUser
let plant: string

/** Seven in the morning in Phoenix of a day of June. */
const seven = (day: number): number => Date.UTC(2026, 5, day, 14)
const HOUR = 3_600_000
const DAILY = { daily: true, monthly: false, send_at: 420 }

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  vera = await server.newUser('vera@example.org')
  eve = await server.newUser('eve@example.org')
  const organization_id = await server.newOrganization('acme', {
    [ann.id]: 'owner',
    [vera.id]: 'guest',
  })
  await server.newOrganization('other', { [eve.id]: 'owner' })
  const document = samplePlant()
  plant = (await importProject(server, ann.id, { organization_id, document })).id
  await deployProject(server, ann.id, {
    project_id: plant,
    input: { time_zone: 'America/Phoenix' },
  })
  await addProjectUser(server, ann.id, plant, { email: vera.email, role_id: 'viewer' })
  for (const date of ['2026-06-01', '2026-06-02']) await evaluated(date)
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['report_subscription', 'report_delivery', 'kept_message'] as const)
    await server.db.deleteFrom(table).execute()
})

const evaluated = (date: string): Promise<void> =>
  storeDayResult(server.db, plant, result(date, []))

/** Subscribed since May. */
async function subscribe(user: TestUser, change: Partial<typeof DAILY> = {}): Promise<void> {
  const input = { ...DAILY, ...change }
  await saveReportSubscription(server, user.id, { project_id: plant, input })
  const since = new Date('2026-05-01')
  await server.db
    .updateTable('report_subscription')
    .set({
      ...(input.daily && { daily_since: since }),
      ...(input.monthly && { monthly_since: since }),
    })
    .where('user_id', '=', user.id)
    .execute()
}

const mails = () =>
  server.db
    .selectFrom('kept_message')
    .innerJoin('kept_attachment', 'message_id', 'id')
    .select(['recipient', 'subject', 'text', 'name', 'bytes'])
    .orderBy('recipient')
    .execute()

test('a report is sent at its time with the PDF and a link, once, however often and by however many is looked', async () => {
  await subscribe(ann)
  await subscribe(vera)
  expect(await mailReports(server, seven(3) - 1)).toBe(2)
  await server.db.deleteFrom('kept_message').execute()
  const together = await Promise.all([mailReports(server, seven(3)), mailReports(server, seven(3))])
  expect(together[0] + together[1]).toBe(2)
  expect(await mailReports(server, seven(3) + HOUR)).toBe(0)
  const [mail, other, ...more] = await mails()
  expect([mail?.recipient, other?.recipient, more.length]).toEqual([ann.email, vera.email, 0])
  expect(mail?.subject).toMatch(/, 2 Jun 2026: 900\.0\skWh, 90\.0\s% of what was expected$/)
  expect(mail?.text).toContain(
    `/acme/project/${plant}/monitor/system-performance?period=days&from=2026-06-02&to=2026-06-02`,
  )
  expect(mail?.name).toMatch(/_2026-06-02\.pdf$/)
  const { text } = await extractText(new Uint8Array(mail?.bytes ?? []), { mergePages: true })
  expect(text).toContain('Daily monitoring report')
  expect(await reportSubscription(server, ann.id, plant)).toMatchObject({
    daily: true,
    last_period: '2026-06-02',
  })
})

test('a day that is not evaluated is waited for, and sent six hours later as it is', async () => {
  await subscribe(ann)
  expect(await mailReports(server, seven(4))).toBe(0)
  await openDay(server.db, plant, '2026-06-03')
  expect(await mailReports(server, seven(4) + 6 * HOUR - 1)).toBe(0)
  expect(await mailReports(server, seven(4) + 6 * HOUR)).toBe(1)
  const [mail] = await mails()
  expect(mail?.subject).toMatch(/, 3 Jun 2026: no figures$/)
  expect(mail?.text).toContain('Missing: 1 of 1 day: not evaluated yet on 3 Jun 2026.')
  await evaluated('2026-06-03')
  expect(await mailReports(server, seven(4) + 7 * HOUR)).toBe(0)
  await evaluated('2026-06-04')
  expect(await mailReports(server, seven(5))).toBe(1)
})

test('a month is sent when its last day is evaluated, beside the day', async () => {
  for (let day = 5; day <= 29; day++) await evaluated(`2026-06-${String(day).padStart(2, '0')}`)
  await subscribe(ann, { monthly: true })
  expect(await mailReports(server, seven(31))).toBe(0)
  await evaluated('2026-06-30')
  expect(await mailReports(server, seven(31))).toBe(2)
  expect((await mails()).map(({ name }) => name.slice(-11)).toSorted()).toEqual([
    '2026-06.pdf',
    '6-06-30.pdf',
  ])
})

test('who subscribes after the time gets the next one, and another time of the day costs none', async () => {
  await saveReportSubscription(server, ann.id, { project_id: plant, input: DAILY })
  expect(await mailReports(server, seven(3))).toBe(0)
  await subscribe(ann)
  await saveReportSubscription(server, ann.id, {
    project_id: plant,
    input: { ...DAILY, send_at: 480 },
  })
  expect(await mailReports(server, seven(3) + HOUR)).toBe(1)
  await saveReportSubscription(server, ann.id, {
    project_id: plant,
    input: { ...DAILY, send_at: 540 },
  })
  expect(await mailReports(server, seven(3) + 2 * HOUR)).toBe(0)
})

test('who lost access, may not export, is deactivated or has unsubscribed gets none', async () => {
  const sentTo = async (): Promise<readonly string[]> => {
    await server.db.deleteFrom('report_delivery').execute()
    await server.db.deleteFrom('kept_message').execute()
    await mailReports(server, seven(3))
    return (await mails()).map(({ recipient }) => recipient)
  }
  await subscribe(ann)
  await subscribe(vera)
  expect(await sentTo()).toEqual([ann.email, vera.email])
  const exports = (exports_for_viewers: boolean) =>
    server.db.updateTable('project').set({ exports_for_viewers }).where('id', '=', plant).execute()
  await exports(false)
  expect(await sentTo()).toEqual([ann.email])
  await exports(true)
  const active = (deactivated_at: Date | null) =>
    server.db.updateTable('app_user').set({ deactivated_at }).where('id', '=', vera.id).execute()
  await active(new Date())
  expect(await sentTo()).toEqual([ann.email])
  await active(null)
  await saveReportSubscription(server, ann.id, {
    project_id: plant,
    input: { ...DAILY, daily: false },
  })
  expect(await sentTo()).toEqual([vera.email])
  await deleteProjectUser(server, ann.id, plant, vera.id)
  expect(await sentTo()).toEqual([])
})

test('nobody subscribes to the plant of others', async () => {
  const asked = { project_id: plant, input: DAILY }
  await expect(saveReportSubscription(server, eve.id, asked)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(reportSubscription(server, eve.id, plant)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test.each([
  [
    { time_zone: 'Mars/Base' },
    'input.time_zone: must be an IANA time zone, for example Europe/Athens',
  ],
  [{ send_at: 1440 }, 'input.send_at: must be a minute of the day, 0 to 1439'],
])('a subscription with %j is refused, and nothing is stored', async (change, message) => {
  const input = { ...DAILY, ...change }
  await expect(
    saveReportSubscription(server, ann.id, { project_id: plant, input }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', message })
  expect(await reportSubscription(server, ann.id, plant)).toMatchObject({ daily: false })
})
