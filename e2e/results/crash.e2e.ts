import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Api, signInToApi } from '../support/api.ts'
import {
  blockIds,
  datasetSchema,
  ended,
  jobState,
  run,
  sampleProject,
  uploadWeather,
} from '../support/projectApi.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const dataFolder = mkdtempSync(join(tmpdir(), 'duet-crash-'))
/** What is alive between the tests; the password is shown at the first start alone. */
const running: { server?: RunningServer; worker?: ChildProcess; password?: string } = {}
afterAll(async () => {
  running.worker?.kill('SIGTERM')
  await running.server?.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

const STEPS = 40 * 24 * 60

/** Forty days of one-minute steps, so that there is time to be killed in. */
function minutes(): string {
  const lines = ['time,ghi,dni,dhi,temp,wind']
  const start = Date.UTC(2026, 0, 1, 7)
  for (let minute = 0; minute < STEPS; minute++) {
    const day = Math.max(0, Math.sin((((minute % 1440) - 360) / 720) * Math.PI))
    const at = new Date(start + minute * 60_000).toISOString().slice(0, 16)
    const numbers = [900 * day, 700 * day, 900 * day - 700 * day * day, 15 + 10 * day, 2]
    lines.push(`${at},${numbers.map((value) => value.toFixed(1)).join(',')}`)
  }
  return lines.join('\n')
}

describe('a server that is killed', () => {
  test('during a run, and started again, finishes the run', { timeout: 300_000 }, async () => {
    const first = await startServer(dataFolder)
    running.server = first
    running.password = first.password!
    const login = { baseUrl: first.baseUrl, email: first.email, password: first.password! }
    const api = await signInToApi(login)
    const projectId = await sampleProject(api)
    const datasetId = await minuteDataset(api, projectId)
    const input = { block_ids: await blockIds(api, projectId), enviro_dataset_id: datasetId }
    const { simulation, errors } = await run(api, projectId, input)
    expect(errors).toEqual([])
    await until(async () => (await jobState(api, projectId, simulation!.id)).status === 'running')
    first.killHard()

    const second = await startServer(dataFolder)
    running.server = second
    expect(second.password, 'a second start makes no second user').toBeUndefined()
    const again = await signInToApi({ ...login, baseUrl: second.baseUrl })
    const state = await ended(again, projectId, simulation!.id, 150_000)
    expect(state.error_message).toBeNull()
    expect(state.status).toBe('completed')
  })

  test('leaves no file that nothing owns', async () => {
    const files = readdirSync(join(dataFolder, 'files'), { recursive: true, withFileTypes: true })
    const half = files.filter((entry) => entry.isFile() && /\.(tmp|part)$/.test(entry.name))
    expect(half).toEqual([])
  })

  test('shares its work with a worker process', { timeout: 200_000 }, async () => {
    const server = running.server!
    const worker = spawn('node', ['apps/server/src/worker.ts'], {
      cwd: ROOT,
      env: { ...process.env, DUET_DATA: dataFolder },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.worker = worker
    let log = ''
    worker.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString('utf8')
    })
    await until(() => Promise.resolve(log.includes('worker started')))
    const api = await signInToApi({
      baseUrl: server.baseUrl,
      email: 'admin@duet.local',
      password: running.password!,
    })
    const projectId = await sampleProject(api)
    const [dataset] = await api
      .ask(
        'GetProjectEnviroDatasets',
        'query GetProjectEnviroDatasets($id: ID!) { projectEnviroDatasets(project_id: $id) { id time_interval } }',
        { id: projectId },
        z.array(z.object({ id: z.string(), time_interval: z.string() })),
      )
      .then((all) => all.filter(({ time_interval }) => time_interval === 'OneMinute'))
    const { simulation } = await run(api, projectId, {
      block_ids: await blockIds(api, projectId),
      enviro_dataset_id: dataset!.id,
    })
    expect((await ended(api, projectId, simulation!.id, 120_000)).status).toBe('completed')
    expect(log).toContain('task done')
  })
})

async function minuteDataset(api: Api, projectId: string): Promise<string> {
  const { storageKey } = await uploadWeather(api, projectId, 'minutes.csv', minutes())
  const mapping = {
    columns: {
      ghi_wm2: ['ghi', 'W/m2'],
      dni_wm2: ['dni', 'W/m2'],
      dhi_wm2: ['dhi', 'W/m2'],
      temp_c: ['temp', '°C'],
      windspeed: ['wind', 'm/s'],
      time: ['time', 'YMD'],
    },
    time_zone_h: 0,
    interval_alignment: 'beginning',
    type: 'Sequential',
    latitude: 33.4,
    longitude: -112.5,
  }
  const dataset = await api.ask(
    'CreateProjectEnviroDatasetFromCsvFile',
    `mutation CreateProjectEnviroDatasetFromCsvFile($id: ID!, $key: String!, $mapping: CsvMapping!) {
      createProjectEnviroDatasetFromCsvFile(project_id: $id, storage_key: $key, filename: "minutes.csv", mapping: $mapping) {
        id type row_count warnings { code message }
      }
    }`,
    { id: projectId, key: storageKey, mapping },
    datasetSchema,
  )
  expect(dataset.row_count).toBe(STEPS)
  return dataset.id
}

async function until(isSo: () => Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('waited too long')
    await new Promise((wake) => setTimeout(wake, 50))
  }
}
