import { type BlockLayer, type LocalFrame, validateLayer } from '@duet/plant'
import type { Aim } from './drawTool.ts'
import { type Hit, type HitSurroundings, hitTest } from './hitTest.ts'
import { geometryWithHeights, pointToPosition, translateLayer, withGeometry } from './layerEdits.ts'
import { layerLines } from './layerLines.ts'
import { distanceM, type PointM } from './planeGeometry.ts'
import { constrainDirection, type Snap, snapTo } from './snapping.ts'
import { insertVertex, moveVertex, type VertexRef } from './vertices.ts'

/** Nothing held, a button just pressed, or something being dragged. */
export type SelectState =
  | { readonly mode: 'idle'; readonly hover: Hit | undefined }
  | { readonly mode: 'pressed'; readonly hit: Hit | undefined; readonly fromM: PointM }
  | {
      readonly mode: 'dragging'
      readonly hit: Hit
      readonly fromM: PointM
      /** The layer as it would be if it were let go here. */
      readonly draft: BlockLayer
      readonly snap: Snap | undefined
      readonly problem: string | undefined
    }

export type SelectEvent =
  | { readonly type: 'move' | 'press' | 'release' | 'click'; readonly aim: Aim }
  | { readonly type: 'cancel' }

export interface SelectStep {
  readonly state: SelectState
  /** A click chose this; null is nothing. */
  readonly selected?: string | null
  /** A click on a handle of the selected layer. */
  readonly vertex?: VertexRef
  /** A drag ended with this change. */
  readonly changed?: { readonly layer: BlockLayer; readonly name: string }
}

export interface SelectSurroundings extends HitSurroundings {
  readonly mayEdit: boolean
}

export const IDLE: SelectState = { mode: 'idle', hover: undefined }

export function stepSelecting(
  state: SelectState,
  event: SelectEvent,
  surroundings: SelectSurroundings,
): SelectStep {
  switch (event.type) {
    case 'press':
      return {
        state: { mode: 'pressed', hit: hitOf(event.aim, surroundings), fromM: event.aim.at },
      }
    case 'move':
      return { state: move(state, event.aim, surroundings) }
    case 'release':
      return release(state, event.aim, surroundings)
    case 'click':
      return click(state, event.aim, surroundings)
    case 'cancel':
      return { state: IDLE }
  }
}

/** Only what is selected already can be dragged, so that a map is not changed by panning over it. */
export function isDraggable(hit: Hit | undefined, surroundings: SelectSurroundings): boolean {
  return surroundings.mayEdit && hit !== undefined && hit.layerId === surroundings.selectedId
}

function hitOf({ at, toleranceM }: Aim, surroundings: HitSurroundings): Hit | undefined {
  return hitTest(at, toleranceM, surroundings)
}

/** The hand may shake by this share of the tolerance before a press is a drag. */
const DRAG_SHARE = 0.4

function move(state: SelectState, aim: Aim, surroundings: SelectSurroundings): SelectState {
  if (state.mode === 'idle') return { mode: 'idle', hover: hitOf(aim, surroundings) }
  const { hit, fromM } = state
  if (hit === undefined || !isDraggable(hit, surroundings)) return state
  if (state.mode === 'pressed' && distanceM(fromM, aim.at) <= aim.toleranceM * DRAG_SHARE)
    return state
  const layer = surroundings.layers.find(({ id }) => id === hit.layerId)
  if (layer === undefined) return IDLE
  const { draft, snap } = dragged(layer, hit, fromM, aim, surroundings)
  return { mode: 'dragging', hit, fromM, draft, snap, problem: validateLayer(draft)[0]?.message }
}

/** A map that was panned is no click, so choosing waits for the click itself. */
function release(state: SelectState, aim: Aim, surroundings: SelectSurroundings): SelectStep {
  if (state.mode !== 'dragging') return { state: { mode: 'idle', hover: hitOf(aim, surroundings) } }
  const { draft, hit, problem } = state
  if (problem !== undefined) return { state: IDLE }
  return { state: IDLE, changed: { layer: draft, name: `${VERBS[hit.kind]} ${draft.name}` } }
}

function click(state: SelectState, aim: Aim, surroundings: SelectSurroundings): SelectStep {
  const hit = hitOf(aim, surroundings)
  switch (hit?.kind) {
    case undefined:
      return { state, selected: null }
    case 'layer':
      return { state, selected: hit.layerId }
    case 'vertex':
      return { state, vertex: hit.ref }
    case 'midpoint':
      return { state }
  }
}

const VERBS = { vertex: 'Reshape', midpoint: 'Reshape', layer: 'Move' } as const

function dragged(
  layer: BlockLayer,
  hit: Hit,
  fromM: PointM,
  { at, toleranceM, isConstrained }: Aim,
  { layers, frame }: SelectSurroundings,
): { readonly draft: BlockLayer; readonly snap: Snap | undefined } {
  const straight = isConstrained ? constrainDirection(fromM, at) : at
  if (hit.kind === 'layer') {
    const by: PointM = [straight[0] - fromM[0], straight[1] - fromM[1]]
    return { draft: translateLayer(layer, frame, by), snap: undefined }
  }
  const others = layers.filter(({ id }) => id !== layer.id)
  const snap = isConstrained
    ? undefined
    : snapTo(
        at,
        others.flatMap((other) => layerLines(other, frame)),
        toleranceM,
      )
  return { draft: withVertexAt(layer, hit, snap?.at ?? straight, frame), snap }
}

function withVertexAt(
  layer: BlockLayer,
  hit: Exclude<Hit, { kind: 'layer' }>,
  to: PointM,
  frame: LocalFrame,
): BlockLayer {
  const position = pointToPosition(frame, to)
  const geometry = geometryWithHeights(layer)
  return withGeometry(
    layer,
    hit.kind === 'vertex'
      ? moveVertex(geometry, hit.ref, position)
      : insertVertex(geometry, hit.ref, position),
  )
}
