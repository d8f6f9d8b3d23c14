import { azimuthDeg, distanceM, type PointM } from './planeGeometry.ts'
import { constrainDirection, type Snap, snapTo } from './snapping.ts'
import type { TypedEdge } from './typedEdge.ts'

/** `either` is a line that becomes a polygon when it is closed on its first point. */
export type DrawShape = 'polygon' | 'line' | 'either'

/** A line or outline on its way: what has been placed and where the next point would go. */
export interface DrawState {
  readonly shape: DrawShape
  readonly points: readonly PointM[]
  /** Points taken back, newest last. */
  readonly takenBack: readonly PointM[]
  readonly next: PointM | undefined
  readonly snap: Snap | undefined
  /** Why it cannot be finished as it is. */
  readonly problem: string | undefined
}

/** Where the pointer is, and how near counts as there. */
export interface Aim {
  readonly at: PointM
  readonly toleranceM: number
  /** Shift is held: only straight and square directions. */
  readonly isConstrained: boolean
}

export type DrawEvent =
  | { readonly type: 'move' | 'add'; readonly aim: Aim }
  | { readonly type: 'finish' | 'back' | 'forward' }
  | { readonly type: 'typed'; readonly edge: TypedEdge }

export interface DrawSurroundings {
  /** Lines of other layers to snap to. */
  readonly lines: readonly (readonly PointM[])[]
  /** What is wrong with a finished shape. */
  readonly problemOf: (drawn: Drawn) => string | undefined
}

export interface Drawn {
  readonly kind: 'polygon' | 'line'
  readonly points: readonly PointM[]
}

export interface DrawStep {
  readonly state: DrawState
  /** Present when the shape is finished and sound. */
  readonly drawn?: Drawn
}

export function startDrawing(shape: DrawShape): DrawState {
  return {
    shape,
    points: [],
    takenBack: [],
    next: undefined,
    snap: undefined,
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
      return {
        state: withProblem({ ...state, ...aimed(state, event.aim, surroundings) }, surroundings),
      }
    case 'add':
      return add(state, event.aim, surroundings)
    case 'typed':
      return addTyped(state, event.edge, surroundings)
    case 'finish':
      return finish(state, state.shape === 'polygon' ? 'polygon' : 'line', surroundings)
    case 'back':
      return { state: withProblem(back(state), surroundings) }
    case 'forward':
      return { state: withProblem(forward(state), surroundings) }
  }
}

/** What is drawn so far with the point under the pointer, once it has an extent. */
export function shapeSoFar(state: DrawState): Drawn | undefined {
  const { points, next, shape } = state
  const all = next === undefined || isLast(points, next) ? points : [...points, next]
  if (shape === 'polygon' && all.length >= 3) return { kind: 'polygon', points: all }
  return all.length >= 2 && shape !== 'polygon' ? { kind: 'line', points: all } : undefined
}

function add(state: DrawState, aim: Aim, surroundings: DrawSurroundings): DrawStep {
  const { next, snap } = aimed(state, aim, surroundings)
  if (snap?.kind === 'start') return finish(state, 'polygon', surroundings)
  const last = state.points.at(-1)
  const isRepeated =
    last !== undefined && distanceM(last, next) <= aim.toleranceM * SAME_POINT_SHARE
  if (isRepeated) return { state: { ...state, next, snap } }
  const points = [...state.points, next]
  return { state: withProblem({ ...state, points, takenBack: [], next, snap }, surroundings) }
}

/** An edge of a given length; without a direction it goes to where the pointer is. */
function addTyped(
  state: DrawState,
  { lengthM, azimuthDeg: given }: TypedEdge,
  surroundings: DrawSurroundings,
): DrawStep {
  const last = state.points.at(-1)
  const { next } = state
  if (last === undefined || (given === undefined && next === undefined)) return { state }
  const direction = given ?? azimuthDeg(last, next ?? last)
  const angle = (direction * Math.PI) / 180
  const point: PointM = [last[0] + lengthM * Math.sin(angle), last[1] + lengthM * Math.cos(angle)]
  const points = [...state.points, point]
  const added = { ...state, points, takenBack: [], next: undefined, snap: undefined }
  return { state: withProblem(added, surroundings) }
}

function finish(state: DrawState, kind: Drawn['kind'], { problemOf }: DrawSurroundings): DrawStep {
  const { points } = state
  if (points.length < (kind === 'polygon' ? 3 : 2)) return { state }
  const drawn = { kind, points }
  const problem = problemOf(drawn)
  return problem === undefined ? { state, drawn } : { state: { ...state, problem } }
}

function back(state: DrawState): DrawState {
  const last = state.points.at(-1)
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
  { at, toleranceM, isConstrained }: Aim,
  { lines }: DrawSurroundings,
): { readonly next: PointM; readonly snap: Snap | undefined } {
  const { points, shape } = state
  const start = points[0]
  if (start !== undefined && points.length >= 3 && shape !== 'line') {
    if (distanceM(start, at) <= toleranceM)
      return { next: start, snap: { kind: 'start', at: start } }
  }
  const last = points.at(-1)
  if (isConstrained && last !== undefined) {
    return { next: constrainDirection(last, at, points.at(-2)), snap: undefined }
  }
  const snap = snapTo(at, lines, toleranceM)
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
