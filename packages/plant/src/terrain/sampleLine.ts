import { COLLINEAR_HEIGHT_TOLERANCE_M, TERRAIN_SAMPLING_STEP_M } from '../layers/blockLayer.ts'
import type { LocalFrame } from '../layout/localFrame.ts'
import { heightsIn } from './heightAt.ts'
import type { HeightGrid } from './heightGrid.ts'

/** The ground at one place of a line. */
export interface HeightSample {
  readonly eastM: number
  readonly northM: number
  /** Along the line from its start, in plan. */
  readonly distanceM: number
  /** Above sea level; NaN where it is not known. */
  readonly heightM: number
  /** A point of the line itself, not one in between. */
  readonly isVertex: boolean
}

/** More places on one line than this are not looked at: the steps grow instead. */
const MAX_SAMPLES = 20_000

/**
 * Heights along a line: at each of its points and at even steps of at most `stepM` between them.
 *
 * @param pointsM - [east, north, east, north ...] of the frame; a ring repeats its first point
 */
export function sampleLine(
  grid: HeightGrid,
  frame: LocalFrame,
  pointsM: ArrayLike<number>,
  stepM: number = TERRAIN_SAMPLING_STEP_M,
): HeightSample[] {
  const heightAt = heightsIn(grid, frame)
  const count = Math.floor(pointsM.length / 2)
  const longestM = Math.max(stepM, lineLengthM(pointsM) / MAX_SAMPLES)
  const samples: HeightSample[] = []
  let distanceM = 0
  const add = (eastM: number, northM: number, alongM: number, isVertex: boolean): void => {
    samples.push({ eastM, northM, distanceM: alongM, heightM: heightAt(eastM, northM), isVertex })
  }
  for (let i = 0; i < count; i++) {
    const east = pointsM[2 * i] ?? 0
    const north = pointsM[2 * i + 1] ?? 0
    add(east, north, distanceM, true)
    if (i + 1 === count) break
    const toEast = (pointsM[2 * i + 2] ?? 0) - east
    const toNorth = (pointsM[2 * i + 3] ?? 0) - north
    const legM = Math.hypot(toEast, toNorth)
    // a leg that is a step long but for rounding is one step
    const steps = Math.max(1, Math.ceil(legM / longestM - 1e-6))
    for (let step = 1; step < steps; step++) {
      const share = step / steps
      add(east + share * toEast, north + share * toNorth, distanceM + share * legM, false)
    }
    distanceM += legM
  }
  return samples
}

/**
 * Leaves out the samples between the line's own points whose height lies on the straight line of those that are retained
 * within a tolerance (Douglas and Peucker's way, by height over distance). The line's points and the places beside
 * a missing height stay.
 */
export function thinHeights(
  samples: readonly HeightSample[],
  toleranceM: number = COLLINEAR_HEIGHT_TOLERANCE_M,
): HeightSample[] {
  const isRetained = samples.map(({ isVertex }) => isVertex)
  if (isRetained.length > 0) {
    isRetained[0] = true
    isRetained[isRetained.length - 1] = true
  }
  samples.forEach(({ heightM }, i) => {
    const before = samples[i - 1]
    if (before === undefined || Number.isNaN(before.heightM) === Number.isNaN(heightM)) return
    isRetained[i - 1] = true
    isRetained[i] = true
  })
  const fixed = isRetained.flatMap((isOne, i) => (isOne ? [i] : []))
  for (let f = 0; f + 1 < fixed.length; f++) {
    retainBends(samples, fixed[f] ?? 0, fixed[f + 1] ?? 0, toleranceM, isRetained)
  }
  return samples.filter((_, i) => isRetained[i])
}

/** Marks what has to stay between two samples that stay. */
function retainBends(
  samples: readonly HeightSample[],
  first: number,
  last: number,
  toleranceM: number,
  isRetained: boolean[],
): void {
  const open: [number, number][] = [[first, last]]
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span
    const start = samples[from]
    const end = samples[to]
    if (start === undefined || end === undefined) continue
    const lengthM = end.distanceM - start.distanceM
    let worst = -1
    let mostM = toleranceM
    for (let i = from + 1; i < to; i++) {
      const sample = samples[i]
      if (sample === undefined) continue
      const share = lengthM > 0 ? (sample.distanceM - start.distanceM) / lengthM : 0
      const offM = Math.abs(sample.heightM - start.heightM - share * (end.heightM - start.heightM))
      if (offM > mostM) {
        mostM = offM
        worst = i
      }
    }
    if (worst < 0) continue
    isRetained[worst] = true
    open.push([from, worst], [worst, to])
  }
}

/** The ground along a line in numbers; heights and slopes are undefined where none of it is known. */
export interface HeightProfile {
  readonly samples: readonly HeightSample[]
  /** In plan. */
  readonly lengthM: number
  readonly minM: number | undefined
  readonly maxM: number | undefined
  /** Of all that rises, and of all that falls, on the way. */
  readonly riseM: number
  readonly fallM: number
  /** The steepest step, rise over run, whichever way it goes. */
  readonly steepest: number | undefined
}

/** Profile along a line; see {@link sampleLine}. */
export function heightProfile(
  grid: HeightGrid,
  frame: LocalFrame,
  pointsM: ArrayLike<number>,
  stepM: number = TERRAIN_SAMPLING_STEP_M,
): HeightProfile {
  const samples = sampleLine(grid, frame, pointsM, stepM)
  let minM: number | undefined
  let maxM: number | undefined
  let steepest: number | undefined
  let riseM = 0
  let fallM = 0
  samples.forEach(({ heightM, distanceM }, i) => {
    if (Number.isNaN(heightM)) return
    minM = Math.min(heightM, minM ?? heightM)
    maxM = Math.max(heightM, maxM ?? heightM)
    const before = samples[i - 1]
    if (before === undefined || Number.isNaN(before.heightM)) return
    const upM = heightM - before.heightM
    riseM += Math.max(0, upM)
    fallM += Math.max(0, -upM)
    const runM = distanceM - before.distanceM
    if (runM > 0) steepest = Math.max(steepest ?? 0, Math.abs(upM) / runM)
  })
  return { samples, lengthM: lineLengthM(pointsM), minM, maxM, riseM, fallM, steepest }
}

function lineLengthM(pointsM: ArrayLike<number>): number {
  let sum = 0
  for (let i = 2; i + 1 < pointsM.length; i += 2) {
    const east = (pointsM[i] ?? 0) - (pointsM[i - 2] ?? 0)
    sum += Math.hypot(east, (pointsM[i + 1] ?? 0) - (pointsM[i - 1] ?? 0))
  }
  return sum
}
