import { describe, expect, test } from 'vitest'
import { patchBasis, patchBrightness, patchOf, patchPlaces, skyPatches } from './skyPatches.ts'

describe.each([
  [2, 577],
  [4, 2305],
] as const)('the sky split by %d', (split, count) => {
  const patches = skyPatches(split)

  test('has its patches, which fill the upper half of the sphere', () => {
    expect(patches.count).toBe(count)
    const { solidAngle } = patchPlaces(patches, 1)
    expect(solidAngle.reduce((sum, angle) => sum + angle, 0)).toBeCloseTo(2 * Math.PI, 12)
    // Rings next to the zenith have more patches than their size asks for.
    const sorted = solidAngle.toSorted()
    expect(sorted[count - 1] / sorted[count >> 1]).toBeLessThan(1.4)
  })

  test('finds the patch of every place', () => {
    const { directions, perPatch } = patchPlaces(patches, 3)
    for (let i = 0; i < count * perPatch; i++) {
      const [x, y, z] = directions.subarray(3 * i, 3 * i + 3)
      expect(patchOf(patches, x, y, z)).toBe(Math.floor(i / perPatch))
    }
  })

  test('knows the horizon, north and the zenith', () => {
    expect(patchOf(patches, 0, 1, 0)).toBe(0)
    expect(patchOf(patches, -1e-9, 1, 0)).toBe(patches.ringStart[1] - 1)
    expect(patchOf(patches, 0, 0, 1)).toBe(count - 1)
  })

  test('adds light to the patch it comes from alone', () => {
    const out = new Float64Array(count + 5)
    patchBasis(patches).add(0, 0, 1, 0.25, out, 5, 1)
    expect(out[count + 4]).toBe(0.25)
    expect(out.reduce((sum, value) => sum + value, 0)).toBe(0.25)
  })

  test('means of a sky give its light on level ground', () => {
    const places = patchPlaces(patches, 4)
    // Radiance 3·sin(elevation)/(2π): horizontal irradiance 1.
    const vector = patchBrightness(places, (_x, _y, z) => (1.5 * z) / Math.PI)
    let sum = 0
    for (let patch = 0; patch < count; patch++) {
      let up = 0
      for (let k = 0; k < 16; k++) up += places.directions[3 * (16 * patch + k) + 2] / 16
      sum += (vector[patch] / Math.PI) * up * places.solidAngle[patch]
    }
    // A patch is even: what its edges differ by is lost, the less the smaller it is.
    expect(Math.abs(sum - 1)).toBeLessThan(0.009 / split ** 2)
  })
})
