import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { inspect } from 'node:util'
import { AppError } from '@duet/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpload } from '../files/filesService.ts'
import { findStoredFile, markDeleting } from '../files/storedFileQueries.ts'
import { storeObject } from '../files/storeObject.ts'
import { deleteResultJob } from '../jobs/resultJobEdits.ts'
import { startResultJob } from '../jobs/resultJobs.ts'
import { writeInstallationLimits } from '../quotas/quotaQueries.ts'
import { startSimulation } from '../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'
import { sameDay } from '../testing/sameDay.ts'
import {
  organizationUsage,
  projectUsage,
  setOrganizationQuota,
  setProjectQuota,
} from './quotaLimits.ts'

const MB = 1_000_000

let bench: RunBench
let origin = ''

beforeAll(async () => {
  bench = await startRunBench()
  origin = await bench.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => bench.close())

let owner: { userId: string; organizationId: string }
let projectId = ''
let names = 0

beforeEach(async () => {
  await sameDay()
  names += 1
  owner = await bench.newOwner(`owner-${names}`)
  projectId = await bench.newProject(owner, samplePlant(1))
})

const setLimit = (name: string, limit: number | null) =>
  setOrganizationQuota(
    bench,
    { userId: owner.userId, isSystemAdmin: true, impersonatorId: undefined, apiToken: undefined },
    { organization_id: owner.organizationId, name, limit },
  )
const setShare = (name: string, limit: number | null, userId = owner.userId, project = projectId) =>
  setProjectQuota(bench, userId, { project_id: project, name, limit })
const usedOf = async (name: string): Promise<number | null | undefined> =>
  (await projectUsage(bench, owner.userId, projectId)).find((quota) => quota.name === name)?.used

async function uploadLink(project = projectId): Promise<{ url: string; storage_key: string }> {
  const upload = { userId: owner.userId, dir: '/meteo', filename: 'a.csv', allowOverwrite: false }
  return signUpload(bench, { ...upload, projectId: project })
}

interface Answer {
  readonly status: number
  readonly body: string
}

/** In chunks without a length, as a stream sends it. */
function put(url: string, bytes: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + url, { method: 'PUT' }, (answer) => {
      let body = ''
      answer.on('data', (piece: Buffer) => (body += piece.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
    sent.on('error', reject)
    sent.end(Buffer.alloc(bytes))
  })
}

async function putWithLength(url: string, bytes: number): Promise<Answer> {
  const answer = await fetch(origin + url, { method: 'PUT', body: Buffer.alloc(bytes) })
  return { status: answer.status, body: await answer.text() }
}

test('uploads that come together never store more than the organisation may, in whatever project', async () => {
  const second = await bench.newProject(owner, samplePlant(1))
  await setLimit('storage', 5 * MB)
  const links = await Promise.all(
    Array.from({ length: 16 }, (_, index) => uploadLink(index % 2 === 0 ? projectId : second)),
  )
  const answers = await Promise.all(links.map(({ url }) => put(url, MB)))
  expect(answers.filter(({ status }) => status === 200).length).toBe(5)
  for (const [index, { status, body }] of answers.entries()) {
    if (status === 200) continue
    expect({ status, ...JSON.parse(body) }).toMatchObject({
      status: 413,
      error: { code: 'QUOTA_EXCEEDED' },
    })
    const key = links[index]?.storage_key ?? ''
    expect(await bench.storage.stat(key)).toBeUndefined()
    expect((await findStoredFile(bench.db, key))?.size_bytes).toBeNull()
  }
  expect(readdirSync(path.join(bench.dataDir, 'files', '.tmp'))).toEqual([])
  expect(await usedOf('storage')).toBe(5 * MB)
  await expect(uploadLink()).rejects.toMatchObject({
    code: 'QUOTA_EXCEEDED',
    message:
      'The limit of 5 MB of storage for this organization would be passed: 5 MB are used. Delete simulations, exports or weather that are no longer needed, or ask a system administrator for a higher limit.',
  })
})

test('an upload is refused by its length, and while it streams; one that fits in its stead is taken', async () => {
  await setLimit('storage', 3 * MB)
  const { url, storage_key } = await uploadLink()
  for (const send of [put, putWithLength]) {
    const { status, body } = await send(url, 3 * MB + 1)
    expect(status).toBe(413)
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'QUOTA_EXCEEDED' } })
    expect(await bench.storage.stat(storage_key)).toBeUndefined()
  }
  expect((await put(url, 3 * MB)).status).toBe(200)
  expect(await usedOf('storage')).toBe(3 * MB)
})

test('what is stored counts until it is deleted: of projects, and of the organisation alone', async () => {
  const inOrganization = `organizations/${owner.organizationId}/weather/one/download`
  const inProject = `projects/${projectId}/simulations/one/part-0.parquet`
  const store = (key: string, project: string | null, bytes: number) =>
    storeObject(bench, { key, projectId: project, filename: 'file', state: 'kept' }, () =>
      bench.storage.put(key, Readable.from([Buffer.alloc(bytes)])),
    )
  await store(inOrganization, null, 700)
  await store(inProject, projectId, 500)
  await store(inProject, projectId, 500)
  const { url } = await uploadLink()
  await put(url, 30)
  const usage = () => organizationUsage(bench, owner.userId, owner.organizationId)
  const stored = async () => {
    const { projects, other_stored_bytes } = await usage()
    return [projects[0]?.stored_bytes, other_stored_bytes, await usedOf('storage')]
  }
  expect(await stored()).toEqual([530, 700, 1230])
  await bench.sweep()
  expect(await stored()).toEqual([530, 700, 1230])
  await markDeleting(bench.db, inProject)
  expect(await stored()).toEqual([30, 700, 730])
  await bench.sweep()
  expect(await stored()).toEqual([30, 700, 730])

  await setLimit('storage', 800)
  await expect(store(inProject, projectId, 71)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' })
  expect(await bench.storage.stat(inProject)).toBeUndefined()
  expect(await findStoredFile(bench.db, inProject)).toMatchObject({ state: 'deleting' })
  // What grew over a limit that was lowered later is written again as it was
  await setLimit('storage', 1)
  await store(inOrganization, null, 700)
  await bench.pool.query('delete from simulation where project_id = $1', [projectId])
  await bench.pool.query('delete from project where id = $1', [projectId])
  expect((await usage()).quotas.find(({ name }) => name === 'storage')?.used).toBe(700)
})

test('jobs of results: as many at once and a day as one may, however they come; deleting gives none back for the day', async () => {
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 2 })
  const { id: enviro_dataset_id } = await bench.newDataset(owner.userId, projectId, csv)
  const block_ids = await bench.blockIds(projectId)
  const { simulation } = await startSimulation(bench, owner.userId, projectId, {
    block_ids,
    enviro_dataset_id,
  })
  const viewer = await bench.newUser(`viewer-${names}`)
  const ask = (userId: string) =>
    startResultJob(bench, {
      simulationId: simulation?.id ?? '',
      userId,
      kind: 'pdf_report',
      input: {},
    })
  const together = async (count: number, userId: string) => {
    const ends = await Promise.allSettled(Array.from({ length: count }, () => ask(userId)))
    // The whole of any other error: its code alone does not say what it was
    const textOf = (error: { readonly code?: string }): string =>
      error.code === 'QUOTA_EXCEEDED' ? error.code : inspect(error)
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [textOf(end.reason)] : []))
    expect(new Set(refused)).toEqual(new Set(['QUOTA_EXCEEDED']))
    return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  }
  await setLimit('user_jobs', 3)
  const made = await together(10, viewer)
  expect(made.length).toBe(3)
  await expect(ask(viewer)).rejects.toMatchObject({
    message:
      'The limit of 3 files and figures at once for you is reached: 3 are being made or waiting. Wait until some of them are there, or ask a system administrator for a higher limit.',
  })
  // Of a person, not of all
  await setLimit('jobs', 5)
  expect((await together(10, owner.userId)).length).toBe(2)
  await setLimit('jobs', null)
  await setLimit('user_daily_jobs', 4)
  for (const { id } of made) await deleteResultJob(bench, id)
  expect((await together(10, viewer)).length).toBe(1)
  expect(await usedOf('daily_jobs')).toBe(6)
  expect(await usedOf('user_daily_jobs')).toBe(2)

  await setShare('project_runs', 1)
  const run = startSimulation(bench, owner.userId, projectId, { block_ids, enviro_dataset_id })
  await expect(run).rejects.toMatchObject({
    code: 'QUOTA_EXCEEDED',
    details: { quota: 'project_runs', limit: 1, used: 1 },
  })
  await setShare('project_runs', null)
  await setLimit('storage', 1)
  await expect(ask(owner.userId)).rejects.toMatchObject({ details: { quota: 'storage' } })
})

test('a limit is that of the project within that of its organisation, else that of the installation', async () => {
  const limitOf = async (name: string) =>
    (await projectUsage(bench, owner.userId, projectId)).find((quota) => quota.name === name)
  await writeInstallationLimits(bench.db, { runs: 40, project_runs: 30 })
  expect(await limitOf('project_runs')).toMatchObject({ limit: 30, is_set: false })
  await setLimit('runs', 20)
  expect(await limitOf('project_runs')).toMatchObject({ limit: 20, default_limit: 20 })
  await setShare('project_runs', 7)
  expect(await limitOf('project_runs')).toMatchObject({ limit: 7, is_set: true })
  await expect(setShare('project_runs', 21)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'The share of a project is at most what its organization has.',
  })
  await expect(setShare('runs', 5)).rejects.toBeInstanceOf(AppError)
  await writeInstallationLimits(bench.db, {})
  await setLimit('runs', null)
  expect(await limitOf('runs')).toMatchObject({ limit: 500, is_set: false })

  const { rows } = await bench.pool.query(
    "select project_id, details from audit_log where action = 'quota_set' and organization_id = $1 order by id",
    [owner.organizationId],
  )
  expect(rows).toEqual([
    { project_id: null, details: { name: 'runs', limit: 20 } },
    { project_id: projectId, details: { name: 'project_runs', limit: 7 } },
    { project_id: null, details: { name: 'runs', limit: null } },
  ])
  const editor = await bench.newUser(`editor-${names}`)
  await bench.pool.query(
    'insert into user_organization (user_id, organization_id, role_id) values ($1, $2, $3)',
    [editor, owner.organizationId, 'member'],
  )
  await bench.pool.query(
    'insert into project_user (user_id, project_id, role_id) values ($1, $2, $3)',
    [editor, projectId, 'owner'],
  )
  await expect(setShare('project_runs', 5, editor)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
