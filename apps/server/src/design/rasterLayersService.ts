import { AppError } from '@duet/contract'
import { imageHeader } from '@duet/formats'
import { writeAudit } from '../db/auditLog.ts'
import { isUuid } from '../db/uuid.ts'
import { markDeleting } from '../files/storedFileQueries.ts'
import { parseInput } from '../input/parseInput.ts'
import type { GroundDeps } from './groundDeps.ts'
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

type UserId = string | undefined

/** A picture on the ground as it is answered. */
export interface RasterLayerRecord {
  readonly id: string
  readonly project_id: string
  readonly name: string
  readonly opacity: number
  readonly is_visible: boolean
  readonly sort_order: number
  readonly origin: readonly number[]
  readonly pixel_ratio: number
  readonly corners: readonly (readonly number[])[]
  readonly width_px: number
  readonly height_px: number
  readonly storage_url: string
  readonly url: string
  readonly source_filename: string
  readonly created_at: string
}

export interface RasterLayersService {
  readonly rasterLayers: (userId: UserId, projectId: string) => Promise<RasterLayerRecord[]>
  readonly createRasterLayer: (
    userId: UserId,
    projectId: string,
    input: object,
  ) => Promise<RasterLayerRecord>
  readonly updateRasterLayer: (
    userId: UserId,
    id: string,
    input: object,
  ) => Promise<RasterLayerRecord>
  readonly deleteRasterLayer: (userId: UserId, id: string) => Promise<void>
}

/** Largest picture, bytes. */
const MAX_PICTURE_BYTES = 50_000_000
/** The size of a picture stands within so many bytes: cameras put much before it. */
const HEAD_BYTES = 2_000_000

export function createRasterLayersService(deps: GroundDeps): RasterLayersService {
  return {
    rasterLayers: async (userId, projectId) => {
      await deps.access(userId, projectId, 'viewer')
      const rows = await listRasterLayers(deps.db, projectId)
      return rows.map((row) => recordOf(deps, row))
    },
    createRasterLayer: (userId, projectId, input) =>
      createRasterLayer(deps, userId, projectId, input),
    updateRasterLayer: (userId, id, input) => updateRasterLayer(deps, userId, id, input),
    deleteRasterLayer: (userId, id) => deleteRasterLayer(deps, userId, id),
  }
}

async function createRasterLayer(
  deps: GroundDeps,
  userId: UserId,
  projectId: string,
  input: object,
): Promise<RasterLayerRecord> {
  await deps.access(userId, projectId, 'edit')
  const { storage_key, corners, ...given } = parseInput(createRasterLayerSchema, input, ['input'])
  const upload = await arrivedUpload(deps.db, projectId, 'raster-layers', storage_key)
  await checkPicture(deps, upload, given)
  const row = await deps.db.transaction().execute(async (tx) => {
    await deps.touchProject(tx, projectId, { layers: true })
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
  return recordOf(deps, row)
}

/** @throws AppError FILE_TOO_LARGE, FILE_FORMAT, INVALID_INPUT where the picture has another size than was said */
async function checkPicture(
  { storage }: GroundDeps,
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

async function updateRasterLayer(
  deps: GroundDeps,
  userId: UserId,
  id: string,
  input: object,
): Promise<RasterLayerRecord> {
  const { project_id } = await editableLayer(deps, userId, id)
  const { corners, ...given } = parseInput(updateRasterLayerSchema, input, ['input'])
  const change = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  )
  const row = await deps.db.transaction().execute(async (tx) => {
    await deps.touchProject(tx, project_id, { layers: true })
    return updateRasterLayerRow(tx, id, {
      ...change,
      ...(corners && { corners: JSON.stringify(corners) }),
    })
  })
  if (!row) throw notFound()
  return recordOf(deps, row)
}

async function deleteRasterLayer(deps: GroundDeps, userId: UserId, id: string): Promise<void> {
  const { project_id, storage_key, name } = await editableLayer(deps, userId, id)
  await deps.db.transaction().execute(async (tx) => {
    await deps.touchProject(tx, project_id, { layers: true })
    if (!(await deleteRasterLayerRow(tx, id))) return
    await markDeleting(tx, storage_key)
    await writeAudit(tx, {
      userId: userId ?? '',
      projectId: project_id,
      action: 'raster_layer_deleted',
      details: { name },
    })
  })
  deps.wakeSweeper()
}

/** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a project that the user may not see */
async function editableLayer(
  { db, access }: GroundDeps,
  userId: UserId,
  id: string,
): Promise<RasterLayerRow> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const row = isUuid(id) ? await findRasterLayer(db, id) : undefined
  if (!row) throw notFound()
  try {
    await access(userId, row.project_id, 'edit')
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
  }
  return row
}

function recordOf({ signDownload }: GroundDeps, row: RasterLayerRow): RasterLayerRecord {
  const corners = parseCorners(row.corners)
  return {
    id: row.id,
    project_id: row.project_id,
    name: row.name,
    opacity: row.opacity,
    is_visible: row.is_visible,
    sort_order: row.sort_order,
    origin: corners[0] ?? [],
    pixel_ratio: pixelRatioM(corners, row.width_px),
    corners,
    width_px: row.width_px,
    height_px: row.height_px,
    storage_url: row.storage_key,
    url: signDownload(row.storage_key, row.source_filename).url,
    source_filename: row.source_filename,
    created_at: row.created_at.toISOString(),
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Raster layer not found')
