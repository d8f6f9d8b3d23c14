import { DEG_TO_RAD } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { perezSkyShape, relativeRadiance, scaleToDiffuse, skyClearness } from './skyLuminance.ts'
import { patchBrightness, patchPlaces, skyPatches } from './skyPatches.ts'

/** Clearness, brightness, zenith and a..e, N of four skies, by an independent program; 4 digits of Δ. */
const SKIES = [
  [
    'clear noon',
    880,
    105,
    30,
    172,
    8.2914,
    0.0856,
    [-0.982305, -0.197746, 22.00461, -5.848289, 1.347728],
    48.420587,
  ],
  [
    'clear morning',
    450,
    60,
    80,
    85,
    2.9563,
    0.2366,
    [-0.825271, -0.25235, 13.407721, -3.286089, 0.404881],
    23.620701,
  ],
  [
    'overcast',
    0,
    250,
    50,
    150,
    1,
    0.2743,
    [0.709992, -0.446578, 1.440206, -0.892995, 0.007917],
    36.636914,
  ],
  [
    'half covered',
    350,
    260,
    55,
    235,
    1.7008,
    0.3195,
    [-1.05422, -0.882291, 11.855187, -3.099167, 0.111425],
    53.645189,
  ],
] as const

describe.each(SKIES)(
  'the all-weather sky: %s',
  (_name, dni, dhi, zenithDeg, azimuthDeg, clearness, brightness, wanted, scale) => {
    const zenith = zenithDeg * DEG_TO_RAD
    const shape = perezSkyShape(clearness, brightness, zenith)

    test('clearness', () => {
      expect(skyClearness(dni, dhi, zenith)).toBeCloseTo(clearness, 3)
    })

    test('shape', () => {
      const { a, b, c, d, e } = shape
      ;[a, b, c, d, e].forEach((value, i) => {
        expect(Math.abs(value - wanted[i])).toBeLessThan(2e-3 * Math.max(1, Math.abs(wanted[i])))
      })
    })

    test('brightness of patches that gives the diffuse irradiance', () => {
      const [x, y] = [Math.sin(azimuthDeg * DEG_TO_RAD), Math.cos(azimuthDeg * DEG_TO_RAD)]
      const sun = [Math.sin(zenith) * x, Math.sin(zenith) * y, Math.cos(zenith)] as const
      const places = patchPlaces(skyPatches(4), 4)
      const relative = (dx: number, dy: number, dz: number): number =>
        relativeRadiance(shape, sun, dx, dy, dz)
      const before = patchBrightness(places, relative)
      const first = before[100]
      const after = scaleToDiffuse(before, places, dhi)
      expect(Math.abs(after[100] / first / scale - 1)).toBeLessThan(0.005)
    })
  },
)

test('the sky of no light stays dark', () => {
  const places = patchPlaces(skyPatches(2), 1)
  expect(scaleToDiffuse(new Float64Array(577), places, 100).every((value) => value === 0)).toBe(
    true,
  )
})
