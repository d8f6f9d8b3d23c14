import { AppError } from '@duet/contract'
import { z } from 'zod'
import { fieldMessage } from '../components/fields/fieldMessage.ts'
import { type BlockLayer, LAYER_TYPES } from './blockLayer.ts'
import { geometryShape } from './geometryShape.ts'
import { LAYER_GEOMETRIES } from './layerGeometry.ts'

const layer = z.object({
  id: z.string().min(1),
  block_id: z.string().nullable(),
  project_id: z.string().min(1),
  name: z.string(),
  type: z.literal([...LAYER_TYPES]),
  geojson: z.object({
    type: z.literal('Feature'),
    geometry: geometryShape,
    properties: z.record(z.string(), z.unknown()),
  }),
  source_type: z.string().nullable().default(null),
  source_filename: z.string().nullable().default(null),
  source_url: z.string().nullable().default(null),
  is_locked: z.boolean().optional(),
  sort_order: z.number().nullable().optional(),
  created_at: z.string(),
  updated_at: z.string(),
})

const WRONG_GEOMETRY = {
  path: ['geojson', 'geometry', 'type'],
  message: 'does not suit the type of the layer',
}

function hasGeometryOfItsType(value: unknown): value is BlockLayer {
  const { data } = layer.safeParse(value)
  return data !== undefined && LAYER_GEOMETRIES[data.type].includes(data.geojson.geometry.type)
}

/**
 * A layer of unknown origin with the shape of one; whether its geometry is valid says `validateLayer`.
 * @throws AppError INVALID_PLANT_DOCUMENT
 */
export function parseBlockLayer(value: unknown): BlockLayer {
  const parsed = layer.safeParse(value, { error: fieldMessage })
  if (parsed.success && hasGeometryOfItsType(parsed.data)) return parsed.data
  const errors = (parsed.error?.issues ?? [WRONG_GEOMETRY]).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }))
  throw new AppError(
    'INVALID_PLANT_DOCUMENT',
    `Layer: ${errors[0]?.path} ${errors[0]?.message}. Send a layer record with one GeoJSON feature.`,
    { errors },
  )
}
