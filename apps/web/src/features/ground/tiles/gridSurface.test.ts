import { describe, expect, test } from 'vitest'
import { gridOf } from '../testing/grids.ts'
import { gridSurface, meshHeightM, surfaceAt } from './gridSurface.ts'

const at = (surface: ReturnType<typeof gridSurface>, eastM: number, northM: number) =>
  surfaceAt(surface, eastM, northM, { heightM: 0, slopeEast: 0, slopeNorth: 0 })

describe('the surface of a grid', () => {
  const plane = gridSurface(gridOf((east, north) => 500 + 0.1 * east - 0.04 * north))

  test.each([
    [0, 0],
    [37.5, -12.25],
    [-200, 200],
  ])('of a plane has its height and slopes at %d, %d', (east, north) => {
    const point = at(plane, east, north)
    expect(point.heightM).toBeCloseTo(500 + 0.1 * east - 0.04 * north, 3)
    expect(point.slopeEast).toBeCloseTo(0.1, 5)
    expect(point.slopeNorth).toBeCloseTo(-0.04, 5)
  })

  test('is not known outside', () => {
    expect(at(plane, 200.1, 0).heightM).toBeNaN()
    expect(at(plane, 0, -201).slopeEast).toBeNaN()
  })

  test('says how steep the ground is', () => {
    expect(plane.steepSlope).toBeCloseTo(Math.hypot(0.1, 0.04), 5)
  })
})

describe('the mesh of a grid', () => {
  const holed = gridSurface(
    gridOf((east, north) => (Math.hypot(east, north) < 60 ? Number.NaN : 100 + 0.1 * east)),
  )

  test('has no holes', () => {
    expect(at(holed, 0, 0).heightM).toBeNaN()
    const middleM = meshHeightM(holed, 0, 0)
    // filled from the rim of the hole, 60 m away
    expect(middleM).toBeGreaterThan(93)
    expect(middleM).toBeLessThan(107)
  })

  test('goes on without a cliff and falls to the mean height', () => {
    expect(meshHeightM(holed, 200.01, 0)).toBeCloseTo(meshHeightM(holed, 199.99, 0), 1)
    expect(meshHeightM(holed, 5000, 0)).toBeCloseTo(holed.meanM, 6)
  })

  test('of a grid without any height is level', () => {
    const empty = gridSurface(gridOf(() => Number.NaN))
    expect(meshHeightM(empty, 0, 0)).toBe(0)
  })
})
