import { DEG_TO_RAD } from '@duet/units'
import { describe, expect, test } from 'vitest'
import type { Vector3 } from '../scene/scene.ts'
import { sunDirections } from '../testing/shadowRays.ts'
import { rowBacktracking, type TurningTables } from './rowBacktracking.ts'
import { trackerRotationDeg } from './singleAxis.ts'
import { axisTiltDeg, crossAxisTiltDeg, type Slope } from './terrain.ts'

const WIDTH_M = 2
const LENGTH_M = 20
const PITCH_M = 5
const SLOT_M = 20.5
const BOUNDS = { minAngleDeg: -85, maxAngleDeg: 85 }

/** Rows of three tables, row 0 in the west; heights and tilts by the place of a table. */
function tablesOf(
  rows: number,
  heightAt: (eastM: number, northM: number) => number,
  change: Partial<TurningTables> = {},
): TurningTables {
  const count = 3 * rows
  const eastM = Float64Array.from({ length: count }, (_, i) => Math.floor(i / 3) * PITCH_M)
  const northM = Float64Array.from({ length: count }, (_, i) => ((i % 3) - 1) * SLOT_M)
  const ends = (i: number): readonly [number, number] => [
    heightAt(eastM[i], northM[i] + LENGTH_M / 2),
    heightAt(eastM[i], northM[i] - LENGTH_M / 2),
  ]
  const pairs: number[] = []
  for (let i = 0; i < count; i++) {
    for (let j = 3 * (Math.floor(i / 3) + 1); j < Math.min(count, 3 * (Math.floor(i / 3) + 3)); j++)
      pairs.push(i, j)
  }
  return {
    axisAzimuthDeg: 180,
    ...BOUNDS,
    widthM: WIDTH_M,
    lengthM: LENGTH_M,
    eastM,
    northM,
    upM: Float64Array.from(eastM, (_, i) => (ends(i)[0] + ends(i)[1]) / 2),
    axisTiltDeg: Float64Array.from(
      eastM,
      (_, i) => Math.atan2(ends(i)[0] - ends(i)[1], LENGTH_M) / DEG_TO_RAD,
    ),
    pairs: Uint32Array.from(pairs),
    ...change,
  }
}

/** A sun in the plane across the axes, its angle from the zenith, deg, positive in the west. */
const across = (deg: number): Vector3 => [
  -Math.sin(deg * DEG_TO_RAD),
  0,
  Math.cos(deg * DEG_TO_RAD),
]

const turned = (tables: TurningTables, sun: Vector3): Float64Array => {
  const out = new Float64Array(tables.eastM.length)
  rowBacktracking(tables)(sun, out)
  return out
}

/** Rotation of equal rows on a plane by the closed form of all rows alike. */
function alike(slope: Slope, [east, north, up]: Vector3): number {
  const tilt = axisTiltDeg(slope, 180)
  const [rotation] = trackerRotationDeg(
    Float64Array.of(Math.acos(up) / DEG_TO_RAD),
    Float64Array.of(Math.atan2(east, north) / DEG_TO_RAD),
    { axisAzimuthDeg: 180, axisTiltDeg: tilt, ...BOUNDS },
    { groundCoverRatio: WIDTH_M / PITCH_M, crossAxisTiltDeg: crossAxisTiltDeg(slope, 180, tilt) },
  )
  return rotation
}

describe('tables on a plane', () => {
  test.each<[string, Slope]>([
    ['level', { tiltDeg: 0, azimuthDeg: 180 }],
    ['falling to the west', { tiltDeg: 6, azimuthDeg: 270 }],
    ['falling along the rows', { tiltDeg: 5, azimuthDeg: 180 }],
    ['falling aslant', { tiltDeg: 8, azimuthDeg: 130 }],
  ])('turn as rows that are all alike: %s', (_, slope) => {
    const fall = Math.tan(slope.tiltDeg * DEG_TO_RAD)
    const azimuth = slope.azimuthDeg * DEG_TO_RAD
    const tables = tablesOf(
      5,
      (east, north) => -fall * (east * Math.sin(azimuth) + north * Math.cos(azimuth)),
    )
    let backtracking = 0
    for (const sun of sunDirections(200, 0.05)) {
      // the middle table: the ends of rows see past their neighbours where the sun stands aslant
      const expected = alike(slope, sun)
      const facing = trackerFacing(slope, sun)
      if (Math.abs(facing - expected) > 1e-6 && Math.abs(facing) < 85) backtracking++
      expect(turned(tables, sun)[7]).toBeCloseTo(expected, 9)
    }
    expect(backtracking).toBeGreaterThan(3)
  })

  test('a row without neighbours faces the sun', () => {
    const lone = tablesOf(1, () => 0)
    for (const deg of [-75, -30, 0, 40, 85]) {
      const rotation = Math.min(85, Math.max(-85, deg))
      for (const angle of turned(lone, across(deg))) expect(angle).toBeCloseTo(rotation, 9)
    }
  })
})

/** Towards the sun, as no neighbour stands. */
function trackerFacing(slope: Slope, sun: Vector3): number {
  const tilt = axisTiltDeg(slope, 180)
  return trackerRotationDeg(
    Float64Array.of(Math.acos(sun[2]) / DEG_TO_RAD),
    Float64Array.of(Math.atan2(sun[0], sun[1]) / DEG_TO_RAD),
    { axisAzimuthDeg: 180, axisTiltDeg: tilt, ...BOUNDS },
    undefined,
  )[0]
}

test('two rows of unlike height turn back by their own distance in the view of the sun', () => {
  const riseM = 0.8
  const tables = tablesOf(2, (east) => (east > 1 ? riseM : 0))
  for (const deg of [-80, -72, 65, 75]) {
    // right is west: the second row stands to the left of the first, and higher
    const angle = deg * DEG_TO_RAD
    const apartM = Math.abs(-PITCH_M * Math.cos(angle) - riseM * Math.sin(angle))
    const back = apartM < WIDTH_M ? Math.acos(apartM / WIDTH_M) / DEG_TO_RAD : 0
    const expected = Math.min(85, Math.max(-85, deg - Math.sign(deg) * back))
    for (const rotation of turned(tables, across(deg))) expect(rotation).toBeCloseTo(expected, 9)
  }
})

const hill = (east: number): number => 1.5 * Math.sin(east / 9) + 0.4 * Math.sin(east / 2.3)

/** Widest overlap of the planes of two rows, next to each other or with one between, in the view of a sun across the axes, m: their section by plain projection. */
function overlapM({ eastM, upM }: TurningTables, rotations: Float64Array, deg: number): number {
  const angle = deg * DEG_TO_RAD
  // along the horizon of the sun: right (west) is -east
  const seen = (right: number, up: number): number => right * Math.cos(angle) - up * Math.sin(angle)
  const edges = (i: number): readonly [number, number] => {
    const turn = rotations[i] * DEG_TO_RAD
    const ends = [-1, 1].map((side) =>
      seen(
        -eastM[i] + ((side * WIDTH_M) / 2) * Math.cos(turn),
        upM[i] - ((side * WIDTH_M) / 2) * Math.sin(turn),
      ),
    )
    return [Math.min(...ends), Math.max(...ends)]
  }
  let widest = 0
  for (let i = 0; i < eastM.length; i += 3) {
    for (const j of [i + 3, i + 6].filter((other) => other < eastM.length)) {
      const [a, b] = [edges(i), edges(j)]
      widest = Math.max(widest, Math.min(a[1], b[1]) - Math.max(a[0], b[0]))
    }
  }
  return widest
}

describe('on a rolling hill', () => {
  const tables = tablesOf(20, hill)
  const meanSlope: Slope = {
    tiltDeg: Math.atan((hill(95) - hill(0)) / 95) / DEG_TO_RAD,
    azimuthDeg: 270,
  }
  const suns = Array.from({ length: 33 }, (_, k) => -80 + 5 * k)

  test('no row shades the next, where one angle by the mean slope has shade', () => {
    let shaded = 0
    for (const deg of suns) {
      const own = turned(tables, across(deg))
      expect(overlapM(tables, own, deg)).toBeLessThan(1e-9)
      const mean = new Float64Array(own.length).fill(alike(meanSlope, across(deg)))
      if (overlapM(tables, mean, deg) > 0.05) shaded++
    }
    expect(shaded).toBeGreaterThan(5)
  })

  test('no table could face the sun more without shade', () => {
    for (const deg of suns) {
      const own = turned(tables, across(deg))
      let free = 0
      for (let i = 3; i + 3 < own.length; i += 3) {
        const better = own.slice()
        better[i] += Math.sign(deg) * 2
        const isBound = Math.abs(own[i] - deg) < 2 || Math.abs(own[i]) > 83
        if (!isBound && overlapM(tables, better, deg) < 1e-9) free++
      }
      // rounds end before all is shared: a table in twenty
      expect(free).toBeLessThanOrEqual(1)
    }
  })

  test('neither end of a table that is bent against the next is shaded', () => {
    const bent = tablesOf(12, (east, north) => hill(east) + 0.02 * north * Math.sin(east / 4))
    const straight = { ...bent, axisTiltDeg: new Float64Array(bent.eastM.length) }
    const deg = 76
    expect(turned(bent, across(deg))).not.toEqual(turned(straight, across(deg)))
    for (const sign of [-1, 0, 1]) {
      // the section at an end: heights there, turned about nearly parallel axes
      const section = {
        ...bent,
        upM: bent.upM.map(
          (up, i) => up + ((sign * LENGTH_M) / 2) * Math.tan(bent.axisTiltDeg[i] * DEG_TO_RAD),
        ),
      }
      expect(overlapM(section, turned(bent, across(deg)), deg)).toBeLessThan(2e-3)
    }
  })
})
