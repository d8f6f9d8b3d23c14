import type { BlockLayer, LocalFrame, PointM } from '@duet/plant'
import { boxOfPoints, meets } from '../../plant/boxes.ts'
import type { BoxM } from './boxIndex.ts'
import { type LayerIndex, layerBox, segmentsIn } from './layerIndex.ts'
import { cornersOf } from './selectionBox.ts'

/** As in drawing programs: to the right it takes what lies wholly inside, to the left also what it touches. */
export function isTouching([fromX]: PointM, [toX]: PointM): boolean {
  return toX < fromX
}

export function layersInMarquee(
  from: PointM,
  to: PointM,
  { index, frame }: { readonly index: LayerIndex; readonly frame: LocalFrame },
): readonly BlockLayer[] {
  const box = boxOfPoints([from, to])
  const near = index.search(box)
  return isTouching(from, to)
    ? near.filter((layer) => segmentsIn(layer, frame, box).some((edge) => crosses(edge, box)))
    : near.filter((layer) => isWithin(layerBox(layer, frame), box))
}

function isWithin(inner: BoxM, outer: BoxM): boolean {
  return (
    inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
  )
}

/** An edge has a point in the box: an end, or it passes between two corners. */
function crosses({ from, to }: { readonly from: PointM; readonly to: PointM }, box: BoxM): boolean {
  if (!meets(boxOfPoints([from, to]), box)) return false
  const isIn = ([x, y]: PointM): boolean => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
  if (isIn(from) || isIn(to)) return true
  const sides = cornersOf(box).map(([x, y]) =>
    Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])),
  )
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0
}
