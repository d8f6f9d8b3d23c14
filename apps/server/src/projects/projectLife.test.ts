import { randomUUID } from 'node:crypto'
import { NEW_PARAMETERS } from '@duet/comparison'
import { writeWeatherCsv } from '@duet/formats'
import { samplePlant, sampleWeather } from '@duet/plant'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { upsertBlocks } from '../design/designBatches.ts'
import { projectBlocks } from '../design/designChanges.ts'
import { createFromMetFile } from '../meteo/changes/datasetChanges.ts'
import { datasetRows, listDatasets } from '../meteo/views/datasetViews.ts'
import { storedBlockSummary } from '../plants/blockSummary.ts'
import { exportAnyProject, exportProject } from '../plants/plantDocument.ts'
import { projectSimulations, stopSimulation } from '../simulations/simulations.ts'
import { apiOf } from '../simulations/testing/api.ts'
import { outcomeOf } from '../testing/codes.ts'
import { copyProject, copyProjectTo } from './copyProject.ts'
import { importProject } from './importProject.ts'
import { projectActivity } from './projectActivity.ts'
import { deletedProjects, deleteProject, restoreProject } from './projectDeletion.ts'
import { purgeProjects } from './projectPurge.ts'
import { oneProject, projectFiles, signProjectUpload } from './projects.ts'
import { startProjectBench } from './testing/projectBench.ts'

const { server, ann, bob, org, newProject, names } = await startProjectBench()
afterAll(() => server.close())

const actions = async (projectId: string): Promise<readonly string[]> => {
  const rows = await projectActivity(server, ann.id, { project_id: projectId })
  return rows.map(({ action }) => action)
}

async function upload(projectId: string, dir: string, filename: string, content: string) {
  const asked = { projectId, dir, filename, allowOverwrite: false }
  const link = await server.asUser(ann, () => signProjectUpload(server, ann.id, asked))
  await server.app.inject({ method: 'PUT', url: link.url, payload: content })
  return link.storage_key
}

/** The sample plant with its weather, every block on it. */
async function plantWithWeather(): Promise<string> {
  const document = samplePlant()
  const input = { organization_id: org, document }
  const { id } = await importProject(server, ann.id, input)
  const text = [...writeWeatherCsv(sampleWeather())].join('')
  const storage_key = await upload(id, '/meteo', 'weather.csv', text)
  const file = { project_id: id, storage_key, filename: 'weather.csv' }
  const dataset = await createFromMetFile(server, ann.id, file)
  await server.db
    .updateTable('block')
    .set({ enviro_dataset_id: dataset.id })
    .where('project_id', '=', id)
    .execute()
  return id
}

/** A plant document with names in place of ids, to compare two of them. */
async function withoutIds(projectId: string): Promise<unknown> {
  const document = await exportProject(server, ann.id, projectId)
  const renamed = new Map<string, string>()
  const everything = [
    ...document.components,
    ...document.blocks,
    ...document.block_layers,
    ...(document.enviro_datasets ?? []),
  ]
  for (const record of everything) renamed.set(record.id, `id of ${record.name}`)
  const text = JSON.stringify({ ...document, project: null }, (key, value: unknown) =>
    key === 'created_at' || key === 'updated_at' || key === 'project_id' ? undefined : value,
  )
  const plain: unknown = JSON.parse(
    text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => renamed.get(id) ?? id),
  )
  return sorted(plain)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(sorted)
    const isRecords = items.every((item) => typeof item === 'object' && item && 'id' in item)
    return isRecords
      ? items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : items
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}

describe('a copy', () => {
  test('is equal to its source, and nothing of it is shared', async () => {
    const source = await plantWithWeather()
    const copy = await copyProject(server, ann.id, { sourceProjectId: source })
    expect(copy.name).toMatch(/^.+ \(copy by Test User, \d{4}-\d\d-\d\d \d\d:\d\d UTC\)$/)
    expect(await withoutIds(copy.id)).toEqual(await withoutIds(source))
    const [before] = await listDatasets(server, ann.id, { project_id: source })
    const [after] = await listDatasets(server, ann.id, { project_id: copy.id })
    expect(after).toEqual({
      ...before,
      id: after?.id,
      project_id: copy.id,
      updated_at: after?.updated_at,
    })
    const values = async (id: string | undefined) =>
      (await datasetRows(server, ann.id, { id: id ?? '', take: 24 })).values
    const expected = await values(before?.id)
    expect(expected.flat().length).toBeGreaterThan(24)

    await deleteProject(server, ann.id, source)
    await server.db
      .updateTable('project')
      .set({ deleted_at: sql<Date>`now() - interval '31 days'` })
      .where('id', '=', source)
      .execute()
    await purgeProjects({ db: server.db, wakeSweeper: () => undefined })
    const gone = await server.db
      .selectFrom('stored_file')
      .select('state')
      .where('storage_key', 'like', `projects/${source}/%`)
      .execute()
    expect(new Set(gone.map(({ state }) => state))).toEqual(new Set(['deleting']))
    expect(await values(after?.id)).toEqual(expected)
    expect(await projectFiles(server, ann.id, copy.id, '/meteo')).toMatchObject([
      { filename: 'weather.csv' },
    ])
    expect(await actions(copy.id)).toEqual(['project_copied'])
  })

  test('has the workbooks of its datasets with their tags, and none of simulations', async () => {
    const source = await plantWithWeather()
    const [weather] = await listDatasets(server, ann.id, { project_id: source })
    const ofWeather = { id: weather?.id ?? '', label: 'Weather', source: 'meteo' } as const
    const ofRun = { id: randomUUID(), label: 'Run', source: 'simulation' } as const
    const made = { createdAt: '2026-03-01T12:00:00.000Z', parameters: NEW_PARAMETERS }
    const tag = { ...made, id: 'one', name: 'Tag #1', dataset_a: ofWeather, dataset_b: null }
    const tags = [tag, { ...tag, id: 'two', name: 'Tag #2', dataset_b: ofRun }]
    const workbook = (name: string, b: object) => ({
      name,
      project_id: source,
      owner_id: ann.id,
      data: JSON.stringify({ version: 1, parameters: NEW_PARAMETERS, tags }),
      dataset_a: JSON.stringify(ofWeather),
      dataset_b: JSON.stringify(b),
    })
    const rows = [workbook('Weather', ofWeather), workbook('Run', ofRun)]
    await server.db.insertInto('compare_workbook').values(rows).execute()
    const copy = await copyProject(server, ann.id, { sourceProjectId: source })
    const [copied] = await listDatasets(server, ann.id, { project_id: copy.id })
    const inCopy = { ...ofWeather, id: copied?.id }
    const found = await server.db
      .selectFrom('compare_workbook')
      .selectAll()
      .where('project_id', '=', copy.id)
      .execute()
    expect(found).toMatchObject([
      { name: 'Weather', owner_id: ann.id, revision: 1, dataset_a: inCopy, dataset_b: inCopy },
    ])
    expect(found[0]?.data).toEqual({
      version: 1,
      parameters: NEW_PARAMETERS,
      tags: [{ ...tag, dataset_a: inCopy }],
    })
  })

  test('that fails leaves nothing behind', async () => {
    const source = await plantWithWeather()
    const name = 'x'.repeat(201)
    const copy = { sourceProjectId: source, copyProjectName: name }
    expect(await outcomeOf(copyProject(server, ann.id, copy))).toBe('INVALID_INPUT')
    await server.db
      .updateTable('enviro_dataset')
      .set({ storage_key: 'elsewhere/data.parquet' })
      .where('project_id', '=', source)
      .execute()
    const before = await names({})
    const failed = copyProject(server, ann.id, { sourceProjectId: source })
    expect(await outcomeOf(failed)).toBe('INTERNAL')
    const left = await server.db
      .selectFrom('stored_file')
      .select('state')
      .where('project_id', '=', source)
      .where('storage_key', 'not like', `projects/${source}/%`)
      .execute()
    expect(left.filter(({ state }) => state !== 'deleting')).toEqual([])
    expect(await names({})).toEqual(before)
  })

  test('goes into another organisation of the user alone, and not by guests of it', async () => {
    const source = await newProject('Source')
    const own = await server.newOrganization('own', { [ann.id]: 'owner' })
    const guest = await server.newOrganization('guest', { [ann.id]: 'guest' })
    const foreign = await server.newOrganization('foreign', { [bob.id]: 'owner' })
    const into = (organization_id: string) =>
      copyProject(server, ann.id, {
        sourceProjectId: source,
        organization_id,
        copyProjectName: 'Copy',
      })
    expect(await into(own)).toMatchObject({ organization_id: own, name: 'Copy', role_id: 'owner' })
    expect(await outcomeOf(into(guest))).toBe('FORBIDDEN')
    expect(await outcomeOf(into(foreign))).toBe('NOT_FOUND')
    const target = { sourceProjectId: source, organizationId: foreign, userId: bob.id }
    expect(await copyProjectTo(server, target)).toMatchObject({
      organization_id: foreign,
      owner_id: bob.id,
    })
    expect(await exportAnyProject(server, source)).toMatchObject({
      project: { name: 'Source' },
    })
  })
})

describe('a deleted project', () => {
  test('is hidden everywhere, and its run is stopped', async () => {
    const portfolio = await server.db
      .insertInto('portfolio')
      .values({ organization_id: org, name: 'Hidden' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const id = await newProject('Hidden', ann, { org_general_access: 'editor' })
    const [block] = await upsertBlocks(server, ann.id, id, [
      { id: crypto.randomUUID(), name: 'B', configuration: {} },
    ])
    const run = await server.db
      .insertInto('simulation')
      .values({
        project_id: id,
        user_id: ann.id,
        name: 'Run',
        environment: 'production',
        manifest: '{}',
        storage_prefix: `projects/${id}/simulations/x`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const job = { simulation_id: run.id, status: 'running', stage: 'irradiance', total_tasks: 1 }
    await server.db.insertInto('duet_job').values(job).execute()

    await deleteProject(server, ann.id, id)
    for (const user of [ann, bob]) {
      const lists = [
        {},
        { collection: 'mine' },
        { collection: 'shared' },
        { portfolio: portfolio.id },
      ]
      for (const input of lists) expect(await names(input, user)).not.toContain('Hidden')
      expect(
        await Promise.all([
          outcomeOf(oneProject(server, user.id, id)),
          outcomeOf(exportAnyProject(server, id)),
          outcomeOf(projectBlocks(server, user.id, id)),
          outcomeOf(storedBlockSummary(server, user.id, block?.id ?? '')),
          outcomeOf(projectSimulations(server, user.id, { project_id: id })),
          outcomeOf(stopSimulation(server, user.id, run.id, id)),
          outcomeOf(apiOf(server, user.id).simulationKpis({ simulation_id: run.id })),
          outcomeOf(copyProject(server, user.id, { sourceProjectId: id })),
          outcomeOf(deleteProject(server, user.id, id)),
        ]),
      ).toEqual(Array(9).fill('NOT_FOUND'))
    }
    const stopped = await server.db
      .selectFrom('duet_job')
      .select('status')
      .where('simulation_id', '=', run.id)
      .execute()
    expect(stopped).toEqual([{ status: 'stopped' }])
  })

  test('is restored within 30 days by those who could delete it', async () => {
    const id = await newProject('Back', ann, { org_general_access: 'editor' })
    await deleteProject(server, ann.id, id)
    const [listed] = await deletedProjects(server, ann.id, org)
    expect(listed).toMatchObject({ id, name: 'Back', deleted_by: { email: ann.email } })
    const storedMs =
      Number(new Date(listed?.gone_at ?? '')) - Number(new Date(listed?.deleted_at ?? ''))
    expect(storedMs).toBe(30 * 86_400_000)
    expect((await deletedProjects(server, bob.id, org)).map((row) => row.id)).not.toContain(id)
    expect(await outcomeOf(restoreProject(server, bob.id, id))).toBe('NOT_FOUND')
    expect(await restoreProject(server, ann.id, id)).toMatchObject({ id, role_id: 'owner' })
    expect(await outcomeOf(restoreProject(server, ann.id, id))).toBe('NOT_FOUND')
    expect(await names({ search: 'Back' })).toEqual(['Back'])
    expect(await actions(id)).toEqual(['project_restored', 'project_deleted', 'project_created'])
  })

  test('is gone after 30 days, one day before it is not', async () => {
    const [old, young] = [await newProject('Old'), await newProject('Young')]
    const key = await upload(old, '/custom-datasets', 'a.csv', 'a')
    for (const [id, days] of [
      [old, 30],
      [young, 29],
    ] as const) {
      await deleteProject(server, ann.id, id)
      await server.db
        .updateTable('project')
        .set({ deleted_at: sql<Date>`now() - make_interval(days => ${days}, secs => 1)` })
        .where('id', '=', id)
        .execute()
    }
    const deleted = await deletedProjects(server, ann.id, org)
    const restorable = new Set(deleted.map(({ id }) => id))
    expect([restorable.has(old), restorable.has(young)]).toEqual([false, true])
    expect(await outcomeOf(restoreProject(server, ann.id, old))).toBe('NOT_FOUND')
    let wakes = 0
    expect(await purgeProjects({ db: server.db, wakeSweeper: () => void (wakes += 1) })).toBe(1)
    expect(wakes).toBe(1)
    const file = await server.db
      .selectFrom('stored_file')
      .select(['state', 'project_id'])
      .where('storage_key', '=', key)
      .execute()
    expect(file).toEqual([{ state: 'deleting', project_id: null }])
    expect(await restoreProject(server, ann.id, young)).toMatchObject({ id: young })
  })
})
