import {
  type BlockLayer,
  DEFAULT_OBJECT_HEIGHT_M,
  type HeightGrid,
  type HeightSample,
  heightsIn,
  type LayerOf,
  type LocalFrame,
  sampleLine,
  thinHeights,
  toLngLat,
} from '@duet/plant'
import type { Position } from 'geojson'
import { positionToM } from '../../drawing/tools/layerEdits.ts'
import { partsOf } from '../../drawing/tools/vertices.ts'

/** How the top of an obstacle runs over uneven ground. */
export type TopKind =
  /** As high above the ground everywhere as between its points: trees, fences. */
  | 'follow'
  /** Level, at the height of its highest point: walls, roofs. */
  | 'level'

export type ShadingLayer = LayerOf<'shading'>

/** Obstacles with an extent; a point stands on its own piece of ground. */
export function hasGroundLine(layer: BlockLayer): layer is ShadingLayer {
  return layer.type === 'shading' && layer.geojson.geometry.type !== 'Point'
}

/**
 * An obstacle with points where the ground under it bends: sampled every 10 m, thinned within 0.25 m. Heights stay
 * heights above ground, as the layer's `pointHeights` are. Undefined where the ground is not known all along.
 */
export function withGroundHeights(
  layer: ShadingLayer,
  grid: HeightGrid,
  frame: LocalFrame,
  top: TopKind,
): ShadingLayer | undefined {
  const { geometry, properties } = layer.geojson
  const rings = partsOf(geometry)
  const heights = heightsOf(layer, rings)
  let at = 0
  const parts = rings.map((ring) => {
    const own = heights.slice(at, at + ring.length)
    at += ring.length
    return bentRing(ring, own, grid, frame)
  })
  const points = parts.flat()
  if (points.some(({ groundM }) => Number.isNaN(groundM))) return undefined
  const topM = Math.max(...points.map(({ groundM, aboveM }) => groundM + aboveM))
  const pointHeights = points.map(({ groundM, aboveM }) =>
    Number((top === 'level' ? topM - groundM : aboveM).toFixed(2)),
  )
  const coordinates = parts.map((part) => part.map(({ position }) => position))
  const next =
    geometry.type === 'Polygon'
      ? { type: 'Polygon' as const, coordinates }
      : { type: 'LineString' as const, coordinates: coordinates[0] ?? [] }
  return {
    ...layer,
    geojson: { ...layer.geojson, geometry: next, properties: { ...properties, pointHeights } },
  }
}

interface GroundPoint {
  readonly position: Position
  readonly groundM: number
  /** Of the obstacle above the ground. */
  readonly aboveM: number
}

/** Height above ground of each point, rings one after another. */
function heightsOf(
  layer: ShadingLayer,
  rings: readonly (readonly Position[])[],
): readonly number[] {
  const { pointHeights, height = DEFAULT_OBJECT_HEIGHT_M } = layer.geojson.properties
  return rings.flat().map((_, index) => pointHeights?.[index] ?? height)
}

function bentRing(
  ring: readonly Position[],
  aboveM: readonly number[],
  grid: HeightGrid,
  frame: LocalFrame,
): readonly GroundPoint[] {
  const placesM = ring.flatMap((position) => positionToM(frame, position))
  const groundAt = heightsIn(grid, frame)
  let leg = -1
  return thinHeights(sampleLine(grid, frame, placesM)).map((sample) => {
    if (sample.isVertex) {
      leg += 1
      const position = ring[leg] ?? []
      return { position, groundM: sample.heightM, aboveM: aboveM[leg] ?? 0 }
    }
    const share = shareOfLeg(placesM, leg, sample)
    const [from, to] = [aboveM[leg] ?? 0, aboveM[leg + 1] ?? 0]
    return {
      position: toLngLat(frame, sample.eastM, sample.northM),
      groundM: groundAt(sample.eastM, sample.northM),
      aboveM: from + (to - from) * share,
    }
  })
}

/** How far along the side after a point of the line, 0 to 1. */
function shareOfLeg(
  placesM: readonly number[],
  leg: number,
  { eastM, northM }: Pick<HeightSample, 'eastM' | 'northM'>,
): number {
  const [x = 0, y = 0, toX = 0, toY = 0] = placesM.slice(2 * leg, 2 * leg + 4)
  const lengthM = Math.hypot(toX - x, toY - y)
  return lengthM === 0 ? 0 : Math.hypot(eastM - x, northM - y) / lengthM
}
