import { type BlockLayer, distanceM, type PointM, validateLayer } from '@duet/plant'
import { dragged } from './dragLayers.ts'
import type { Aim } from './drawTool.ts'
import { type Hit, type HitSurroundings, hitTest, isSameHit } from './hitTest.ts'
import { layersInMarquee } from './marquee.ts'
import type { Snap, SnapSurroundings } from './snapping.ts'
import type { VertexRef } from './vertices.ts'

/** Nothing held, a button just pressed, something being dragged, or a marquee being drawn. */
export type SelectState =
  | { readonly mode: 'idle'; readonly hover: Hit | undefined }
  | { readonly mode: 'pressed'; readonly hit: Hit | undefined; readonly fromM: PointM }
  | DraggingState
  | { readonly mode: 'marquee'; readonly fromM: PointM; readonly toM: PointM }

export interface DraggingState {
  readonly mode: 'dragging'
  readonly hit: Hit
  readonly fromM: PointM
  readonly toM: PointM
  /** The layers as they would be if they were let go here. */
  readonly drafts: readonly BlockLayer[]
  /** The drafts are copies, the layers stay where they are. */
  readonly isCopy: boolean
  /** Clockwise, while the selection is turned. */
  readonly turnDeg: number | undefined
  /** While it is scaled. */
  readonly factor: number | undefined
  readonly snap: Snap | undefined
  readonly problem: string | undefined
}

export type SelectEvent =
  | { readonly type: 'move' | 'press' | 'release' | 'click'; readonly aim: Aim }
  | { readonly type: 'cancel' }

export interface SelectStep {
  readonly state: SelectState
  /** A click or a marquee chose these. */
  readonly selected?: {
    readonly ids: readonly string[]
    readonly how: 'replace' | 'add' | 'toggle'
  }
  /** A click on a handle of the selected layer. */
  readonly vertex?: VertexRef
  /** A drag ended with this change. */
  readonly changed?: {
    readonly layers: readonly BlockLayer[]
    readonly verb: string
    readonly isCopy: boolean
  }
  /** A drag of what is locked. */
  readonly refused?: readonly BlockLayer[]
}

export interface SelectSurroundings extends HitSurroundings {
  readonly snaps: SnapSurroundings
  /** Whether several layers may be selected at a time. */
  readonly mayGather: boolean
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
      return move(state, event.aim, surroundings)
    case 'release':
      return release(state, event.aim, surroundings)
    case 'click':
      return click(state, event.aim, surroundings)
    case 'cancel':
      return { state: IDLE }
  }
}

/** A press that begins an edit or a marquee, and must not move the map. */
export function holdsMap(aim: Aim, surroundings: SelectSurroundings): boolean {
  const hit = hitOf(aim, surroundings)
  return isDraggable(hit, surroundings) || isMarquee(hit, aim, surroundings)
}

/** Only what is selected already can be dragged, so that a map is not changed by panning over it. */
function isDraggable(hit: Hit | undefined, surroundings: HitSurroundings): boolean {
  if (!surroundings.mayEdit || hit === undefined) return false
  return isOnSelection(hit, surroundings) && !surroundings.selected.some(isLocked)
}

function isOnSelection(hit: Hit | undefined, { selected }: HitSurroundings): boolean {
  if (hit === undefined) return false
  return !('layerId' in hit) || selected.some(({ id }) => id === hit.layerId)
}

const isLocked = ({ is_locked }: BlockLayer): boolean => is_locked === true

function isMarquee(
  hit: Hit | undefined,
  { isConstrained }: Aim,
  surroundings: SelectSurroundings,
): boolean {
  return isConstrained && surroundings.mayGather && !isOnSelection(hit, surroundings)
}

function hitOf({ at, toleranceM }: Aim, surroundings: HitSurroundings): Hit | undefined {
  return hitTest(at, toleranceM, surroundings)
}

/** The hand may shake by this share of the tolerance before a press is a drag. */
const DRAG_SHARE = 0.4

function move(state: SelectState, aim: Aim, surroundings: SelectSurroundings): SelectStep {
  if (state.mode === 'idle') {
    const hover = hitOf(aim, surroundings)
    return { state: isSameHit(hover, state.hover) ? state : { mode: 'idle', hover } }
  }
  if (state.mode === 'marquee') return { state: { ...state, toM: aim.at } }
  const { hit, fromM } = state
  const isStill = distanceM(fromM, aim.at) <= aim.toleranceM * DRAG_SHARE
  if (state.mode === 'pressed' && isStill) return { state }
  if (state.mode === 'pressed' && isMarquee(hit, aim, surroundings)) {
    return { state: { mode: 'marquee', fromM, toM: aim.at } }
  }
  if (hit === undefined || !isDraggable(hit, surroundings)) {
    const refused = isOnSelection(hit, surroundings) ? surroundings.selected.filter(isLocked) : []
    return { state, ...(refused.length > 0 && { refused }) }
  }
  return {
    state: withProblem({
      mode: 'dragging',
      hit,
      fromM,
      toM: aim.at,
      ...dragged(hit, fromM, aim, surroundings),
    }),
  }
}

/** Only a corner can make a shape invalid: turned or moved as a whole it stays as valid as it was. */
function withProblem(state: Omit<DraggingState, 'problem'>): DraggingState {
  const [draft] = state.drafts
  const isReshaped = state.hit.kind === 'vertex' || state.hit.kind === 'midpoint'
  const problem = isReshaped && draft !== undefined ? validateLayer(draft)[0]?.message : undefined
  return { ...state, problem }
}

/** A map that was panned is no click, so choosing waits for the click itself. */
function release(state: SelectState, aim: Aim, surroundings: SelectSurroundings): SelectStep {
  if (state.mode === 'marquee') {
    const ids = layersInMarquee(state.fromM, aim.at, surroundings).map(({ id }) => id)
    return { state: IDLE, selected: { ids, how: 'replace' } }
  }
  if (state.mode !== 'dragging') return { state: { mode: 'idle', hover: hitOf(aim, surroundings) } }
  const { drafts, hit, problem, isCopy } = state
  if (problem !== undefined) return { state: IDLE }
  return {
    state: IDLE,
    changed: { layers: drafts, verb: isCopy ? 'Copy' : VERBS[hit.kind], isCopy },
  }
}

function click(state: SelectState, aim: Aim, surroundings: SelectSurroundings): SelectStep {
  const hit = hitOf(aim, surroundings)
  const isGathering = aim.isConstrained && surroundings.mayGather
  switch (hit?.kind) {
    case undefined:
      return isGathering ? { state } : { state, selected: { ids: [], how: 'replace' } }
    case 'layer':
      return { state, selected: { ids: [hit.layerId], how: isGathering ? 'toggle' : 'replace' } }
    case 'vertex':
      return { state, vertex: hit.ref }
    case 'midpoint':
    case 'rotate':
    case 'scale':
      return { state }
  }
}

const VERBS: Readonly<Record<Hit['kind'], string>> = {
  vertex: 'Reshape',
  midpoint: 'Reshape',
  layer: 'Move',
  rotate: 'Turn',
  scale: 'Scale',
}
