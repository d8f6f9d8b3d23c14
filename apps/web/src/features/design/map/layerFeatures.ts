import type { BlockLayer } from '@duet/plant'
import type { FeatureCollection } from 'geojson'
import { LAYER_COLORS, MAP_COLORS } from './mapColors.ts'

interface LayerFeatureInput {
  /** Those that are seen. */
  readonly layers: readonly BlockLayer[]
  readonly selectedId: string | null
  readonly hoveredId: string | undefined
  readonly blockId: string | null
  /** The layer under the hand breaks a rule. */
  readonly problemId: string | undefined
}

/** Drawn layers as map features; what they look like is in their properties. */
export function layerFeatures(input: LayerFeatureInput): FeatureCollection {
  const { layers, selectedId, hoveredId, blockId, problemId } = input
  return {
    type: 'FeatureCollection',
    features: layers.map((layer) => {
      const isSelected = layer.id === selectedId
      const isProblem = layer.id === problemId
      return {
        type: 'Feature',
        geometry: layer.geojson.geometry,
        properties: {
          id: layer.id,
          type: layer.type,
          color: isProblem
            ? MAP_COLORS.problem
            : isSelected
              ? MAP_COLORS.selected
              : LAYER_COLORS[layer.type],
          width: isSelected
            ? 2.5
            : layer.id === hoveredId
              ? 2.5
              : layer.block_id === blockId
                ? 2
                : 1.4,
          fill: fillOpacity(layer, isSelected),
        },
      }
    }),
  }
}

function fillOpacity({ type, geojson }: BlockLayer, isSelected: boolean): number {
  if (geojson.geometry.type !== 'Polygon') return 0
  const base = type === 'exclusion' || type === 'shading' ? 0.16 : 0.05
  return isSelected ? base + 0.05 : base
}
