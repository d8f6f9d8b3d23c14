import { type BlockLayer, type LayerFeatures, type LayerOf, type LayerType } from './blockLayer.ts'

/** What people call the types. */
export const LAYER_LABELS: Readonly<Record<LayerType, string>> = {
  perimeter: 'Perimeter',
  section: 'Section',
  guide_line: 'Guide Line',
  panels: 'Panels',
  exclusion: 'Exclusion',
  shading: 'Shading',
  scene: 'Scene',
  frame: 'Frame',
}

export interface NewLayer<T extends LayerType> {
  /** Made by the client. */
  readonly id: string
  readonly projectId: string
  readonly blockId: string | null
  readonly type: T
  readonly geojson: LayerFeatures[T]
  readonly name: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

/** A drawn layer: it has no source. */
export function createLayer<T extends LayerType>(layer: NewLayer<T>): LayerOf<T> {
  return {
    id: layer.id,
    block_id: layer.blockId,
    project_id: layer.projectId,
    name: layer.name,
    type: layer.type,
    geojson: layer.geojson,
    source_type: null,
    source_filename: null,
    source_url: null,
    created_at: layer.createdAt,
    updated_at: layer.createdAt,
  }
}

/** The layers of one type. */
export function layersOfType<T extends LayerType>(
  layers: readonly BlockLayer[],
  type: T,
): readonly Extract<BlockLayer, { type: T }>[] {
  return layers.filter((layer): layer is Extract<BlockLayer, { type: T }> => layer.type === type)
}
