import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type LoadApi, signIn } from './loadApi.ts'
import { blocksOf, newDataset, newProject, runAll } from './loadRun.ts'
import { type LoadServers, startLoadServers } from './loadServers.ts'

let servers: LoadServers
let api: LoadApi

beforeAll(async () => {
  servers = await startLoadServers(2)
  api = await signIn(servers.baseUrl, servers.password)
})
afterAll(() => servers.stop(), 60_000)

const seriesSchema = z.object({ time: z.array(z.string()), values: z.array(z.array(z.number())) })

describe('a PostgreSQL and an S3 server of their own, a server without threads, two workers', () => {
  test('a run is finished when one of the workers is killed, and can be looked at', async () => {
    const projectId = await newProject(api, 2, 1)
    const blockIds = await blocksOf(api, projectId)
    const { id: datasetId } = await newDataset(api, projectId, 60)
    const [worker] = servers.workers
    const id = await runAll(api, {
      projectId,
      blockIds,
      datasetId,
      from: '2001-06-01T00:00',
      to: '2001-06-30T23:00',
      onProgress: () => worker?.child.kill('SIGKILL'),
    })
    const { time, values } = await api.ask(
      'query Days($id: ID!) { dailyYields(simulation_id: $id) { time values } }',
      { id },
      seriesSchema,
    )
    expect(time).toHaveLength(30)
    expect(values.flat().every((kwh) => kwh > 0)).toBe(true)
    expect(worker?.child.signalCode).toBe('SIGKILL')
  })

  test('worker and server, asked one after the other as supervisors do, end well', async () => {
    for (const { child } of [...servers.workers.slice(1), servers.server]) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    }
  })
})
