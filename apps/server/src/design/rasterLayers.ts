import { AppError } from '@duet/contract'
import { imageHeader } from '@duet/formats'
import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { touchDesign } from '../access/projectParts.ts'
import { recordAccess } from '../access/recordAccess.ts'
import { writeAudit } from '../db/auditLog.ts'
import { signDownload } from '../files/filesService.ts'
import { markDeleting } from '../files/storedFileQueries.ts'
import type { RasterLayer } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { arrivedUpload, type GroundUpload, readHead, takeUpload } from './groundUpload.ts'
import {
  createRasterLayerSchema,
  parseCorners,
  pixelRatioM,
  updateRasterLayerSchema,
} from './rasterLayerInput.ts'
import {
  deleteRasterLayerRow,
  findRasterLayer,
  insertRasterLayer,
  listRasterLayers,
  MAX_RASTER_LAYERS,
  type RasterLayerRow,
  rasterPile,
  updateRasterLayerRow,
} from './rasterLayerQueries.ts'

/** Largest picture, bytes. */
const MAX_PICTURE_BYTES = 50_000_000
/** The size of a picture stands within so many bytes: cameras put much before it. */
const HEAD_BYTES = 2_000_000

const RASTER_LAYER = {
  find: findRasterLayer,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Raster layer not found'),
}

export async function rasterLayers(
  server: Server,
  userId: UserId,
  projectId: string,
): Promise<RasterLayer[]> {
  await projectAccess(server.db, userId, projectId, 'viewer')
  const rows = await listRasterLayers(server.db, projectId)
  return rows.map((row) => recordOf(server, row))
}

export async function createRasterLayer(
  server: Server,
  userId: UserId,
  projectId: string,
  input: object,
): Promise<RasterLayer> {
  await projectAccess(server.db, userId, projectId, 'edit')
  const { storage_key, corners, ...given } = parseInput(createRasterLayerSchema, input, ['input'])
  const upload = await arrivedUpload(server.db, projectId, 'raster-layers', storage_key)
  await checkPicture(server, upload, given)
  const row = await server.db.transaction().execute(async (tx) => {
    await touchDesign(tx, projectId, { layers: true })
    const { total, highest } = await rasterPile(tx, projectId)
    if (total >= MAX_RASTER_LAYERS) {
      throw new AppError('CONFLICT', `A project holds at most ${MAX_RASTER_LAYERS} raster layers.`)
    }
    await takeUpload(tx, upload)
    return insertRasterLayer(tx, {
      ...given,
      project_id: projectId,
      // JSON text: the driver would make a PostgreSQL array of a list
      corners: JSON.stringify(corners),
      storage_key,
      sort_order: highest + 1,
      created_by: userId ?? null,
    })
  })
  return recordOf(server, row)
}

/** @throws AppError FILE_TOO_LARGE, FILE_FORMAT, INVALID_INPUT where the picture has another size than was said */
async function checkPicture(
  { storage }: Server,
  { key, sizeBytes }: GroundUpload,
  said: { readonly width_px: number; readonly height_px: number },
): Promise<void> {
  if (sizeBytes > MAX_PICTURE_BYTES) {
    throw new AppError(
      'FILE_TOO_LARGE',
      `The picture has ${(sizeBytes / 1e6).toFixed(1)} MB; at most ${MAX_PICTURE_BYTES / 1e6} MB fit. Save it smaller or as JPEG.`,
      { limit: MAX_PICTURE_BYTES },
    )
  }
  const header = imageHeader(await readHead(storage, key, HEAD_BYTES))
  if (!header) {
    throw new AppError('FILE_FORMAT', 'The file is no PNG, JPEG or WebP picture.')
  }
  if (header.widthPx === said.width_px && header.heightPx === said.height_px) return
  throw new AppError(
    'INVALID_INPUT',
    `input.width_px: the picture has ${header.widthPx} x ${header.heightPx} pixels, not ${said.width_px} x ${said.height_px}`,
    { field_errors: [{ path: 'input.width_px', message: `must be ${header.widthPx}` }] },
  )
}

export async function updateRasterLayer(
  server: Server,
  userId: UserId,
  id: string,
  input: object,
): Promise<RasterLayer> {
  const { project_id } = await recordAccess(server.db, userId, id, 'edit', RASTER_LAYER)
  const { corners, ...given } = parseInput(updateRasterLayerSchema, input, ['input'])
  const change = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  )
  const row = await server.db.transaction().execute(async (tx) => {
    await touchDesign(tx, project_id, { layers: true })
    return updateRasterLayerRow(tx, id, {
      ...change,
      ...(corners && { corners: JSON.stringify(corners) }),
    })
  })
  if (!row) throw RASTER_LAYER.notFound()
  return recordOf(server, row)
}

export async function deleteRasterLayer(server: Server, userId: UserId, id: string): Promise<void> {
  const { project_id, storage_key, name } = await recordAccess(
    server.db,
    userId,
    id,
    'edit',
    RASTER_LAYER,
  )
  await server.db.transaction().execute(async (tx) => {
    await touchDesign(tx, project_id, { layers: true })
    if (!(await deleteRasterLayerRow(tx, id))) return
    await markDeleting(tx, storage_key)
    await writeAudit(tx, {
      userId,
      projectId: project_id,
      action: 'raster_layer_deleted',
      details: { name },
    })
  })
  server.sweeper.wake()
}

function recordOf(server: Server, row: RasterLayerRow): RasterLayer {
  const corners = parseCorners(row.corners)
  return {
    ...row,
    origin: corners[0] ?? [],
    pixel_ratio: pixelRatioM(corners, row.width_px),
    corners,
    storage_url: row.storage_key,
    url: signDownload(server, row.storage_key, row.source_filename).url,
  }
}
