import { type BlockLayer, parseBlockLayer, validateLayer } from '@duet/plant'
import type { Insertable } from 'kysely'
import type { BlockLayer as BlockLayerTable } from '../db/database.gen.ts'
import type { BlockLayerInput } from '../graphql/resolvers.gen.ts'
import { inputAt, refuseErrors } from './inputAt.ts'

/** @throws AppError INVALID_INPUT naming the layer by its place in the list */
export function layerRowOf(
  input: BlockLayerInput,
  projectId: string,
  index: number,
): Insertable<BlockLayerTable> {
  const place = `layers.${index}`
  const now = new Date().toISOString()
  const layer = inputAt(place, () =>
    parseBlockLayer({
      ...input,
      block_id: input.block_id ?? null,
      is_locked: input.is_locked ?? false,
      sort_order: input.sort_order ?? null,
      project_id: projectId,
      created_at: now,
      updated_at: now,
    }),
  )
  const errors = validateLayer(layer).map(({ path, message }) => ({
    path: `${place}.${path}`,
    message,
  }))
  refuseErrors(errors, `Correct the layer '${layer.name}' and save again.`)
  return rowOfLayer(layer, projectId)
}

/** The row of a valid layer record. */
export function rowOfLayer(layer: BlockLayer, projectId: string): Insertable<BlockLayerTable> {
  return {
    id: layer.id,
    project_id: projectId,
    block_id: layer.block_id,
    name: layer.name,
    type: layer.type,
    geojson: JSON.stringify(layer.geojson),
    source_type: layer.source_type,
    source_filename: layer.source_filename,
    source_url: layer.source_url,
    is_locked: layer.is_locked ?? false,
    sort_order: layer.sort_order ?? null,
  }
}
