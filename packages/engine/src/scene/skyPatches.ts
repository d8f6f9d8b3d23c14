import type { SkyBasis } from './skyBasis.ts'

/** Patches of one ring in Tregenza's sky, from the horizon up; the zenith's is one. */
const TREGENZA_RINGS = [30, 30, 24, 24, 18, 12, 6] as const

/**
 * The sky in patches of nearly the same size: rings from the horizon up, patches clockwise from north, the zenith last.
 * A patch is bright evenly; its number is its place in a vector of brightness.
 */
export interface SkyPatches {
  /** 577 or 2305. */
  readonly count: number
  /** First patch of each ring and, last, the zenith's. */
  readonly ringStart: Int32Array
  /** Height of a ring, rad. */
  readonly ringRad: number
}

/**
 * Tregenza's 145 patches, each but the zenith's split into `split` × `split`: 2 gives 577, 4 gives 2305. Rings are 90° / (7·split + ½) high.
 *
 * @see [1] P. R. Tregenza, Lighting Res. Technol. 19 (1987) 13-14, doi:10.1177/096032718701900103
 * @see [2] D. Bourgeois, C. F. Reinhart, G. Ward, Build. Res. Inf. 36 (2008) 68-82, doi:10.1080/09613210701446325
 */
export function skyPatches(split: 2 | 4): SkyPatches {
  const rings = TREGENZA_RINGS.length * split
  const ringStart = new Int32Array(rings + 1)
  for (let r = 0; r < rings; r++) {
    ringStart[r + 1] = ringStart[r] + TREGENZA_RINGS[Math.floor(r / split)] * split
  }
  return { count: ringStart[rings] + 1, ringStart, ringRad: Math.PI / 2 / (rings + 0.5) }
}

/** The patch of a direction, unit length, at or above the horizon. */
export function patchOf(
  { ringStart, ringRad }: SkyPatches,
  dx: number,
  dy: number,
  dz: number,
): number {
  const rings = ringStart.length - 1
  const ring = Math.floor(Math.asin(Math.min(1, Math.max(0, dz))) / ringRad)
  if (ring >= rings) return ringStart[rings]
  const turn = Math.atan2(dx, dy) / (2 * Math.PI)
  const size = ringStart[ring + 1] - ringStart[ring]
  const place = Math.floor((turn < 0 ? turn + 1 : turn) * size)
  return ringStart[ring] + Math.min(size - 1, place)
}

/** One function a patch, 1 on it. */
export function patchBasis(patches: SkyPatches): SkyBasis {
  return {
    size: patches.count,
    add: (dx, dy, dz, weight, out, offset) => {
      out[offset + patchOf(patches, dx, dy, dz)] += weight
    },
  }
}

/** Places within each patch at which a sky is looked at, a square number: they share the patch's solid angle evenly. */
export interface PatchPlaces {
  /** [patches · perPatch][3], unit length. */
  readonly directions: Float64Array
  readonly perPatch: number
  /** Solid angle of each patch, sr. */
  readonly solidAngle: Float64Array
}

/** @param perSide - places along each side of a patch: 1 gives centres */
export function patchPlaces(patches: SkyPatches, perSide: number): PatchPlaces {
  const perPatch = perSide * perSide
  const directions = new Float64Array(3 * patches.count * perPatch)
  const solidAngle = new Float64Array(patches.count)
  const { ringStart, ringRad } = patches
  const rings = ringStart.length - 1
  for (let ring = 0; ring <= rings; ring++) {
    const low = Math.sin(ring * ringRad)
    const high = ring === rings ? 1 : Math.sin((ring + 1) * ringRad)
    const size = ring === rings ? 1 : ringStart[ring + 1] - ringStart[ring]
    for (let i = 0; i < size; i++) {
      const patch = ringStart[ring] + i
      solidAngle[patch] = (2 * Math.PI * (high - low)) / size
      for (let k = 0; k < perPatch; k++) {
        const up = low + ((Math.floor(k / perSide) + 0.5) / perSide) * (high - low)
        // The only place of the zenith's patch is the zenith.
        const dz = size === 1 && perSide === 1 ? 1 : up
        const azimuth = ((i + ((k % perSide) + 0.5) / perSide) / size) * 2 * Math.PI
        const level = Math.sqrt(1 - dz * dz)
        directions.set(
          [level * Math.sin(azimuth), level * Math.cos(azimuth), dz],
          3 * (patch * perPatch + k),
        )
      }
    }
  }
  return { directions, perPatch, solidAngle }
}

/**
 * A sky as a vector of patches: π · mean radiance of each, W/m².
 *
 * @param radiance - of a direction above the horizon, W/(m²·sr)
 */
export function patchBrightness(
  { directions, perPatch, solidAngle }: PatchPlaces,
  radiance: (dx: number, dy: number, dz: number) => number,
  out: Float64Array = new Float64Array(solidAngle.length),
): Float64Array {
  for (let patch = 0; patch < out.length; patch++) {
    let sum = 0
    for (let k = 0; k < perPatch; k++) {
      const at = 3 * (patch * perPatch + k)
      sum += radiance(directions[at], directions[at + 1], directions[at + 2])
    }
    out[patch] = (Math.PI * sum) / perPatch
  }
  return out
}
