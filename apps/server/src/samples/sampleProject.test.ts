import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportProject } from '../plants/plantDocument.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts'
import { createSampleProject } from './sampleProject.ts'

let server: TestServer
let ann: TestUser
let org: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  org = await server.newOrganization('acme', { [ann.id]: 'member' })
})
afterAll(() => server.close())

test('each sample project is its own, complete with weather, under a free name', async () => {
  const first = await createSampleProject(server, ann.id, org)
  const second = await createSampleProject(server, ann.id, org)
  expect([first, second]).toMatchObject([
    { name: 'Phoenix sample', role_id: 'owner', owner_id: ann.id },
    { name: 'Phoenix sample 1', role_id: 'owner', owner_id: ann.id },
  ])
  const { blocks, enviro_datasets: datasets = [] } = await exportProject(server, ann.id, second.id)
  expect(datasets).toHaveLength(1)
  expect(blocks.map((block) => block.enviro_dataset_id)).toEqual([datasets[0]?.id, datasets[0]?.id])
})

test('no organization that the caller is not in gets one', async () => {
  const bob = await server.newUser('bob@example.org')
  await expect(createSampleProject(server, bob.id, org)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
