import { azimuthDeg, type BlockLayer, type LocalFrame, type PointM, scalePoints } from '@duet/plant'
import { middleOf } from '../../plant/boxes.ts'
import type { BoxM } from './boxIndex.ts'
import { cornerGuides } from './cornerGuides.ts'
import type { Aim } from './drawTool.ts'
import type { Hit } from './hitTest.ts'
import {
  geometryWithHeights,
  mapLayerPoints,
  pointToPosition,
  rotateLayer,
  translateLayer,
  withGeometry,
} from './layerEdits.ts'
import { layerLines } from './layerLines.ts'
import { cornersOf, selectionBox } from './selectionBox.ts'
import {
  constrainDirection,
  type Snap,
  type SnapSurroundings,
  snapShape,
  snapTo,
} from './snapping.ts'
import { insertVertex, moveVertex } from './vertices.ts'

/** What a drag has made of the selected layers. */
export interface Dragged {
  readonly drafts: readonly BlockLayer[]
  readonly isCopy: boolean
  readonly turnDeg: number | undefined
  readonly factor: number | undefined
  readonly snap: Snap | undefined
}

interface DragSurroundings {
  readonly selected: readonly BlockLayer[]
  readonly frame: LocalFrame
  readonly snaps: SnapSurroundings
}

const STILL = { isCopy: false, turnDeg: undefined, factor: undefined, snap: undefined } as const

export function dragged(
  hit: Hit,
  fromM: PointM,
  aim: Aim,
  surroundings: DragSurroundings,
): Dragged {
  switch (hit.kind) {
    case 'layer':
      return movedLayers(fromM, aim, surroundings)
    case 'rotate':
      return turnedLayers(fromM, aim, surroundings)
    case 'scale':
      return scaledLayers(hit.corner, fromM, aim, surroundings)
    case 'vertex':
    case 'midpoint':
      return reshapedLayer(hit, fromM, aim, surroundings)
  }
}

/** A copy that is not let go yet has the id of its original with this before it. */
const COPY = 'copy of '

function movedLayers(
  fromM: PointM,
  { at, toleranceM, isConstrained, isFree, isCopying }: Aim,
  { selected, frame, snaps }: DragSurroundings,
): Dragged {
  const to = isConstrained ? constrainDirection(fromM, at) : at
  const by: PointM = [to[0] - fromM[0], to[1] - fromM[1]]
  const mayNotSnap = isConstrained || (isFree && !isCopying)
  const snap = mayNotSnap
    ? undefined
    : snapShape(
        selected
          .flatMap((layer) => layerLines(layer, frame).flat())
          .map(([x, y]) => [x + by[0], y + by[1]]),
        toleranceM,
        snaps,
      )
  const snapped: PointM = [by[0] + (snap?.byM[0] ?? 0), by[1] + (snap?.byM[1] ?? 0)]
  const drafts = selected.map((layer) => {
    const moved = translateLayer(layer, frame, snapped)
    return isCopying ? { ...moved, id: `${COPY}${layer.id}` } : moved
  })
  return { ...STILL, drafts, isCopy: isCopying, snap }
}

const TURN_STEP_DEG = 15
/** A turn by hand is a whole number of these. */
const TURN_FINE_DEG = 0.1

/** As far as the pointer has gone around the middle. */
function turnedLayers(
  fromM: PointM,
  { at, isConstrained }: Aim,
  { selected, frame }: DragSurroundings,
): Dragged {
  const box = selectionBox(selected, frame)
  if (box === undefined) return { ...STILL, drafts: selected }
  const about = middleOf(box)
  const step = isConstrained ? TURN_STEP_DEG : TURN_FINE_DEG
  const wayDeg = azimuthDeg(about, at) - azimuthDeg(about, fromM)
  const turnDeg = (Math.round(wayDeg / step) * step + 360) % 360
  const drafts = selected.map((layer) => rotateLayer(layer, frame, turnDeg, about))
  return { ...STILL, drafts, turnDeg }
}

const SMALLEST_FACTOR = 0.01

/** About the opposite corner, with Alt about the middle; the proportions stay. */
function scaledLayers(
  corner: 0 | 1 | 2 | 3,
  fromM: PointM,
  { at, isCopying }: Aim,
  { selected, frame }: DragSurroundings,
): Dragged {
  const box = selectionBox(selected, frame)
  if (box === undefined) return { ...STILL, drafts: selected }
  const about = isCopying ? middleOf(box) : oppositeCorner(box, corner)
  const [dx, dy] = [fromM[0] - about[0], fromM[1] - about[1]]
  const reach = ((at[0] - about[0]) * dx + (at[1] - about[1]) * dy) / (dx * dx + dy * dy)
  const factor = Math.max(SMALLEST_FACTOR, Math.round(reach * 1000) / 1000)
  const drafts = selected.map((layer) =>
    mapLayerPoints(layer, frame, (points) => scalePoints(points, factor, about)),
  )
  return { ...STILL, drafts, factor }
}

function oppositeCorner(box: BoxM, corner: 0 | 1 | 2 | 3): PointM {
  const [southWest, southEast, northEast, northWest] = cornersOf(box)
  return [northEast, northWest, southWest, southEast][corner] ?? middleOf(box)
}

function reshapedLayer(
  hit: Extract<Hit, { kind: 'vertex' | 'midpoint' }>,
  fromM: PointM,
  { at, toleranceM, isConstrained, isFree }: Aim,
  { selected, frame, snaps }: DragSurroundings,
): Dragged {
  const layer = selected.find(({ id }) => id === hit.layerId)
  if (layer === undefined) return { ...STILL, drafts: [] }
  const straight = isConstrained ? constrainDirection(fromM, at) : at
  const snap =
    isConstrained || isFree
      ? undefined
      : snapTo(at, toleranceM, snaps, cornerGuides(layer, hit, frame))
  const position = pointToPosition(frame, snap?.at ?? straight)
  const geometry = geometryWithHeights(layer)
  const changed =
    hit.kind === 'vertex'
      ? moveVertex(geometry, hit.ref, position)
      : insertVertex(geometry, hit.ref, position)
  return { ...STILL, drafts: [withGeometry(layer, changed)], snap }
}
