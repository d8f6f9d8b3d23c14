import { HOUR_MS, MINUTE_MS } from '@duet/units'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { push } from '../testing/deployedPlant.ts'
import { type MonitoredPlant, monitoredPlant } from '../testing/monitoredPlant.ts'
import { deliveriesOf } from '../webhooks/deliveries.ts'
import { createWebhook } from '../webhooks/webhooks.ts'
import { mailNotices } from './mailNotices.ts'
import { noticeSettings, saveNoticeSettings } from './noticeSettings.ts'
import { notices } from './notices.ts'
import { tellSilence } from './tellSilence.ts'

/** On the clock of the plants, whose sun stands highest half an hour later. */
const at = (time: string, day = '2026-06-04'): number => Date.parse(`${day}T${time}:00+03:00`)

let server: TestServer
let ann: TestUser
let eve: TestUser
let org: string
let plant: MonitoredPlant

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  org = await server.newOrganization('acme', { [ann.id]: 'owner' })
  await server.newOrganization('other', { [eve.id]: 'owner' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from sentinel_deployment; delete from webhook')
  plant = await newPlant()
})

const newPlant = (thresholds: object = {}): Promise<MonitoredPlant> =>
  monitoredPlant(server, ann, org, {
    tags: ['P'],
    settings: { time_zone: 'Europe/Athens', settings: { thresholds } },
  })
/** A reading of each quarter of an hour. */
const send = async (fromMs: number, toMs: number, to = plant): Promise<void> => {
  const times = Float64Array.from(
    { length: (toMs - fromMs) / (15 * MINUTE_MS) + 1 },
    (_, i) => fromMs + i * 15 * MINUTE_MS,
  )
  await push(server, to, times, new Map([[to.keys.get('P') ?? 0, times.map(() => 1)]]))
}
const told = async (user = ann): Promise<readonly string[]> =>
  (await notices(server, user.id, { take: 20 })).notices.map(
    ({ kind, silent_since }) => `${kind} ${new Date(silent_since ?? 0).toISOString()}`,
  )
const SILENT = 'silent 2026-06-04T07:15:00.000Z'

test('a plant that stops at noon is told once, and once more when it sends again', async () => {
  await send(at('08:00'), at('10:15'))
  expect(await tellSilence(server, at('12:10'))).toBe(0)
  expect(await tellSilence(server, at('12:30'))).toBe(1)
  expect(await tellSilence(server, at('12:31'))).toBe(0)
  expect(await told()).toEqual([SILENT])
  expect(await told(eve)).toEqual([])
  await send(at('15:00'), at('15:15'))
  expect(await tellSilence(server, at('15:20'))).toBe(1)
  expect(await tellSilence(server, at('15:21'))).toBe(0)
  expect(await told()).toEqual(['reporting 2026-06-04T07:15:00.000Z', SILENT])
})

test('a logger that sleeps at night tells nobody, one that does not wake does', async () => {
  await send(at('18:00'), at('20:00'))
  for (const time of ['23:00', '03:00', '06:00', '08:00'])
    expect(await tellSilence(server, at(time, time < '20:00' ? '2026-06-05' : '2026-06-04'))).toBe(
      0,
    )
  expect(await tellSilence(server, at('09:00', '2026-06-05'))).toBe(1)
})

test('what comes late for the silence is no sign of life', async () => {
  await send(at('08:00'), at('10:15'))
  await tellSilence(server, at('13:00'))
  await send(at('10:30'), at('11:00'))
  expect(await tellSilence(server, at('13:01'))).toBe(0)
  await send(at('12:15'), at('12:30'))
  expect(await tellSilence(server, at('13:02'))).toBe(1)
})

test('a plant that never sent, that was imported long ago, or that is deleted, is not silent', async () => {
  expect(await tellSilence(server, at('12:30'))).toBe(0)
  await send(at('08:00', '2026-05-20'), at('10:00', '2026-05-20'))
  expect(await tellSilence(server, at('12:30'))).toBe(0)
  await send(at('08:00'), at('10:15'))
  await server.pool.query('update project set deleted_at = now() where id = $1', [plant.projectId])
  expect(await tellSilence(server, at('12:30'))).toBe(0)
})

test('a plant whose readings come by the day has a limit of its own', async () => {
  const byTheDay = await newPlant({ silent_hours: 20 })
  await send(at('08:00', '2026-06-03'), at('20:00', '2026-06-03'), byTheDay)
  expect(await tellSilence(server, at('20:00'))).toBe(0)
  expect(await tellSilence(server, at('16:00', '2026-06-05'))).toBe(1)
})

test('servers that look at the same time tell it once', async () => {
  await send(at('08:00'), at('10:15'))
  const counts = await Promise.all([1, 2, 3].map(() => tellSilence(server, at('12:30'))))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
})

test('a mail names the plant and its hour, and waits for the end of quiet hours', async () => {
  await saveNoticeSettings(server, ann.id, {
    ...(await noticeSettings(server, ann.id)),
    // of issues: that a plant is silent has no severity
    least_severity: 'critical',
    mail: 'at_once',
    time_zone: 'Europe/Athens',
    quiet_from: 12 * 60,
    quiet_to: 14 * 60,
  })
  await send(at('08:00'), at('10:15'))
  await tellSilence(server, at('12:30'))
  expect(await mailNotices(server, at('12:30'))).toBe(0)
  expect(await mailNotices(server, at('14:00'))).toBe(1)
  expect(await mailNotices(server, at('14:00') + HOUR_MS)).toBe(0)
  const { rows } = await server.pool.query<{ subject: string; text: string }>(
    'select subject, text from kept_message order by created_at desc limit 1',
  )
  expect(rows[0]?.subject).toBe('Plant sends no readings since 2026-06-04 10:15')
  expect(rows[0]?.text).toContain(`/acme/project/${plant.projectId}/monitor`)
})

test('webhooks hear of the silence and of its end', async () => {
  const { webhook } = await createWebhook(server, ann.id, {
    organization_id: org,
    input: {
      name: 'On call',
      url: 'http://127.0.0.1:1/',
      least_severity: 'critical',
      events: ['plant.silent', 'plant.reporting'],
      enabled: true,
    },
  })
  await send(at('08:00'), at('10:15'))
  await tellSilence(server, at('12:30'))
  await send(at('12:45'), at('13:00'))
  await tellSilence(server, at('13:00'))
  const messages = await deliveriesOf(server, webhook)
  expect(messages.map(({ body }) => JSON.parse(body))).toEqual(
    [
      { kind: 'reporting', last_reading: '2026-06-04T10:00:00.000Z', timestamp: '10:00' },
      { kind: 'silent', last_reading: '2026-06-04T07:15:00.000Z', timestamp: '09:30' },
    ].map(({ kind, last_reading, timestamp }) => ({
      type: `plant.${kind}`,
      timestamp: `2026-06-04T${timestamp}:00.000Z`,
      data: {
        organization: 'acme',
        project_id: plant.projectId,
        project_name: 'Plant',
        kind,
        silent_since: '2026-06-04T07:15:00.000Z',
        last_reading,
        link: `http://localhost/acme/project/${plant.projectId}/monitor`,
      },
    })),
  )
})
