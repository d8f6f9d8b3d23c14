import { writeHeightGrid } from '@duet/plant'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signDownload, signUpload } from '../files/filesService.ts'
import { FILE_ROUTE } from '../files/signedUrls.ts'
import { exportProject, projectPlant } from '../plants/plantDocument.ts'
import { copyProject } from '../projects/copyProject.ts'
import { importProject } from '../projects/importProject.ts'
import { createProject } from '../projects/projects.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts'
import {
  createRasterLayer,
  deleteRasterLayer,
  rasterLayers,
  updateRasterLayer,
} from './rasterLayers.ts'
import { createTerrain, deleteTerrain, projectTerrain } from './terrain.ts'

let server: TestServer
let ann: TestUser
let org: string
let projectId: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  org = await server.newOrganization('acme', { [ann.id]: 'owner' })
})
beforeEach(async () => {
  const site = { name: 'P', latitude: 38, longitude: 23 }
  projectId = (await createProject(server, ann.id, org, site)).id
})
afterAll(() => server.close())

const CORNERS = [
  [23, 38.001],
  [23.001, 38.001],
  [23.001, 38],
  [23, 38],
]

/** A file sent to a folder of the project; gives its key. */
async function sent(dir: string, content: Uint8Array, project = projectId): Promise<string> {
  const file = { userId: ann.id, projectId: project, dir, filename: 'ground' }
  const { url, storage_key } = await server.asUser(ann, () =>
    signUpload(server, { ...file, allowOverwrite: false }),
  )
  const answer = await server.app.inject({ method: 'PUT', url, payload: Buffer.from(content) })
  expect(answer.statusCode).toBe(200)
  return storage_key
}

/** The first bytes of a PNG of this size. */
function png(widthPx: number, heightPx: number): Uint8Array {
  const bytes = Buffer.alloc(60)
  bytes.set([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
  bytes.writeUInt32BE(widthPx, 16)
  bytes.writeUInt32BE(heightPx, 20)
  return bytes
}

const heightFile = (heightM = 100): Uint8Array =>
  writeHeightGrid({
    longitude: 23,
    latitude: 38,
    originEastM: -100,
    originNorthM: -50,
    cellSizeM: 10,
    columns: 21,
    rows: 11,
    heightsM: Float32Array.from({ length: 231 }, (_, i) => (i === 0 ? Number.NaN : heightM + i)),
  })

const newLayer = async (input: object = {}) =>
  createRasterLayer(server, ann.id, projectId, {
    name: 'Ortho',
    storage_key: await sent('/raster-layers', png(400, 300)),
    source_filename: 'ortho.tif',
    corners: CORNERS,
    width_px: 400,
    height_px: 300,
    ...input,
  })
const newTerrain = async (file = heightFile()) =>
  createTerrain(server, ann.id, projectId, {
    name: 'Survey',
    source_type: 'geotiff',
    source_filename: 'dem.tif',
    storage_key: await sent('/terrain', file),
  })

const stateOf = async (key: string): Promise<string | undefined> =>
  (
    await server.db
      .selectFrom('stored_file')
      .select('state')
      .where('storage_key', '=', key)
      .executeTakeFirst()
  )?.state

/** The file that a link names; the links of services that are asked outside of a call open nothing. */
async function bytesAt(url: string): Promise<Buffer> {
  const key = new URL(url, 'http://localhost').pathname.slice(`${FILE_ROUTE}/`.length)
  const link = await server.asUser(ann, async () => signDownload(server, key, 'a'))
  return (await server.app.inject({ method: 'GET', url: link.url })).rawPayload
}

describe('raster layers', () => {
  test('lie in a pile, answer where they lie, and can be changed', async () => {
    const below = await newLayer()
    const above = await newLayer({ name: 'Newer', opacity: 0.5 })
    expect(below).toMatchObject({
      sort_order: 1,
      opacity: 1,
      is_visible: true,
      origin: [23, 38.001],
    })
    // 87.8 m for 0.001 degrees at 38 degrees north, over 400 pixels
    expect(below.pixel_ratio).toBeCloseTo(0.2195, 3)
    expect((await bytesAt(below.url)).length).toBe(60)
    expect((await rasterLayers(server, ann.id, projectId)).map(({ name }) => name)).toEqual([
      'Ortho',
      'Newer',
    ])
    const moved = CORNERS.map(([lng = 0, lat = 0]) => [lng + 0.01, lat])
    const changed = await updateRasterLayer(server, ann.id, above.id, {
      sort_order: 0.5,
      is_visible: false,
      corners: moved,
    })
    expect(changed).toMatchObject({
      name: 'Newer',
      opacity: 0.5,
      is_visible: false,
      corners: moved,
    })
    expect((await rasterLayers(server, ann.id, projectId)).map(({ name }) => name)).toEqual([
      'Newer',
      'Ortho',
    ])
  })

  test.each([
    [{ name: ' ' }, 'input.name: required'],
    [{ opacity: 2 }, 'input.opacity: maximum 1'],
    [{ width_px: 9000 }, 'maximum 8192'],
    [{ width_px: 401 }, 'the picture has 400 x 300 pixels, not 401 x 300'],
    [{ corners: CORNERS.slice(1) }, 'must be the four corners'],
    [{ corners: [CORNERS[0], CORNERS[0], CORNERS[2], CORNERS[3]] }, 'must span a picture'],
    [
      {
        corners: [
          [23, 38],
          [29, 38],
          [29, 37],
          [23, 37],
        ],
      },
      'within 200 km',
    ],
    [
      {
        corners: [
          [230, 38],
          [29, 38],
          [29, 37],
          [23, 37],
        ],
      },
      'input.corners.0',
    ],
  ])('%o is refused', async (input, message) => {
    await expect(newLayer(input)).rejects.toThrow(message)
  })

  test("a file that is no picture, is another project's or was used is refused", async () => {
    const text = await sent('/raster-layers', Buffer.from('hello, this is no picture at all'))
    await expect(newLayer({ storage_key: text })).rejects.toMatchObject({ code: 'FILE_FORMAT' })
    const { storage_url } = await newLayer()
    await expect(newLayer({ storage_key: storage_url })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const site = { name: 'Q', latitude: 38, longitude: 23 }
    const other = await createProject(server, ann.id, org, site)
    const foreign = await sent('/raster-layers', png(400, 300), other.id)
    await expect(newLayer({ storage_key: foreign })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const height = await sent('/terrain', heightFile())
    await expect(newLayer({ storage_key: height })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('take their file with them', async () => {
    const { id, storage_url } = await newLayer()
    expect(await stateOf(storage_url)).toBe('kept')
    await deleteRasterLayer(server, ann.id, id)
    expect(await stateOf(storage_url)).not.toBe('kept')
    await expect(deleteRasterLayer(server, ann.id, id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Raster layer not found',
    })
  })
})

describe('terrain', () => {
  test('answers what its file holds, and another takes its place', async () => {
    expect(await projectTerrain(server, ann.id, projectId)).toBeNull()
    const first = await newTerrain()
    expect(first).toMatchObject({
      source_type: 'geotiff',
      columns: 21,
      rows: 11,
      cell_size_m: 10,
      min_height_m: 101,
      max_height_m: 330,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(first).not.toHaveProperty('storage_key')
    expect((await bytesAt(first.url)).equals(heightFile())).toBe(true)
    const second = await newTerrain(heightFile(200))
    expect(second.sha256).not.toBe(first.sha256)
    const stored = await server.db
      .selectFrom('stored_file')
      .select('storage_key')
      .where('project_id', '=', projectId)
      .where('state', '=', 'kept')
      .execute()
    expect(stored).toHaveLength(1)
    await deleteTerrain(server, ann.id, projectId)
    expect(await projectTerrain(server, ann.id, projectId)).toBeNull()
  })

  test('a damaged file is refused with the place', async () => {
    await expect(newTerrain(heightFile().subarray(0, 500))).rejects.toMatchObject({
      code: 'FILE_FORMAT',
      message: expect.stringContaining('21 x 11 heights need'),
    })
    await expect(newTerrain(Buffer.from('no heights'))).rejects.toThrow('does not begin with')
    await expect(
      createTerrain(server, ann.id, projectId, {
        name: 'T',
        source_type: 'guess',
        storage_key: 'x',
      }),
    ).rejects.toThrow('must be one of geotiff, contours, points, tiles')
  })

  test('travels with a document and with a copy', async () => {
    const layer = await newLayer()
    const { sha256 } = await newTerrain()
    const document = await exportProject(server, ann.id, projectId)
    expect(document.terrain).toMatchObject({ name: 'Survey', source_filename: 'dem.tif' })
    expect(await projectPlant(server, ann.id, projectId)).not.toHaveProperty('terrain')
    const imported = await importProject(server, ann.id, { organization_id: org, document })
    expect(await projectTerrain(server, ann.id, imported.id)).toMatchObject({
      sha256,
      name: 'Survey',
    })
    const copy = await copyProject(server, ann.id, { sourceProjectId: projectId })
    const copied = await projectTerrain(server, ann.id, copy.id)
    expect(copied).toMatchObject({ sha256 })
    await deleteTerrain(server, ann.id, projectId)
    await deleteRasterLayer(server, ann.id, layer.id)
    expect((await bytesAt(copied?.url ?? '')).equals(heightFile())).toBe(true)
    const [picture] = await rasterLayers(server, ann.id, copy.id)
    expect(picture).toMatchObject({ name: 'Ortho', corners: CORNERS })
    expect(picture?.id).not.toBe(layer.id)
    expect((await bytesAt(picture?.url ?? '')).length).toBe(60)
  })

  test('damaged in a document, nothing is imported', async () => {
    await newTerrain()
    const document = await exportProject(server, ann.id, projectId)
    const heights = document.terrain?.heights.slice(0, 400)
    const damaged = { ...document, terrain: { ...document.terrain, heights } }
    await expect(
      importProject(server, ann.id, {
        organization_id: org,
        document: damaged,
      }),
    ).rejects.toThrow('terrain.heights')
  })
})
