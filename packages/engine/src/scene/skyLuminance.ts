import type { Vector3 } from './scene.ts'
import type { PatchPlaces } from './skyPatches.ts'

/** Gradation a, b towards the horizon, and c, d, e around the sun. */
export interface SkyShape {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
}

/** Upper edges of the first seven bins of clearness; the eighth has none. */
const CLEARNESS_EDGES = [1.065, 1.23, 1.5, 1.95, 2.8, 4.5, 6.2]

/** Rows of a1..a4, b1..b4, c1..c4, d1..d4, e1..e4 by bin of clearness, with the erratum [2]. */
// biome-ignore format: a row a bin
const PEREZ_1993 = [
  1.3525, -0.2576, -0.269, -1.4366, -0.767, 0.0007, 1.2734, -0.1233, 2.8, 0.6004, 1.2375, 1, 1.8734, 0.6297, 0.9738, 0.2809, 0.0356, -0.1246, -0.5718, 0.9938,
  -1.2219, -0.773, 1.4148, 1.1016, -0.2054, 0.0367, -3.9128, 0.9156, 6.975, 0.1774, 6.4477, -0.1239, -1.5798, -0.5081, -1.7812, 0.108, 0.2624, 0.0672, -0.219, -0.4285,
  -1.1, -0.2515, 0.8952, 0.0156, 0.2782, -0.1812, -4.5, 1.1766, 24.7219, -13.0812, -37.7, 34.8438, -5, 1.5218, 3.9229, -2.6204, -0.0156, 0.1597, 0.4199, -0.5562,
  -0.5484, -0.6654, -0.2672, 0.7117, 0.7234, -0.6219, -5.6812, 2.6297, 33.3389, -18.3, -62.25, 52.0781, -3.5, 0.0016, 1.1477, 0.1062, 0.4659, -0.3296, -0.0876, -0.0329,
  -0.6, -0.3566, -2.5, 2.325, 0.2937, 0.0496, -5.6812, 1.8415, 21, -4.7656, -21.5906, 7.2492, -3.5, -0.1554, 1.4062, 0.3988, 0.0032, 0.0766, -0.0656, -0.1294,
  -1.0156, -0.367, 1.0078, 1.4051, 0.2875, -0.5328, -3.85, 3.375, 14, -0.9999, -7.1406, 7.5469, -3.4, -0.1078, -1.075, 1.5702, -0.0672, 0.4016, 0.3017, -0.4844,
  -1, 0.0211, 0.5025, -0.5119, -0.3, 0.1922, 0.7023, -1.6317, 19, -5, 1.2438, -1.9094, -4, 0.025, 0.3844, 0.2656, 1.0468, -0.3788, -2.4517, 1.4656,
  -1.05, 0.0289, 0.426, 0.359, -0.325, 0.1156, 0.7781, 0.0025, 31.0625, -14.5, -46.1148, 55.375, -7.2312, 0.405, 13.35, 0.6234, 1.5, -0.6426, 1.8564, 0.5636,
]
const ROW = 20

/** κ of the clearness, 1/rad³. */
const KAPPA = 1.041

/** Clearness ε = ((DHI + DNI)/DHI + κz³) / (1 + κz³). */
export function skyClearness(dniWm2: number, dhiWm2: number, zenithRad: number): number {
  const cubed = KAPPA * zenithRad ** 3
  return ((dhiWm2 + dniWm2) / dhiWm2 + cubed) / (1 + cubed)
}

/**
 * Shape of the all-weather sky of Perez, Seals and Michalsky.
 *
 * x = x1 + x2·z + Δ·(x3 + x4·z) for each of a..e by bin of ε; in the first bin (overcast)
 * c = exp[(Δ·(c1 + c2·z))^c3] − c4 and d = −exp[Δ·(d1 + d2·z)] + d3 + Δ·d4. NaN gives NaN.
 *
 * @param clearness - ε, from 1
 * @param brightness - Δ = DHI·AM/E_0
 * @see [1] R. Perez, R. Seals, J. Michalsky, Solar Energy 50 (1993) 235-245, doi:10.1016/0038-092X(93)90017-I
 * @see [2] Erratum, Solar Energy 51 (1993) 423, as light-simulation programs of the field carry it
 */
export function perezSkyShape(clearness: number, brightness: number, zenithRad: number): SkyShape {
  let bin = 0
  while (bin < CLEARNESS_EDGES.length && clearness >= CLEARNESS_EDGES[bin]) bin++
  const linear = (which: number): number => {
    const at = bin * ROW + 4 * which
    const [x1, x2, x3, x4] = PEREZ_1993.slice(at, at + 4)
    return x1 + x2 * zenithRad + brightness * (x3 + x4 * zenithRad)
  }
  const shape = { a: linear(0), b: linear(1), c: linear(2), d: linear(3), e: linear(4) }
  if (bin > 0) return shape
  const [c1, c2, c3, c4, d1, d2, d3, d4] = PEREZ_1993.slice(8, 16)
  return {
    ...shape,
    c: Math.exp((brightness * (c1 + c2 * zenithRad)) ** c3) - c4,
    d: -Math.exp(brightness * (d1 + d2 * zenithRad)) + d3 + brightness * d4,
  }
}

/** Least sine of the elevation in the gradation: b/z stays finite at the horizon. */
const LEAST_UP = 0.01

/**
 * Relative radiance of the shape in one direction: F = (1 + a·exp(b/z))·(1 + c·exp(d·γ) + e·cos²γ), γ the angle from the
 * sun, z = max(dz, 0.01); never below 0.
 */
export function relativeRadiance(
  { a, b, c, d, e }: SkyShape,
  sun: Vector3,
  dx: number,
  dy: number,
  dz: number,
): number {
  const cosGamma = Math.min(1, Math.max(-1, dx * sun[0] + dy * sun[1] + dz * sun[2]))
  const gradation = 1 + a * Math.exp(b / Math.max(dz, LEAST_UP))
  const aroundSun = 1 + c * Math.exp(d * Math.acos(cosGamma)) + e * cosGamma * cosGamma
  return Math.max(0, gradation * aroundSun)
}

/** Scales a vector of patches so that it gives a horizontal plane `dhiWm2`; all 0 stay so. Written in place and returned. */
export function scaleToDiffuse(
  brightnessWm2: Float64Array,
  { directions, perPatch, solidAngle }: PatchPlaces,
  dhiWm2: number,
): Float64Array {
  let horizontal = 0
  for (let patch = 0; patch < brightnessWm2.length; patch++) {
    let up = 0
    for (let k = 0; k < perPatch; k++) up += directions[3 * (patch * perPatch + k) + 2]
    horizontal += (brightnessWm2[patch] * solidAngle[patch] * up) / (perPatch * Math.PI)
  }
  const scale = horizontal > 0 ? dhiWm2 / horizontal : 0
  for (let patch = 0; patch < brightnessWm2.length; patch++) brightnessWm2[patch] *= scale
  return brightnessWm2
}
