import { createServer, type Server as TcpServer } from 'node:net'
import { Aedes } from 'aedes'
import { connectAsync, type MqttClient } from 'mqtt'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../db/freePort.ts'
import { eventually } from '../../../testing/eventually.ts'
import { lockWaiters } from '../../../testing/lockWaiters.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../testing/testServer.ts'
import { type MonitoredPlant, monitoredPlant } from '../../testing/monitoredPlant.ts'
import { tagOfTopic } from './mqttPayload.ts'
import { deleteMqttSource, mqttSources, saveMqttSource } from './mqttSources.ts'
import { startMqtt } from './startMqtt.ts'
import { tryMqttSource } from './tryMqttSource.ts'

let server: TestServer
let owner: TestUser
let plant: MonitoredPlant
let port: number
let broker: { readonly aedes: Aedes; readonly tcp: TcpServer }
let sender: MqttClient
const ends: (() => Promise<void>)[] = []

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.newUser('owner@duet.example')
  const acme = await server.newOrganization('acme', { [owner.id]: 'owner' })
  plant = await monitoredPlant(server, owner, acme, { tags: ['INV1', 'INV1/P', 'INV2/P'] })
  port = await freePort()
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.pool.query('delete from reading')
  broker = await startBroker()
  sender = await connectAsync(`mqtt://127.0.0.1:${port}`)
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  await sender.endAsync(true)
  await stopBroker()
})

async function startBroker() {
  const aedes = await Aedes.createBroker({
    authenticate: (client, username, password, done) =>
      done(
        null,
        !client.id.startsWith('duet-') || (username === 'duet' && password?.toString() === 'word'),
      ),
  })
  const tcp = createServer(aedes.handle)
  await new Promise<void>((resolve) => tcp.listen(port, '127.0.0.1', resolve))
  return { aedes, tcp }
}

async function stopBroker(): Promise<void> {
  await new Promise<void>((resolve) => broker.aedes.close(() => resolve()))
  await new Promise<void>((resolve) => broker.tcp.close(() => resolve()))
}

const inputOf = (change: object = {}) => ({
  url: `mqtt://127.0.0.1:${port}`,
  username: 'duet',
  password: 'word',
  topic: 'plant/+',
  payload: 'json',
  enabled: true,
  ...change,
})

const save = (payload: string, change: object = {}) =>
  saveMqttSource(server, owner.id, {
    project_id: plant.projectId,
    input: inputOf({ payload, ...change }),
  })

const source = async () => (await mqttSources(server, owner.id, plant.projectId))[0]

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (const deadline = performance.now() + 15_000; performance.now() < deadline; ) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('not within 15 s')
}

const subscribed = (client = `duet-${plant.projectId}`) =>
  new Promise<void>((resolve) => {
    broker.aedes.on('subscribe', (_subscriptions, { id }) => {
      if (id === client) resolve()
    })
  })

async function listen(): Promise<void> {
  const ready = subscribed()
  ends.push(startMqtt(server, 50))
  await ready
}

/** Rows as tag and value, once there are so many. */
const stored = (count: number) =>
  until(async () => {
    const { rows } = await server.pool.query<{ id: string; value: number; at: Date }>(
      'select id, value, at from reading join sensor_node using (node_key) order by id, at',
    )
    return rows.length >= count ? rows.map(({ id, value }) => `${id} ${value}`) : undefined
  })

const publish = (topic: string, content: unknown) =>
  sender.publishAsync(topic, JSON.stringify(content), { qos: 1 })

test.each([
  ['plant/+/value', 'plant/INV1/value', 'INV1'],
  ['+/x/+', 'a/x/b', 'a/b'],
  ['plant/#', 'plant/INV1/P', 'INV1/P'],
  ['plant/+', 'plant/INV1/P', undefined],
  ['plant/+', 'other/INV1', undefined],
])('the filter %s finds in %s the tag %s', (filter, topic, tag) => {
  expect(tagOfTopic(filter, topic)).toBe(tag)
})

test('JSON messages are stored; what cannot be read is passed over', async () => {
  await save('json')
  await listen()
  await publish('plant/INV1', 'no number')
  await publish('plant/unknown', 5)
  await publish('plant/INV1', { timestamp: '2026-03-01T10:00:00Z', value: 1 })
  await publish('plant/INV1', { timestamp: '2026-03-01T10:05:00Z', values: { P: 2 } })
  await publish('plant/INV1', 3)
  expect(await stored(3)).toEqual(['INV1 1', 'INV1 3', 'INV1/P 2'])
})

test('the JSON form of Sparkplug has metrics with times of their own', async () => {
  await save('sparkplug', { topic: 'spBv1.0/site/DDATA/edge/+' })
  await listen()
  const timestamp = Date.parse('2026-03-01T10:00:00Z')
  const metrics = [
    { name: 'P', timestamp: timestamp - 1000, value: 7 },
    { name: 'P', value: 8 },
  ]
  await publish('spBv1.0/site/DDATA/edge/INV2', { timestamp, metrics, seq: 1 })
  expect(await stored(2)).toEqual(['INV2/P 7', 'INV2/P 8'])
})

test('a message is acknowledged when it is stored, and comes again after a listener that ended before', async () => {
  await save('json')
  await listen()
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('lock table reading in access exclusive mode')
  await publish('plant/INV1', { timestamp: '2026-03-01T10:00:00Z', value: 4 })
  const waiting = await lockWaiters(server.pool, 1)
  const ending = ends.pop()?.()
  await holder.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [waiting])
  await holder.query('rollback')
  holder.release()
  await ending
  expect((await server.pool.query('select from reading')).rowCount).toBe(0)
  await listen()
  expect(await stored(1)).toEqual(['INV1 4'])
})

test('a broker that was away is found again', async () => {
  await save('json')
  await listen()
  await stopBroker()
  await until(async () => (await source())?.fault ?? undefined)
  broker = await startBroker()
  await subscribed()
  await until(async () => ((await source())?.fault === null ? true : undefined))
  await sender.endAsync(true)
  sender = await connectAsync(`mqtt://127.0.0.1:${port}`)
  await publish('plant/INV1', { timestamp: '2026-03-01T10:00:00Z', value: 6 })
  // What a listener before left unacknowledged comes again, and the later value takes its place
  await eventually(async () => expect(await stored(1)).toEqual(['INV1 6']))
})

test('the password is sealed; a wrong one is reported', async () => {
  await save('json', { password: 'wrong' })
  const { rows } = await server.pool.query('select password_encrypted from mqtt_source')
  expect(rows[0].password_encrypted).not.toContain('wrong')
  ends.push(startMqtt(server, 50))
  const fault = await until(async () => (await source())?.fault ?? undefined)
  expect(fault).toMatch(/refused|authorized|away/i)
})

test('a source that is deleted is not listened to any more, and who did what is noted', async () => {
  await server.pool.query(`delete from audit_log where action like 'mqtt%'`)
  await save('json')
  await deleteMqttSource(server, owner.id, plant.projectId)
  expect(await source()).toBeUndefined()
  await expect(deleteMqttSource(server, owner.id, plant.projectId)).rejects.toThrow('no broker')
  const { rows } = await server.pool.query(
    `select action, user_id, details from audit_log where action like 'mqtt%' order by at`,
  )
  const details = { url: `mqtt://127.0.0.1:${port}`, topic: 'plant/+' }
  expect(rows).toEqual([
    { action: 'mqtt_source_saved', user_id: owner.id, details },
    { action: 'mqtt_source_deleted', user_id: owner.id, details: {} },
  ])
})

test('a stored password stays with its address and user', async () => {
  await save('json')
  expect(await save('json', { password: undefined, topic: 'other/+' })).toMatchObject({
    topic: 'other/+',
    has_password: true,
  })
  for (const change of [{ url: 'mqtt://other.example' }, { username: 'else' }])
    await expect(save('json', { password: undefined, ...change })).rejects.toThrow(
      'input.password: must be entered again',
    )
  expect(await source()).toMatchObject({ url: `mqtt://127.0.0.1:${port}`, username: 'duet' })
  expect(await save('json', { password: '', username: 'else' })).toMatchObject({
    has_password: false,
  })
})

const tried = (change?: object) =>
  tryMqttSource(server, owner.id, {
    project_id: plant.projectId,
    ...(change ? { input: inputOf(change) } : {}),
  })

test('a try shows what comes and would be refused, and stores nothing', async () => {
  const sending = setInterval(() => {
    sender.publish('plant/INV1', '5')
    sender.publish('plant/unknown', '5')
    sender.publish('plant/INV1', 'text')
  }, 50)
  ends.push(async () => clearInterval(sending))
  const { fault, messages } = await tried({ topic: 'plant/#' })
  expect([fault, messages.length]).toEqual([null, 5])
  const of = (topic: string, content: string) =>
    messages.find((message) => message.topic === topic && message.content === content)
  expect(of('plant/INV1', '5')).toMatchObject({ is_read: true, accepted: 1 })
  expect(of('plant/INV1', 'text')).toMatchObject({ is_read: false, accepted: 0 })
  expect(of('plant/unknown', '5')).toMatchObject({
    accepted: 0,
    refused: { by_reason: { unknown_tag: { count: 1 } } },
  })
  expect((await server.pool.query('select from reading')).rowCount).toBe(0)
})

test('a try reports a wrong password and a broker that is away; without input it takes what is stored', async () => {
  expect((await tried({ password: 'wrong' })).fault).toMatch(/authorized/i)
  expect((await tried({ url: `mqtt://127.0.0.1:${await freePort()}` })).fault).toMatch(
    'ECONNREFUSED',
  )
  await server.pool.query('delete from mqtt_source')
  await expect(tried()).rejects.toThrow('no broker')
  await save('json', { password: 'wrong' })
  expect((await tried()).fault).toMatch(/authorized/i)
})

test.each(['mqtt://127.0.0.1', 'mqtt://localhost', 'wss://localhost', 'mqtts://[::1]'])(
  'in production %s is not connected to',
  async (url) => {
    const production = { ...server, config: { ...server.config, mode: 'production' as const } }
    const input = inputOf({ url })
    const trial = await tryMqttSource(production, owner.id, { project_id: plant.projectId, input })
    expect(trial.fault).toMatch('not of the public internet')
  },
)

test.each([
  [{ url: 'http://x' }, 'input.url: must be a URL that begins with mqtt://'],
  [{ url: 'mqtt://a:b@x' }, 'input.url: must not hold a user name'],
  [{ topic: 'plant/a+' }, 'input.topic: must be a topic filter'],
])('a source with %j is refused', async (change, message) => {
  await expect(save('json', change)).rejects.toThrow(message)
})
