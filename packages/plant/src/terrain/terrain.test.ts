import { describe, expect, test } from 'vitest'
import { localFrame, toLngLat, toLocalM } from '../layout/localFrame.ts'
import { byDimension } from './byDimension.ts'
import { frameOfGrid, heightAt, heightRange, heightsIn } from './heightAt.ts'
import type { HeightGrid } from './heightGrid.ts'
import { readHeightGrid, writeHeightGrid } from './heightGridFile.ts'
import { bandLimitsM, isobands } from './isobands.ts'
import { heightProfile, sampleLine, thinHeights } from './sampleLine.ts'
import { aspectSector, slopeAspectAt, slopeGrid } from './slopeAspect.ts'
import { blockHorizon, terrainHorizon } from './terrainHorizon.ts'
import { gridOf, plane } from './testing/grids.ts'

const FRAME = localFrame(-112.5, 33.4)

describe('heights of a grid', () => {
  test('are bilinear between four heights and nothing outside', () => {
    const grid = gridOf((east, north) => 2 * east + 3 * north + east * north)
    expect(heightAt(grid, FRAME, 3, 7)).toBeCloseTo(2 * 3 + 3 * 7 + 3 * 7, 4)
    expect(heightAt(grid, FRAME, 200, 200)).toBeCloseTo(400 + 600 + 40_000, 2)
    expect(heightAt(grid, FRAME, 200.1, 0)).toBeNaN()
    expect(heightAt(grid, FRAME, 0, -201)).toBeNaN()
  })

  test('are missing beside a missing height, but there where a known one is', () => {
    const grid = gridOf((east) => (east === 0 ? Number.NaN : 50))
    expect(heightAt(grid, FRAME, 4, 0)).toBeNaN()
    expect(heightAt(grid, FRAME, 10, 0)).toBe(50)
    expect(heightAt(grid, FRAME, 14, 3)).toBe(50)
  })

  test('are the same from another plane', () => {
    const grid = gridOf(plane(5, 200))
    const other = localFrame(-112.49, 33.41)
    const there = toLocalM(other, ...toLngLat(FRAME, 40, -70))
    expect(heightAt(grid, other, ...there)).toBeCloseTo(plane(5, 200)(40, -70), 4)
  })
})

describe('horizon of the ground', () => {
  test('a ridge of 500 m, 5 km away, seen above the curved Earth', () => {
    const ridge = (east: number): number => (east > 5000 ? 500 : 0)
    const reach = { fromM: 0, toM: 20_000, cellSizeM: 50 }
    const { azimuthDeg, elevationDeg } = terrainHorizon(ridge, reach)
    const east = elevationDeg[azimuthDeg.indexOf(90)] ?? 0
    expect(Math.abs(east - (Math.atan(496.3 / 5050) * 180) / Math.PI)).toBeLessThan(0.1)
    expect(elevationDeg[azimuthDeg.indexOf(270)]).toBe(0)
    expect(terrainHorizon(() => Number.NaN, reach).azimuthDeg).toEqual([])
  })

  test('of a block: beyond the ground that light is traced on, and none where nothing rises', () => {
    const side = 201
    const valley = (heightOf: (eastM: number, northM: number) => number): HeightGrid => ({
      longitude: -112.5,
      latitude: 33.4,
      originEastM: -2000,
      originNorthM: -2000,
      cellSizeM: 20,
      columns: side,
      rows: side,
      heightsM: Float32Array.from({ length: side * side }, (_, i) =>
        heightOf(-2000 + 20 * (i % side), -2000 + 20 * Math.floor(i / side)),
      ),
    })
    const around = [-112.501, 33.399, -112.499, 33.401] as const
    const points =
      blockHorizon(
        valley((east) => (east < -1000 ? 100 : 0)),
        around,
      ) ?? []
    expect(points.find(({ azimuth }) => azimuth === 270)?.elevation).toBeCloseTo(5.5, 0)
    expect(points.find(({ azimuth }) => azimuth === 90)?.elevation).toBe(0)
    const bankNearby = valley((east, north) =>
      Math.hypot(east, north) < 300 && east > 150 ? 20 : 0,
    )
    expect(blockHorizon(bankNearby, around)).toBeUndefined()
    expect(
      blockHorizon(
        valley(() => Number.NaN),
        around,
      ),
    ).toBeUndefined()
  })
})

describe('file of a grid', () => {
  const grid = gridOf((east, north) => (east > 150 ? Number.NaN : 800 + 0.1 * north))
  const bytes = writeHeightGrid(grid)

  test('gives back what was written, from any place of a larger buffer', () => {
    const larger = new Uint8Array(bytes.length + 9)
    larger.set(bytes, 5)
    const read = readHeightGrid(larger.subarray(5, 5 + bytes.length))
    expect(read).toEqual(grid)
    expect(heightRange(read)).toEqual(heightRange(grid))
  })

  test('is small: a header and four bytes a height', () => {
    expect(bytes.length).toBeLessThan(4 * 41 * 41 + 200)
  })

  test.each([
    ['nothing', new Uint8Array(), 'does not begin with DUETHGT1'],
    ['a picture', Uint8Array.from({ length: 400 }, (_, i) => i % 256), 'does not begin'],
    ['a short file', bytes.subarray(0, bytes.length - 4), 'heights need'],
    ['a long file', Uint8Array.from([...bytes, 0, 0, 0, 0]), 'heights need'],
    ['a header without an end', withBytes(bytes, 8, [255, 255, 0, 0]), 'header would be 65535'],
    ['a header that is no JSON', withBytes(bytes, 12, [120]), 'no good JSON'],
    [
      'a height beyond the earth',
      withBytes(bytes, bytes.length - 4 * 41 * 41, [0, 0, 128, 127]),
      'row 1, column 1 is Infinity m',
    ],
  ])('%s is refused, with the place and the fault', (_what, damaged, message) => {
    expect(() => readHeightGrid(damaged)).toThrow(message)
    expect(() => readHeightGrid(damaged)).toThrow(/byte \d+/)
  })

  test('a grid that is too large is refused before it is allocated', () => {
    const huge = { ...grid, columns: 3000, rows: 3000 }
    expect(() => writeHeightGrid(huge)).toThrow(
      '3000 x 3000 heights is too large: at most 4,000,000',
    )
  })
})

describe('heights along a line', () => {
  test('are taken every 10 m at most and at each point', () => {
    const samples = sampleLine(gridOf(plane(4, 90)), FRAME, [0, 0, 25, 0, 25, 40])
    expect(samples.map(({ distanceM }) => Math.round(10 * distanceM) / 10)).toEqual([
      0, 8.3, 16.7, 25, 35, 45, 55, 65,
    ])
    expect(samples.filter(({ isVertex }) => isVertex)).toHaveLength(3)
    expect(samples[3]?.heightM).toBeCloseTo(plane(4, 90)(25, 0), 3)
  })

  test('on even ground all between the points are dropped; a bend of more than 0.25 m stays', () => {
    const even = sampleLine(gridOf(plane(4, 90)), FRAME, [-150, 0, 150, 0])
    expect(thinHeights(even)).toHaveLength(2)
    const ridge = gridOf((east) => 100 - 0.02 * Math.abs(east))
    const bent = thinHeights(sampleLine(ridge, FRAME, [-150, 0, 150, 0]))
    expect(bent.map(({ eastM }) => Math.round(eastM))).toEqual([-150, 0, 150])
    const low = gridOf((east) => 100 - 0.001 * Math.abs(east))
    expect(thinHeights(sampleLine(low, FRAME, [-150, 0, 150, 0]))).toHaveLength(2)
  })

  test('what is dropped lies within the tolerance of what is retained', () => {
    const rough = gridOf((east, north) => 100 + 3 * Math.sin(east / 30) + 2 * Math.cos(north / 17))
    const all = sampleLine(rough, FRAME, [-190, -150, 190, 160])
    const thinned = thinHeights(all)
    expect(thinned.length).toBeLessThan(all.length)
    for (const sample of all) {
      const after = thinned.findIndex(({ distanceM }) => distanceM >= sample.distanceM)
      const b = thinned[after]
      const a = thinned[Math.max(0, after - 1)]
      if (a === undefined || b === undefined) throw new Error('no neighbours')
      const share = b === a ? 0 : (sample.distanceM - a.distanceM) / (b.distanceM - a.distanceM)
      expect(Math.abs(a.heightM + share * (b.heightM - a.heightM) - sample.heightM)).toBeLessThan(
        0.2501,
      )
    }
  })

  test('a profile says length, range, climb and the steepest step, over a gap too', () => {
    const hill = gridOf((east) =>
      Math.abs(east - 60) < 5 ? Number.NaN : 100 - Math.abs(east) / 10,
    )
    const profile = heightProfile(hill, FRAME, [-100, 0, 100, 0])
    expect(profile).toMatchObject({ lengthM: 200 })
    expect(profile.minM).toBeCloseTo(90, 4)
    expect(profile.maxM).toBeCloseTo(100, 4)
    expect(profile.riseM).toBeCloseTo(10, 4)
    expect(profile.fallM).toBeCloseTo(8, 4)
    expect(profile.steepest).toBeCloseTo(0.1, 4)
    expect(profile.samples.filter(({ heightM }) => Number.isNaN(heightM))).toHaveLength(1)
  })
})

describe('slope and aspect', () => {
  test.each([
    [0, 0, undefined, 0],
    [1.5, 90, 2, 1],
    [3.5, 180, 4, 2],
    [8, 315, 7, 3],
  ])('a plane of %f° falling to %f°', (tiltDeg, azimuthDeg, sector, step) => {
    const found = slopeAspectAt(gridOf(plane(tiltDeg, azimuthDeg)), FRAME, 12, -33)
    expect(found?.slope).toBeCloseTo(Math.tan((tiltDeg * Math.PI) / 180), 4)
    expect(found).toMatchObject({ sector, step })
    expect(Math.round(found?.aspectDeg ?? 0)).toBe(azimuthDeg)
  })

  test('sectors are 45° wide around their direction', () => {
    expect([0, 22, 23, 67, 68, 180, 292, 337, 338, 359].map(aspectSector)).toEqual([
      0, 0, 1, 1, 2, 4, 6, 7, 0, 0,
    ])
  })

  test('a whole grid, its edge included, has the slope of its plane', () => {
    const { slope, aspectDeg } = slopeGrid(gridOf(plane(6, 135)))
    for (const value of slope) expect(value).toBeCloseTo(0.1051, 3)
    for (const value of aspectDeg) expect(value).toBeCloseTo(135, 0)
  })
})

describe('bands of height', () => {
  test('begin and end at round heights', () => {
    expect(bandLimitsM(2438, 3046)).toEqual(Array.from({ length: 8 }, (_, i) => 2400 + 100 * i))
    expect(bandLimitsM(101.2, 103.9, 6)).toEqual([101, 101.5, 102, 102.5, 103, 103.5, 104])
    expect(bandLimitsM(50, 50)).toHaveLength(2)
  })

  test('part the ground without a gap or an overlap', () => {
    const grid = gridOf((east, north) => 100 + 20 * Math.sin(east / 60) * Math.cos(north / 50))
    const bands = isobands(grid, [80, 90, 100, 110, 120])
    expect(bands.features.map(({ properties }) => properties.from_m)).toEqual([80, 90, 100, 110])
    const areas = bands.features.map(({ geometry }) => areaM2(geometry.coordinates))
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(400 * 400, -1)
    // the hill and the hollow mirror each other
    expect((areas[0] ?? 0) / (areas[3] ?? 1)).toBeCloseTo(1, 1)
  })

  test('leave out ground that is not known', () => {
    const grid = gridOf((east, north) =>
      Math.hypot(east, north) < 55 ? Number.NaN : 100 + east / 10,
    )
    const total = isobands(grid)
      .features.map(({ geometry }) => areaM2(geometry.coordinates))
      .reduce((sum, area) => sum + area, 0)
    expect(total).toBeLessThan(400 * 400 - 6000)
    expect(total).toBeGreaterThan(400 * 400 - 16_000)
    expect(isobands(gridOf(() => Number.NaN)).features).toEqual([])
  })
})

describe('table by dimension', () => {
  test('sums to the known area in each dimension', () => {
    const grid = gridOf((east, north) => (north > 150 ? Number.NaN : plane(3, 180)(east, north)))
    const { areaM2: whole, rows } = byDimension(grid)
    expect(whole).toBe(36 * 41 * 100)
    for (const dimension of ['height', 'slope', 'aspect']) {
      const of = rows.filter((row) => row.dimension === dimension)
      expect(of.reduce((sum, row) => sum + row.areaM2, 0)).toBe(whole)
    }
    expect(rows.find(({ label }) => label === 'S')?.fraction).toBe(1)
    expect(
      rows.find(({ dimension, from }) => dimension === 'slope' && from === 0.05)?.fraction,
    ).toBe(1)
  })

  test('may look at a part', () => {
    const { areaM2: whole, rows } = byDimension(
      gridOf(() => 7),
      (east) => east > 0,
    )
    expect(whole).toBe(20 * 41 * 100)
    expect(rows.find(({ label }) => label === 'Level')?.areaM2).toBe(whole)
  })
})

/** Of polygons in longitude and latitude, in the plane of the tests. */
function areaM2(polygons: readonly (readonly (readonly number[])[][])[] | number[][][][]): number {
  const frame = frameOfGrid(gridOf(() => 0))
  let sum = 0
  for (const rings of polygons) {
    rings.forEach((ring, i) => {
      const points = ring.map(([lng = 0, lat = 0]) => toLocalM(frame, lng, lat))
      let twice = 0
      points.forEach(([x, y], k) => {
        const [nextX = 0, nextY = 0] = points[(k + 1) % points.length] ?? []
        twice += x * nextY - nextX * y
      })
      sum += (i === 0 ? 1 : -1) * Math.abs(twice / 2)
    })
  }
  return sum
}

function withBytes(bytes: Uint8Array, at: number, values: readonly number[]): Uint8Array {
  const changed = Uint8Array.from(bytes)
  changed.set(values, at)
  return changed
}

test('a function for many places is the one for one place', () => {
  const grid = gridOf(plane(2, 10))
  expect(heightsIn(grid, FRAME)(1, 2)).toBe(heightAt(grid, FRAME, 1, 2))
})
