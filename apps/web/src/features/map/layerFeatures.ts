import type { BlockLayer } from '@duet/plant'
import type { Feature, FeatureCollection } from 'geojson'
import { LAYER_COLORS, MAP_COLORS } from './mapColors.ts'

/** What the look of a layer follows besides its type: states of its feature. */
export interface LayerLook {
  readonly isSelected: boolean
  readonly isHovered: boolean
  /** It belongs to the chosen block. */
  readonly isOwn: boolean
  /** It is under the hand and drawn there. */
  readonly isHeld: boolean
}

export const PLAIN: LayerLook = {
  isSelected: false,
  isHovered: false,
  isOwn: false,
  isHeld: false,
}

/** A drawn layer as a map feature. */
export function layerFeature(layer: BlockLayer): Feature {
  const { id, type, geojson, is_locked } = layer
  return {
    type: 'Feature',
    geometry: geojson.geometry,
    properties: {
      id,
      type,
      isLocked: is_locked === true,
      color: LAYER_COLORS[type],
      fill: fillOpacity(layer),
      // places in the list count from the front
      order: -(layer.sort_order ?? LAST),
    },
  }
}

/** Behind all layers that have a place in the list. */
const LAST = 1e6

function fillOpacity({ type, geojson }: BlockLayer): number {
  if (geojson.geometry.type !== 'Polygon') return 0
  return type === 'exclusion' || type === 'shading' ? 0.16 : 0.05
}

/** Layers under the hand, as they would be if they were let go. */
export function heldFeatures(layers: readonly BlockLayer[], isWrong: boolean): FeatureCollection {
  const color = isWrong ? MAP_COLORS.problem : MAP_COLORS.selected
  return {
    type: 'FeatureCollection',
    features: layers.map((layer) => {
      const feature = layerFeature(layer)
      return { ...feature, properties: { ...feature.properties, color } }
    }),
  }
}
