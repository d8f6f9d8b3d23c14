import { AppError } from '@duet/contract'
import { MONITORED_SAMPLE_NAME } from '@duet/plant'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withdrawProject } from '../monitoring/deployments/deployProject.ts'
import { deleteProject } from '../projects/projectDeletion.ts'
import { projectOfName } from '../samples/sampleProject.ts'
import type { Server } from '../server.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts'
import { advanceSamples } from './monitoredSample.ts'
import { createMonitoredSample, monitoredSample } from './requestSample.ts'
import { updateSample } from './sampleQueries.ts'

let tested: TestServer
let server: Server
let ann: TestUser
let org: string
beforeAll(async () => {
  tested = await startTestServer()
  server = { ...tested, config: { ...tested.config, monitoredSample: true } }
  ann = await tested.newUser('ann@example.org')
})
let count = 0
beforeEach(async () => {
  count += 1
  org = await tested.newOrganization(`acme-${count}`, { [ann.id]: 'admin' })
})
afterAll(() => tested.close())

const stateNow = () => monitoredSample(server, ann.id, org)
const create = () => createMonitoredSample(server, ann.id, org)
const nothing = { project_id: null, computed_fraction: null, fault: null }

async function projectId(): Promise<string> {
  const project = await projectOfName(server.db, org, MONITORED_SAMPLE_NAME)
  if (!project) throw new Error('there is no sample')
  return project.id
}

/** One turn of the work: nobody computes the budget here. */
const advance = (by: Server = server): Promise<boolean> =>
  advanceSamples(by, { cache: new Map(), signal: new AbortController().signal })

test('is made where there is none, and asked for twice is one', async () => {
  expect(await stateNow()).toEqual({ ...nothing, state: 'none' })
  expect(await create()).toEqual({ ...nothing, state: 'waiting' })
  expect(await create()).toEqual({ ...nothing, state: 'waiting' })
  expect(await advance()).toBe(false)
  const id = await projectId()
  expect(await stateNow()).toMatchObject({ state: 'computing', project_id: id, fault: null })
  expect(await create()).toMatchObject({ state: 'computing', project_id: id })
})

test('says why it could not be made, and is tried again when it is asked for', async () => {
  await create()
  const storage = {
    ...server.storage,
    put: () => Promise.reject(new AppError('UNAVAILABLE', 'The disk is full.')),
  }
  await expect(advance({ ...server, storage })).rejects.toThrow('samples failed')
  expect(await stateNow()).toMatchObject({ state: 'failed', fault: 'The disk is full.' })
  expect(await create()).toMatchObject({ state: 'waiting', fault: null })
  await advance()
  expect(await stateNow()).toMatchObject({ state: 'computing', project_id: await projectId() })
})

test('that is in operation is answered as it is; withdrawn it goes on, deleted it is a new one', async () => {
  await create()
  await advance()
  const id = await projectId()
  await server.db.insertInto('sentinel_deployment').values({ project_id: id }).execute()
  await updateSample(server.db, org, { deployed_at: new Date(), fault: null })
  expect(await create()).toMatchObject({ state: 'ready', project_id: id })
  await withdrawProject(server, ann.id, id)
  expect(await stateNow()).toMatchObject({ state: 'none' })
  expect(await create()).toMatchObject({ state: 'computing', project_id: id })
  await deleteProject(server, ann.id, id)
  expect(await stateNow()).toMatchObject({ state: 'none' })
  expect(await create()).toMatchObject({ state: 'waiting', project_id: null })
})

test('a server that makes none says so', async () => {
  expect(await monitoredSample(tested, ann.id, org)).toEqual({ ...nothing, state: 'off' })
  await expect(createMonitoredSample(tested, ann.id, org)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
})
