import { type BlockLayer, type GroundAt, type LocalFrame } from '@duet/plant'
import type { Position } from 'geojson'
import { positionToM } from '../../drawing/tools/layerEdits.ts'
import { LIGHT_LAYER_COLORS } from '../../map/mapColors.ts'

/** A drawn line on the ground. */
export interface GroundLine {
  readonly layerId: string
  readonly color: string
  readonly points: readonly (readonly [number, number, number])[]
}

/** Lines lie this far above the ground, so that thinned ground does not hide them, m. */
const LIFT_M = 0.25
/** Distance of the points that follow the ground, m. */
const STEP_M = 8

/** Outlines of perimeters and exclusions, and guide lines, on the ground. */
export function groundLines(
  layers: readonly BlockLayer[],
  frame: LocalFrame,
  groundAt: GroundAt,
): readonly GroundLine[] {
  return layers.flatMap((layer) =>
    linesOf(layer).map((line) => ({
      layerId: layer.id,
      color: LIGHT_LAYER_COLORS[layer.type],
      points: followed(
        line.map((position) => positionToM(frame, position)),
        groundAt,
      ),
    })),
  )
}

function linesOf({ type, geojson: { geometry } }: BlockLayer): readonly (readonly Position[])[] {
  if (type !== 'perimeter' && type !== 'exclusion' && type !== 'guide_line') return []
  if (geometry.type === 'Polygon') return geometry.coordinates
  return geometry.type === 'LineString' ? [geometry.coordinates] : []
}

function followed(
  corners: readonly (readonly [number, number])[],
  groundAt: GroundAt,
): readonly (readonly [number, number, number])[] {
  const lifted = (x: number, y: number): readonly [number, number, number] => [
    x,
    y,
    groundAt(x, y) + LIFT_M,
  ]
  return corners.flatMap(([x, y], i) => {
    const [fromX, fromY] = corners[i - 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP_M))
    if (i === 0) return [lifted(x, y)]
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps
      return lifted(fromX + (x - fromX) * share, fromY + (y - fromY) * share)
    })
  })
}
