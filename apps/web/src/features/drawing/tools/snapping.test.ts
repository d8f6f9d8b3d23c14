import type { PointM } from '@duet/plant'
import { expect, test } from 'vitest'
import { FRAME, layerOf, square } from '../../plant/testing/plane.ts'
import { layerIndex } from './layerIndex.ts'
import { drawingGuides } from './snapGuides.ts'
import {
  constrainDirection,
  edgesAround,
  type Snap,
  type SnapSurroundings,
  snapTo,
} from './snapping.ts'
import { DEFAULT_SNAP_SETTINGS, type SnapSettings } from './snapSettings.ts'

const LAND = layerOf('perimeter', square(0, 0), { id: 'land' })

function around(settings: Partial<SnapSettings> = {}): SnapSurroundings {
  return {
    index: layerIndex([LAND], FRAME),
    frame: FRAME,
    settings: { ...DEFAULT_SNAP_SETTINGS, ...settings },
    except: new Set(),
  }
}

const rounded = (snap: Snap | undefined): unknown =>
  snap && { kind: snap.kind, at: snap.at.map((value) => Math.round(value * 1000) / 1000 + 0) }

test.each([
  ['a corner within reach wins over a nearer edge', [1.5, 0.1], 'vertex', [0, 0]],
  ['the middle of an edge wins over the edge', [50.8, 1.2], 'midpoint', [50, 0]],
  ['an edge within reach takes the foot of the point', [30, 1.5], 'edge', [30, 0]],
  ['beyond the end of an edge its corner is the nearest place', [101, 1], 'vertex', [100, 0]],
] as const)('%s', (_, at, kind, to) => {
  expect(rounded(snapTo(at, 2, around()))).toEqual({ kind, at: to })
})

test('what a point snaps to is named', () => {
  expect(snapTo([0, 0], 2, around())?.label).toBe('Corner of perimeter land')
  expect(snapTo([30, 1], 2, around())?.label).toBe('Edge of perimeter land')
})

test('nothing within reach, switched off, or under the hand is no snap', () => {
  expect(snapTo([30, 3], 2, around())).toBeUndefined()
  expect(snapTo([0, 0], 2, around({ isOn: false }))).toBeUndefined()
  expect(snapTo([0, 0], 2, { ...around(), except: new Set(['land']) })).toBeUndefined()
  expect(snapTo([30, 1], 2, around({ toEdges: false }))).toBeUndefined()
})

test('the grid takes what nothing else does', () => {
  const settings = around({ toGrid: true, gridM: 5 })
  expect(rounded(snapTo([203.1, 201.2], 2, settings))).toEqual({ kind: 'grid', at: [205, 200] })
})

const guided = (points: readonly PointM[], at: PointM): Snap | undefined =>
  snapTo(at, 2, around({ toEdges: false, toPoints: false }), drawingGuides(points, []))

test('a next edge snaps parallel and square to the edge before', () => {
  // the edge before runs 30 degrees from east
  const before: readonly PointM[] = [
    [200, 200],
    [200 + 50 * Math.cos(Math.PI / 6), 225],
  ]
  const [, last] = before
  const atSquare: PointM = [(last?.[0] ?? 0) - 20, (last?.[1] ?? 0) + 34]
  const snap = guided(before, atSquare)
  expect(snap?.kind).toBe('direction')
  expect(snap?.label).toBe('Square to the edge before')
})

test('where the square through the last point meets the line through the first the rectangle closes', () => {
  const points: readonly PointM[] = [
    [200, 200],
    [300, 200],
    [300, 260],
  ]
  const snap = guided(points, [200.8, 260.9])
  expect(rounded(snap)).toEqual({ kind: 'crossing', at: [200, 260] })
  expect(snap?.label).toContain('first point')
  expect(snap?.lines).toHaveLength(2)
})

test('edges nearby give directions too', () => {
  const edges = edgesAround([120, 120], 2, around())
  expect(edges.length).toBeGreaterThan(0)
  const snap = snapTo(
    [180, 121],
    2,
    around({ toEdges: false, toPoints: false }),
    drawingGuides([[120, 120]], edges),
  )
  expect(rounded(snap)).toEqual({ kind: 'direction', at: [180, 120] })
})

test.each([
  [
    [10, 1],
    [10, 0],
  ],
  [
    [1, 10],
    [0, 10],
  ],
  [
    [10, 9],
    [9.5, 9.5],
  ],
  [
    [-10, -9],
    [-9.5, -9.5],
  ],
] as const)('%j turns to the nearest of eight directions', (at, expected) => {
  const [x, y] = constrainDirection([0, 0], at)
  expect(x).toBeCloseTo(expected[0], 9)
  expect(y).toBeCloseTo(expected[1], 9)
})

test('square to the edge before wins where it is nearer than a compass direction', () => {
  // the edge before runs at 20 degrees; square to it is 110 degrees
  const before: PointM = [-Math.cos(Math.PI / 9), -Math.sin(Math.PI / 9)]
  const [x, y] = constrainDirection([0, 0], [-3.4, 9.5], before)
  expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(110, 9)
})
