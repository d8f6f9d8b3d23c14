import type { BlockLayer, LocalFrame } from '@duet/plant'
import { distanceM, nearestOnSegment, type PointM } from '@duet/plant'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { windowAt } from './boxIndex.ts'
import { type LayerIndex, segmentsIn } from './layerIndex.ts'
import { type Guide, snapToGuides } from './snapGuides.ts'
import type { SnapSettings } from './snapSettings.ts'

/** What a point was drawn to. `start` closes the outline that is being drawn. */
export interface Snap {
  readonly kind: 'start' | 'vertex' | 'midpoint' | 'edge' | 'crossing' | 'direction' | 'grid'
  readonly at: PointM
  /** Said beside the pointer. */
  readonly label: string
  /** Lines that show where it comes from. */
  readonly lines?: readonly (readonly [PointM, PointM])[]
}

export interface SnapSurroundings {
  readonly index: LayerIndex
  readonly frame: LocalFrame
  readonly settings: SnapSettings
  /** Layers under the hand: nothing snaps to them. */
  readonly except: ReadonlySet<string>
}

/**
 * The nearest corner or middle of an edge within reach, else where two lines meet, else the nearest edge, else a
 * direction of `guides`, else the grid.
 */
export function snapTo(
  at: PointM,
  toleranceM: number,
  around: SnapSurroundings,
  guides: readonly Guide[] = [],
): Snap | undefined {
  const { settings } = around
  if (!settings.isOn) return undefined
  const near = edgesNear(at, toleranceM, around)
  return (
    (settings.toPoints ? snapToPoints(at, toleranceM, near) : undefined) ??
    snapToLines(at, toleranceM, near, settings, guides) ??
    (settings.toGrid ? snapToGrid(at, toleranceM, settings.gridM) : undefined)
  )
}

interface NearEdge {
  readonly layer: BlockLayer
  readonly from: PointM
  readonly to: PointM
}

function edgesNear(
  at: PointM,
  reachM: number,
  { index, frame, except }: SnapSurroundings,
): readonly NearEdge[] {
  const window = windowAt(at, reachM)
  return index
    .search(window)
    .filter(({ id }) => !except.has(id))
    .flatMap((layer) =>
      segmentsIn(layer, frame, window).map(({ from, to }) => ({ layer, from, to })),
    )
}

/** Corners win over middles. */
function snapToPoints(at: PointM, toleranceM: number, near: readonly NearEdge[]): Snap | undefined {
  const corners = near.flatMap(({ layer, from, to }): Snap[] => {
    const label = layer.geojson.geometry.type === 'Point' ? layer.name : `Corner of ${layer.name}`
    return [from, to].map((corner) => ({ kind: 'vertex', at: corner, label }))
  })
  const middles = near.flatMap(({ layer, from, to }): Snap[] =>
    distanceM(from, to) === 0
      ? []
      : [
          {
            kind: 'midpoint',
            at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
            label: `Middle of an edge of ${layer.name}`,
          },
        ],
  )
  return nearest(at, corners, toleranceM) ?? nearest(at, middles, toleranceM)
}

function snapToLines(
  at: PointM,
  toleranceM: number,
  near: readonly NearEdge[],
  { toEdges, toDirections }: SnapSettings,
  guides: readonly Guide[],
): Snap | undefined {
  const feet = near.map(({ layer, from, to }) => ({
    kind: 'edge' as const,
    at: nearestOnSegment(at, from, to),
    label: `Edge of ${layer.name}`,
    edge: [from, to] as const,
  }))
  const foot = toEdges ? nearest(at, feet, toleranceM) : undefined
  const guided = toDirections ? snapToGuides(at, toleranceM, guides, foot?.edge) : undefined
  // where a direction meets the edge both hold
  if (guided?.kind === 'crossing' || foot === undefined) return guided
  return { kind: 'edge', at: foot.at, label: foot.label, lines: [foot.edge] }
}

function snapToGrid(at: PointM, toleranceM: number, gridM: number): Snap | undefined {
  if (!(gridM > 0)) return undefined
  const onGrid: PointM = [Math.round(at[0] / gridM) * gridM, Math.round(at[1] / gridM) * gridM]
  return distanceM(at, onGrid) <= Math.max(toleranceM, gridM)
    ? { kind: 'grid', at: onGrid, label: shownSentence(`Grid of ${gridM} m`) }
    : undefined
}

function nearest<T extends { readonly at: PointM }>(
  at: PointM,
  places: readonly T[],
  toleranceM: number,
): T | undefined {
  let found: T | undefined
  let leastM = toleranceM
  for (const place of places) {
    const awayM = distanceM(at, place.at)
    if (awayM <= leastM) {
      found = place
      leastM = awayM
    }
  }
  return found
}

/** How far around the last point edges give directions, in reaches of the pointer. */
const DIRECTION_REACH = 30
/** More edges than these say nothing about what is meant. */
const MOST_EDGES = 60

/** Directions that edges near a place have, as pairs of points. */
export function edgesAround(
  at: PointM,
  toleranceM: number,
  around: SnapSurroundings,
): readonly (readonly [PointM, PointM])[] {
  if (!around.settings.isOn || !around.settings.toDirections) return []
  return edgesNear(at, DIRECTION_REACH * toleranceM, around)
    .filter(({ from, to }) => distanceM(from, to) > 0)
    .slice(0, MOST_EDGES)
    .map(({ from, to }) => [from, to])
}

/** The move of a shape that brings one of its corners onto a corner or an edge of another layer. */
export function snapShape(
  corners: readonly PointM[],
  toleranceM: number,
  around: SnapSurroundings,
): (Snap & { readonly byM: PointM }) | undefined {
  let found: (Snap & { readonly byM: PointM }) | undefined
  let leastM = toleranceM
  for (const corner of corners.slice(0, MOST_CORNERS)) {
    const snap = snapTo(corner, toleranceM, around)
    const awayM = snap === undefined ? Number.POSITIVE_INFINITY : distanceM(corner, snap.at)
    if (snap === undefined || snap.kind === 'grid' || awayM > leastM) continue
    leastM = awayM
    found = { ...snap, byM: [snap.at[0] - corner[0], snap.at[1] - corner[1]] }
  }
  return found
}

/** A shape with more corners snaps by the first of them only. */
const MOST_CORNERS = 100

const STEP_RAD = Math.PI / 4

/**
 * Turns the way from `from` to `at` to the nearest of the eight compass directions, or to the nearest along or square
 * to the edge before (`before` to `from`); the length along that direction stays.
 */
export function constrainDirection(from: PointM, at: PointM, before?: PointM): PointM {
  const [dx, dy] = [at[0] - from[0], at[1] - from[1]]
  const wanted = Math.atan2(dy, dx)
  const bases =
    before === undefined ? [0] : [0, Math.atan2(from[1] - before[1], from[0] - before[0])]
  const choices = bases.map((base, index) => {
    const step = index === 0 ? STEP_RAD : 2 * STEP_RAD
    return base + Math.round((wanted - base) / step) * step
  })
  const best = choices.reduce((a, b) =>
    Math.abs(turn(wanted - b)) < Math.abs(turn(wanted - a)) ? b : a,
  )
  const reach = dx * Math.cos(best) + dy * Math.sin(best)
  return [from[0] + reach * Math.cos(best), from[1] + reach * Math.sin(best)]
}

/** The same angle between -π and π. */
function turn(angleRad: number): number {
  return Math.atan2(Math.sin(angleRad), Math.cos(angleRad))
}
