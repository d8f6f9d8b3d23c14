import { Readable } from 'node:stream'
import { projectArchive } from '@duet/formats/testing/pvsyst'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectAccess } from '../access/projectAccess.ts'
import { componentsOf } from '../components/components.ts'
import { readDesign } from '../design/storedDesign.ts'
import { signUpload } from '../files/filesService.ts'
import { setUploaded } from '../files/storedFileQueries.ts'
import { createProject } from '../projects/projects.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts'
import { executeImport } from './executeImport.ts'
import { takeLease } from './importQueries.ts'
import {
  importData,
  importFiles,
  importPreview,
  importsOf,
  removeImportFiles,
} from './pvsystImports.ts'

let server: TestServer
let ann: TestUser
let organizationId: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  organizationId = await server.newOrganization('acme', { [ann.id]: 'member' })
})
afterAll(() => server.close())

const VARIANT = { variant: 'Invented/Invented.VC0' }

const newProject = async (): Promise<string> =>
  (
    await createProject(server, ann.id, organizationId, {
      name: 'Imported',
      latitude: 0,
      longitude: 0,
    })
  ).id

async function send(projectId: string, bytes: Uint8Array): Promise<void> {
  const { storage_key } = await signUpload(server, {
    userId: ann.id,
    projectId,
    dir: '/pvsyst-import',
    filename: 'plant.zip',
    allowOverwrite: false,
  })
  const written = await server.storage.put(storage_key, Readable.from([bytes]))
  await setUploaded(server.db, storage_key, written)
}

async function sent(change?: Parameters<typeof projectArchive>[0]): Promise<string> {
  const projectId = await newProject()
  await send(projectId, projectArchive(change))
  return projectId
}

const designOf = (projectId: string) => readDesign(server.db, projectId)

describe('an import', () => {
  test('lists the files and variants, and makes nothing before it is executed', async () => {
    const id = await sent({ 'Invented/notes.txt': 'Fence' })
    expect(await importFiles(server, ann.id, id)).toMatchObject([{ filename: 'plant.zip' }])
    const { files, variants } = await importData(server, ann.id, id)
    expect(files.map(({ kind, state }) => kind ?? state)).toEqual([
      'ond',
      'pan',
      'project',
      'variant',
      'ignored',
    ])
    expect(variants).toMatchObject([{ path: VARIANT.variant, project_name: 'Invented plant' }])
    const preview = await importPreview(server, ann.id, id, VARIANT)
    expect(preview).toMatchObject({ block_count: 1, laid_out_module_count: 48, has_weather: false })
    expect((await designOf(id)).blocks).toEqual([])
  })

  test('leaves a project that was made for it unfinished until it is executed', async () => {
    const fields = { name: 'Begun', latitude: 0, longitude: 0, begins_pvsyst_import: true }
    const { id } = await createProject(server, ann.id, organizationId, fields)
    const isUnfinished = () =>
      server.call(
        'query P($id: ID!) { project(id: $id) { pvsyst_import_in_progress } }',
        { id },
        ann.token,
      )
    await send(id, projectArchive())
    await importPreview(server, ann.id, id, VARIANT)
    expect((await isUnfinished()).data).toEqual({ project: { pvsyst_import_in_progress: true } })
    await executeImport(server, ann.id, id, VARIANT)
    expect((await isUnfinished()).data).toEqual({ project: { pvsyst_import_in_progress: false } })
  })

  test('makes what the preview said, moves the empty project to its place and is recorded', async () => {
    const id = await sent()
    const done = await executeImport(server, ann.id, id, VARIANT)
    const { blocks, block_layers } = await designOf(id)
    expect(blocks.map((block) => block.id)).toEqual(done.block_ids)
    expect(block_layers.map((layer) => layer.id)).toEqual(done.layer_ids)
    const components = await componentsOf(server, ann.id, { project_id: id })
    expect(components.map((component) => component.id).toSorted()).toEqual(
      [...done.component_ids].toSorted(),
    )
    const { project } = await projectAccess(server.db, ann.id, id, 'viewer')
    expect(project).toMatchObject({ latitude: 38, longitude: 15, altitude_m: 500 })
    expect(project.pvsyst_import_until).toBeNull()
    expect(await importsOf(server, ann.id, id)).toMatchObject([
      { id: done.id, variant_name: 'Trackers' },
    ])
  })

  test('leaves nothing behind when it fails, and lets the next one begin', async () => {
    const id = await sent()
    const another = await newProject()
    const dataset = { ...VARIANT, enviro_dataset_id: another }
    await expect(executeImport(server, ann.id, id, dataset)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const missing = { ...VARIANT, variant: 'Other.VC0' }
    await expect(executeImport(server, ann.id, id, missing)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect((await designOf(id)).blocks).toEqual([])
    expect(await componentsOf(server, ann.id, { project_id: id })).toEqual([])
    expect((await executeImport(server, ann.id, id, VARIANT)).block_ids).toHaveLength(1)
  })

  test('is refused while another runs, and begins when one that was lost has ended', async () => {
    const id = await sent()
    await takeLease(server.db, id)
    const inProgress = await server.call(
      'query P($id: ID!) { project(id: $id) { pvsyst_import_in_progress } }',
      { id },
      ann.token,
    )
    expect(inProgress.data).toEqual({ project: { pvsyst_import_in_progress: true } })
    await expect(executeImport(server, ann.id, id, VARIANT)).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await server.db
      .updateTable('project')
      .set({ pvsyst_import_until: new Date(0) })
      .where('id', '=', id)
      .execute()
    expect((await executeImport(server, ann.id, id, VARIANT)).block_ids).toHaveLength(1)
  })

  test('takes a component of the project for a file that is not there', async () => {
    const id = await sent()
    await executeImport(server, ann.id, id, VARIANT)
    const inverter = (await componentsOf(server, ann.id, { project_id: id, kind: 'inverter' }))[0]
    await removeImportFiles(server, ann.id, id)
    expect(await importFiles(server, ann.id, id)).toEqual([])
    await send(id, projectArchive({ 'Invented/Components/Invented.OND': undefined }))
    const components = [{ file: 'Invented.OND', component_id: inverter?.id ?? '' }]
    const done = await executeImport(server, ann.id, id, { ...VARIANT, components })
    const block = (await designOf(id)).blocks.find((one) => done.block_ids.includes(one.id))
    expect(block?.pv_inverter_id).toBe(inverter?.id)
  })
})
