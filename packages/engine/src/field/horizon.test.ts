import { describe, expect, test } from 'vitest'
import { DOME, HORIZON, perez1990Basis } from '../scene/skyBasis.ts'
import { aboveHorizon, domeAboveHorizon, horizonElevationDeg } from './horizon.ts'

const profile = (points: readonly (readonly [number, number])[]) => ({
  azimuthDeg: Float64Array.from(points, ([azimuth]) => azimuth),
  elevationDeg: Float64Array.from(points, ([, elevation]) => elevation),
})
const level = (elevationDeg: number) =>
  profile([
    [0, elevationDeg],
    [180, elevationDeg],
  ])

describe('far horizon', () => {
  const hills = profile([
    [10, 4],
    [100, 10],
    [350, 8],
  ])

  test.each([
    [10, 4],
    [55, 7],
    [100, 10],
    [225, 9],
    [350, 8],
    [0, 6],
    [360, 6],
    [-5, 7],
    [715, 7],
  ])('at %d° rises %d°', (azimuthDeg, expectedDeg) => {
    expect(horizonElevationDeg(hills, azimuthDeg)).toBeCloseTo(expectedDeg, 12)
  })

  test('of one point is the same all around, of none level', () => {
    expect(horizonElevationDeg(profile([[200, 5]]), 20)).toBe(5)
    expect(horizonElevationDeg(profile([]), 20)).toBe(0)
  })
})

describe('dome above a far horizon', () => {
  test('is cos²h of the whole for a level plane', () => {
    // ∫ sin·cos over elevations from h to 90° is cos²h / 2
    for (const deg of [0, 5, 12, 20, 45]) {
      const expected = Math.cos((deg * Math.PI) / 180) ** 2
      expect(domeAboveHorizon(level(deg), [0, 0, 1])).toBeCloseTo(expected, 3)
    }
  })

  test('loses most where the plane faces the hill', () => {
    const south = profile([
      [0, 0],
      [90, 0],
      [180, 30],
      [270, 0],
    ])
    const facing = domeAboveHorizon(south, [0, -1, 0])
    expect(facing).toBeLessThan(domeAboveHorizon(south, [0, 0, 1]))
    expect(domeAboveHorizon(south, [0, 1, 0])).toBe(1)
  })
})

describe('sky above a far horizon', () => {
  const seen = (elevationDeg: number, azimuthDeg: number) => {
    const up = (elevationDeg * Math.PI) / 180
    const turn = (azimuthDeg * Math.PI) / 180
    const out = new Float64Array(2)
    const sky = aboveHorizon(
      perez1990Basis(),
      profile([
        [0, 0],
        [90, 20],
        [180, 0],
      ]),
    )
    const dx = Math.cos(up) * Math.sin(turn)
    const dy = Math.cos(up) * Math.cos(turn)
    sky.add(dx, dy, Math.sin(up), 1, out, 0, 0)
    return out
  }

  test('is dark below it and whole above', () => {
    expect(seen(19, 90)[DOME]).toBe(0)
    expect(seen(21, 90)[DOME]).toBe(1)
    expect(seen(1, 270)[DOME]).toBe(1)
  })

  test('takes the band at the horizon too', () => {
    expect(seen(2, 90)[HORIZON]).toBe(0)
    expect(seen(2, 270)[HORIZON]).toBeGreaterThan(0)
  })
})
