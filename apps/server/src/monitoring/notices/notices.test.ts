import { samplePlant } from '@duet/plant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importProject } from '../../projects/importProject.ts'
import { addProjectUser, deleteProjectUser } from '../../projects/projectUsers.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deployProject } from '../deployments/deployProject.ts'
import { storeDayResult } from '../events/storeDayResult.ts'
import { setIssueStates } from '../issues/changeIssues.ts'
import { issues } from '../issues/readIssues.ts'
import { event, result } from '../testing/dayResults.ts'
import { mailNotices } from './mailNotices.ts'
import { noticeSettings, saveNoticeSettings } from './noticeSettings.ts'
import { notices, readNotices } from './notices.ts'
import { tellIssues } from './tellIssues.ts'

const NOON = Date.parse('2026-06-04T12:00:00Z')

let server: TestServer
let ann: TestUser
let vera: TestUser
let eve: TestUser
let plant: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  vera = await server.newUser('vera@example.org')
  eve = await server.newUser('eve@example.org')
  const org = await server.newOrganization('acme', { [ann.id]: 'owner', [vera.id]: 'guest' })
  await server.newOrganization('other', { [eve.id]: 'owner' })
  plant = (await importProject(server, ann.id, { organization_id: org, document: samplePlant() }))
    .id
  await deployProject(server, ann.id, { project_id: plant, input: { time_zone: 'UTC' } })
  await addProjectUser(server, ann.id, plant, { email: vera.email, role_id: 'viewer' })
})
afterAll(() => server.close())

/** A day with one event of so many of the 1000 kWh that were expected. */
const store = (date: string, kwh: number): Promise<void> =>
  storeDayResult(
    server.db,
    plant,
    result(date, [event({ timestamp: `${date}T10:00:00Z`, allocated_delta: kwh })]),
  )
const told = async (user: TestUser): Promise<readonly string[]> =>
  (await notices(server, user.id, { take: 20 })).notices.map(
    ({ kind, severity }) => `${kind} ${severity}`,
  )
const mailsTo = async (user: TestUser): Promise<readonly { subject: string; text: string }[]> => {
  const { rows } = await server.pool.query<{ subject: string; text: string }>(
    'select subject, text from kept_message where recipient = $1 order by created_at',
    [user.email],
  )
  return rows
}

test('an issue is told once to each who sees the plant, again when it gets worse, and not below what they want', async () => {
  await saveNoticeSettings(server, vera.id, {
    ...(await noticeSettings(server, vera.id)),
    least_severity: 'critical',
  })
  await store('2026-06-03', 6)
  expect(await tellIssues(server, NOON)).toBe(1)
  expect(await tellIssues(server, NOON)).toBe(0)
  expect(await told(ann)).toEqual(['new major'])
  expect(await told(vera)).toEqual([])
  await store('2026-06-04', 30)
  expect(await tellIssues(server, NOON)).toBe(2)
  expect(await told(ann)).toEqual(['worse critical', 'new major'])
  expect(await told(vera)).toEqual(['worse critical'])
  expect(await told(eve)).toEqual([])
})

test('what was read is read up to the one that was seen', async () => {
  const { notices: all, unread_count } = await notices(server, ann.id, { take: 20 })
  expect(unread_count).toBe(2)
  await readNotices(server, ann.id, all[1]?.id ?? '')
  expect((await notices(server, ann.id, { take: 20 })).unread_count).toBe(1)
  await expect(readNotices(server, ann.id, 'x')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'up_to: must be the id of a notice',
  })
})

test('days that are evaluated late are no news', async () => {
  // A clean day between, so that it is an issue of its own
  await storeDayResult(server.db, plant, result('2026-05-10', []))
  await store('2026-05-01', 100)
  expect(await tellIssues(server, NOON)).toBe(0)
})

test('mails wait for the end of quiet hours, come once, and leave out what has ended', async () => {
  await saveNoticeSettings(server, ann.id, {
    least_severity: 'major',
    mail: 'at_once',
    time_zone: 'UTC',
    quiet_from: 11 * 60,
    quiet_to: 13 * 60,
    daily_at: 420,
  })
  const inverter = await server.db
    .selectFrom('sensor_node')
    .innerJoin('sensor_node_version as part', 'part.node_key', 'sensor_node.node_key')
    .select('sensor_node.id')
    .where('project_id', '=', plant)
    .where('part.component', '=', 'inverter')
    .orderBy('sensor_node.id')
    .executeTakeFirstOrThrow()
  const type = {
    event_type: 'inverter_outage',
    component: 'inverter',
    hierarchy_id: inverter.id,
  } as const
  await storeDayResult(
    server.db,
    plant,
    result('2026-06-04', [
      event({ timestamp: '2026-06-04T10:00:00Z', allocated_delta: 30 }),
      event({ timestamp: '2026-06-04T09:00:00Z', allocated_delta: 50, ...type }),
    ]),
  )
  expect(await tellIssues(server, NOON)).toBe(2)
  expect(await mailNotices(server, NOON)).toBe(0)
  expect(await mailNotices(server, NOON + 3600_000)).toBe(1)
  expect(await mailNotices(server, NOON + 3600_000)).toBe(0)
  const [mail] = await mailsTo(ann)
  expect(mail?.subject).toMatch(/off, 50\.00 kWh lost \(critical\)$/)
  expect(mail?.text).toContain(`/acme/project/${plant}/monitor/performance-issues`)

  await storeDayResult(
    server.db,
    plant,
    result('2026-06-05', [event({ timestamp: '2026-06-05T09:00:00Z', event_type: 'snow' })]),
  )
  await tellIssues(server, NOON)
  const { issues: some } = await issues(server, ann.id, {
    project_id: plant,
    order_by: 'first_at desc',
    skip: 0,
    take: 1,
  })
  await setIssueStates(server, ann.id, {
    project_id: plant,
    ids: some.map(({ id }) => id),
    state: 'resolved',
  })
  expect(await mailNotices(server, NOON + 3600_000)).toBe(0)
})

test('whoever no longer sees a plant sees none of its notices', async () => {
  await deleteProjectUser(server, ann.id, plant, vera.id)
  expect(await told(vera)).toEqual([])
})

test.each([
  [
    { time_zone: 'Mars/Base' },
    'input.time_zone: must be an IANA time zone, for example Europe/Athens',
  ],
  [{ quiet_from: 60 }, 'input.quiet_to: must be given with quiet_from, or neither'],
  [{ mail: 'hourly' }, 'input.mail: must be one of never, at_once, daily'],
])('settings with %j are refused', async (change, message) => {
  const settings = await noticeSettings(server, eve.id)
  await expect(
    saveNoticeSettings(server, eve.id, { ...settings, ...change }),
  ).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message,
  })
  expect(await noticeSettings(server, eve.id)).toEqual(settings)
})
