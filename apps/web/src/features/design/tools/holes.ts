import { type BlockLayer, type LocalFrame, type PointM } from '@duet/plant'
import { isInsideRing } from '@duet/units'
import { geometryWithHeights, pointToPosition, withGeometry } from './layerEdits.ts'
import { layerLines } from './layerLines.ts'

const WITH_HOLES: ReadonlySet<BlockLayer['type']> = new Set(['perimeter', 'exclusion', 'shading'])

/** The area that a hole is cut into: a selected one, else the first around its first corner. */
export function holeTarget(
  hole: readonly PointM[],
  selected: readonly BlockLayer[],
  visible: readonly BlockLayer[],
  frame: LocalFrame,
): BlockLayer | undefined {
  const [corner] = hole
  if (corner === undefined) return undefined
  const areas = [...selected, ...visible].filter(
    ({ type, geojson }) => WITH_HOLES.has(type) && geojson.geometry.type === 'Polygon',
  )
  return (
    areas.find((layer) => isInsideRing(corner, layerLines(layer, frame)[0] ?? [])) ??
    selected.find((layer) => areas.includes(layer))
  )
}

/** The layer with one more ring; its corners have the height of the outline's first. */
export function cutHole(layer: BlockLayer, hole: readonly PointM[], frame: LocalFrame): BlockLayer {
  const geometry = geometryWithHeights(layer)
  if (geometry.type !== 'Polygon') return layer
  const height = geometry.coordinates[0]?.[0]?.slice(2) ?? []
  const ring = [...hole, ...hole.slice(0, 1)].map((point) => [
    ...pointToPosition(frame, point),
    ...height,
  ])
  return withGeometry(layer, { ...geometry, coordinates: [...geometry.coordinates, ring] })
}
