import { ALBEDO_ORDERS, type FactorOptions, type Factors, type Sample } from './factors.ts'
import { sobolPoints } from './lowDiscrepancy.ts'
import {
  aimPath,
  type LightSink,
  makePath,
  OPEN,
  type Path,
  PLAIN,
  runPath,
  setKey,
} from './path.ts'
import { HIT_NORMAL } from './rayState.ts'
import type { Scene } from './scene.ts'

/** Rays of samples leave this far above the surface, m. */
const SAMPLE_LIFT_M = 1e-3

/**
 * Traces what reaches the samples from the sky and from sunlit surfaces; see `Factors` for what comes out.
 *
 * Each sample sends the same cosine-weighted directions of Sobol's sequence, shifted digitally by a hash of its number. A path that
 * meets a surface or the ground goes on in one cosine-weighted direction about the normal of the side it met (the next two dimensions);
 * it ends in the sky, at the third ground, after `maxBounces` reflections, or when it carries less than 1e-4. So each order of albedo
 * is estimated without bias but for these ends. A path that serves `open` and other rows parts at the first structure it meets.
 */
export function traceFactors(
  scene: Scene,
  samples: readonly Sample[],
  options: FactorOptions,
): Factors {
  const { raysPerSample, firstSample = 0 } = options
  const factors = makeFactors(options)
  const path = makePath(scene, options, sobolPoints(raysPerSample), sinkOf(factors))
  samples.forEach((sample, i) => {
    setKey(path, firstSample + i + 1)
    traceSample(path, sample, options)
  })
  return factors
}

function makeFactors({ rowCount, basis, bins }: FactorOptions): Factors {
  const orders = (size: number): readonly Float64Array[] =>
    Array.from({ length: ALBEDO_ORDERS }, () => new Float64Array(rowCount * size))
  return {
    rowCount,
    basisSize: basis.size,
    binCount: bins.count,
    sky: orders(basis.size),
    sun: orders(bins.count),
  }
}

function sinkOf({ sky, sun, binCount }: Factors): LightSink {
  return {
    sky,
    addSun: (order, row, bin, weight) => {
      sun[order][row * binCount + bin] += weight
    },
  }
}

function traceSample(path: Path, sample: Sample, { raysPerSample, iam }: FactorOptions): void {
  const { rows, weight, position, normal } = sample
  const serves = (rows.open >= 0 ? OPEN : 0) + (rows.plain >= 0 || rows.iam >= 0 ? PLAIN : 0)
  if (serves === 0) return
  const { values } = path.ray
  const share = weight / raysPerSample
  path.rows = rows
  path.share[0] = share
  for (let number = 0; number < raysPerSample; number++) {
    for (let k = 0; k < 3; k++) {
      values[k] = position[k] + SAMPLE_LIFT_M * normal[k]
      values[HIT_NORMAL + k] = normal[k]
    }
    aimPath(path, number)
    const cosine = values[3] * normal[0] + values[4] * normal[1] + values[5] * normal[2]
    path.share[1] = iam === undefined ? share : share * iam(Math.min(1, cosine))
    runPath(path, 0, serves)
  }
}
