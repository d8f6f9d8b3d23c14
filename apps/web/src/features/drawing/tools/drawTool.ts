import { azimuthDeg, distanceM, type PointM } from '@duet/plant'
import { rectangleBetween, rectangleOn } from './drawnRectangle.ts'
import { constrainDirection, type Snap } from './snapping.ts'
import type { TypedEdge } from './typedEdge.ts'

/** `either` is a line that becomes a polygon when it is closed on its first point; `lines` are several. */
export type DrawShape = 'polygon' | 'line' | 'either' | 'rectangle' | 'point' | 'lines'

/** A line or outline on its way: what has been placed and where the next point would go. */
export interface DrawState {
  readonly shape: DrawShape
  readonly points: readonly PointM[]
  /** Lines that are finished already. */
  readonly parts: readonly (readonly PointM[])[]
  /** Points taken back, newest last. */
  readonly takenBack: readonly PointM[]
  readonly next: PointM | undefined
  readonly snap: Snap | undefined
  /** Where the button went down: a rectangle may be drawn by dragging. */
  readonly pressedAt: PointM | undefined
  /** What was measured stays on the map until the next point. */
  readonly done: Drawn | undefined
  /** Why it cannot be finished as it is. */
  readonly problem: string | undefined
}

/** Where the pointer is, and how near counts as there. */
export interface Aim {
  readonly at: PointM
  readonly toleranceM: number
  /** Shift is held: only straight and square directions; on the bare ground a marquee; a click adds. */
  readonly isConstrained: boolean
  /** Alt or Ctrl is held: nothing snaps. */
  readonly isFree: boolean
  /** Alt is held: what is dragged is a copy. */
  readonly isCopying: boolean
}

export type DrawEvent =
  | { readonly type: 'move' | 'press' | 'release' | 'add'; readonly aim: Aim }
  | { readonly type: 'finish' | 'back' | 'forward' }
  | { readonly type: 'typed'; readonly edge: TypedEdge }

export interface DrawSurroundings {
  /** What a place is drawn to, with the points that stand already. */
  readonly snap: (aim: Aim, points: readonly PointM[]) => Snap | undefined
  /** What is wrong with a finished shape. */
  readonly problemOf: (drawn: Drawn) => string | undefined
}

export interface Drawn {
  readonly kind: 'polygon' | 'line' | 'lines' | 'point'
  readonly points: readonly PointM[]
  /** Of several lines those before `points`, which may be none. */
  readonly parts?: readonly (readonly PointM[])[]
}

export interface DrawStep {
  readonly state: DrawState
  /** Present when the shape is finished and valid. */
  readonly drawn?: Drawn
}

export function startDrawing(shape: DrawShape): DrawState {
  return {
    shape,
    points: [],
    parts: [],
    takenBack: [],
    next: undefined,
    snap: undefined,
    pressedAt: undefined,
    done: undefined,
    problem: undefined,
  }
}

/** Two clicks at one place are one point: the second of a double click only finishes. */
const SAME_POINT_SHARE = 0.5

export function stepDrawing(
  state: DrawState,
  event: DrawEvent,
  surroundings: DrawSurroundings,
): DrawStep {
  switch (event.type) {
    case 'move':
      return { state: moved(state, event.aim, surroundings) }
    case 'press':
      return { state: pressed(state, event.aim, surroundings) }
    case 'release':
      return release(state, event.aim, surroundings)
    case 'add':
      return add(
        state.done === undefined ? state : startDrawing(state.shape),
        event.aim,
        surroundings,
      )
    case 'typed':
      return addTyped(state, event.edge, surroundings)
    case 'finish':
      return finish(state, surroundings)
    case 'back':
      return { state: withProblem(back(state), surroundings) }
    case 'forward':
      return { state: withProblem(forward(state), surroundings) }
  }
}

/** What is drawn so far with the point under the pointer, once it has an extent. */
export function shapeSoFar(state: DrawState): Drawn | undefined {
  const { points, next, shape, done } = state
  if (done !== undefined) return done
  const all = next === undefined || isLast(points, next) ? points : [...points, next]
  switch (shape) {
    case 'polygon':
      return all.length >= 3 ? { kind: 'polygon', points: all } : undefined
    case 'rectangle':
      return rectangleSoFar(state)
    case 'point':
      return next === undefined ? undefined : { kind: 'point', points: [next] }
    case 'lines':
      return linesSoFar(all, state.parts)
    case 'line':
    case 'either':
      return all.length >= 2 ? { kind: 'line', points: all } : undefined
  }
}

function linesSoFar(all: readonly PointM[], parts: DrawState['parts']): Drawn | undefined {
  const points = all.length >= 2 ? all : []
  return points.length + parts.length > 0 ? { kind: 'lines', points, parts } : undefined
}

function rectangleSoFar({ points, next, pressedAt }: DrawState): Drawn | undefined {
  if (next === undefined) return undefined
  const [first, second] = points
  const corners =
    first !== undefined && second !== undefined
      ? rectangleOn(first, second, next)
      : points.length === 0 && pressedAt !== undefined
        ? rectangleBetween(pressedAt, next)
        : undefined
  return corners === undefined ? undefined : { kind: 'polygon', points: corners }
}

function moved(state: DrawState, aim: Aim, surroundings: DrawSurroundings): DrawState {
  if (state.done !== undefined) return state
  return withProblem({ ...state, ...aimed(state, aim, surroundings) }, surroundings)
}

/** Only a rectangle can be dragged; other shapes leave the drag to the map. */
function pressed(state: DrawState, aim: Aim, surroundings: DrawSurroundings): DrawState {
  if (state.shape !== 'rectangle' || state.points.length > 0) return state
  return { ...state, pressedAt: aimed(state, aim, surroundings).next }
}

function release(state: DrawState, aim: Aim, surroundings: DrawSurroundings): DrawStep {
  const { pressedAt } = state
  if (pressedAt === undefined) return { state }
  const here = moved(state, aim, surroundings)
  const isDragged = here.next !== undefined && distanceM(pressedAt, here.next) > aim.toleranceM
  const drawn = isDragged ? rectangleSoFar(here) : undefined
  const letGo = { ...here, pressedAt: undefined }
  return drawn === undefined
    ? { state: { ...letGo, problem: undefined } }
    : judged(letGo, drawn, surroundings)
}

function add(state: DrawState, aim: Aim, surroundings: DrawSurroundings): DrawStep {
  const { next, snap } = aimed(state, aim, surroundings)
  if (state.shape === 'point') return judged(state, { kind: 'point', points: [next] }, surroundings)
  if (snap?.kind === 'start') {
    return judged({ ...state, snap }, { kind: 'polygon', points: state.points }, surroundings)
  }
  const last = state.points.at(-1)
  const isRepeated =
    last !== undefined && distanceM(last, next) <= aim.toleranceM * SAME_POINT_SHARE
  if (isRepeated) return { state: { ...state, next, snap } }
  return placed({ ...state, next, snap }, next, surroundings)
}

/** The third point of a rectangle finishes it. */
function placed(state: DrawState, point: PointM, surroundings: DrawSurroundings): DrawStep {
  const drawn = state.shape === 'rectangle' ? rectangleSoFar({ ...state, next: point }) : undefined
  if (drawn !== undefined) return judged(state, drawn, surroundings)
  const points = [...state.points, point]
  return { state: withProblem({ ...state, points, takenBack: [] }, surroundings) }
}

/** An edge of a given length; without a direction it goes to where the pointer is. */
function addTyped(state: DrawState, edge: TypedEdge, surroundings: DrawSurroundings): DrawStep {
  const last = state.points.at(-1)
  const point = last === undefined ? undefined : pointAtEdge(last, edge, state.next)
  if (point === undefined) return { state }
  return placed({ ...state, next: undefined, snap: undefined }, point, surroundings)
}

/** Undefined without a direction. */
export function pointAtEdge(
  from: PointM,
  { lengthM, azimuthDeg: given }: TypedEdge,
  towards: PointM | undefined,
): PointM | undefined {
  if (given === undefined && towards === undefined) return undefined
  return pointAtAzimuth(from, lengthM, given ?? azimuthDeg(from, towards ?? from))
}

export function pointAtAzimuth([east, north]: PointM, lengthM: number, azimuth: number): PointM {
  const angle = (azimuth * Math.PI) / 180
  return [east + lengthM * Math.sin(angle), north + lengthM * Math.cos(angle)]
}

function finish(state: DrawState, surroundings: DrawSurroundings): DrawStep {
  const { shape, points, parts } = state
  if (shape === 'rectangle' || shape === 'point' || state.done !== undefined) return { state }
  if (shape === 'lines') return finishLine(state, surroundings)
  const kind = shape === 'polygon' ? 'polygon' : 'line'
  if (points.length < (kind === 'polygon' ? 3 : 2)) return { state }
  return judged(state, { kind, points, ...(parts.length > 0 && { parts }) }, surroundings)
}

/** Ends the line in hand; with none in hand, all of them. */
function finishLine(state: DrawState, surroundings: DrawSurroundings): DrawStep {
  const { points, parts } = state
  if (points.length >= 2) {
    return { state: { ...state, points: [], parts: [...parts, points], takenBack: [] } }
  }
  if (parts.length === 0) return { state }
  return judged(state, { kind: 'lines', points: [], parts }, surroundings)
}

function judged(state: DrawState, drawn: Drawn, { problemOf }: DrawSurroundings): DrawStep {
  const problem = problemOf(drawn)
  return problem === undefined ? { state, drawn } : { state: { ...state, problem } }
}

function back(state: DrawState): DrawState {
  if (state.done !== undefined) return { ...state, done: undefined }
  const last = state.points.at(-1)
  const line = state.parts.at(-1)
  if (last === undefined && line !== undefined) {
    return { ...state, points: line, parts: state.parts.slice(0, -1), takenBack: [] }
  }
  if (last === undefined) return state
  return {
    ...state,
    points: state.points.slice(0, -1),
    takenBack: [...state.takenBack, last],
    snap: undefined,
  }
}

function forward(state: DrawState): DrawState {
  const again = state.takenBack.at(-1)
  if (again === undefined) return state
  return { ...state, points: [...state.points, again], takenBack: state.takenBack.slice(0, -1) }
}

function aimed(
  state: DrawState,
  aim: Aim,
  { snap: snapAt }: DrawSurroundings,
): { readonly next: PointM; readonly snap: Snap | undefined } {
  const { points, shape } = state
  const { at, toleranceM, isConstrained } = aim
  const start = points[0]
  const mayClose = shape === 'polygon' || shape === 'either'
  if (start !== undefined && points.length >= 3 && mayClose) {
    if (distanceM(start, at) <= toleranceM) {
      return { next: start, snap: { kind: 'start', at: start, label: 'Closes the outline' } }
    }
  }
  const last = points.at(-1)
  if (isConstrained && last !== undefined) {
    return { next: constrainDirection(last, at, points.at(-2)), snap: undefined }
  }
  const snap = snapAt(aim, points)
  return { next: snap?.at ?? at, snap }
}

/** A closed shape is judged as it would be if it were finished at the pointer. */
function withProblem(state: DrawState, { problemOf }: DrawSurroundings): DrawState {
  const isClosing = state.snap?.kind === 'start'
  const soFar = isClosing ? { kind: 'polygon' as const, points: state.points } : shapeSoFar(state)
  return { ...state, problem: soFar === undefined ? undefined : problemOf(soFar) }
}

function isLast(points: readonly PointM[], point: PointM): boolean {
  const last = points.at(-1)
  return last !== undefined && last[0] === point[0] && last[1] === point[1]
}
