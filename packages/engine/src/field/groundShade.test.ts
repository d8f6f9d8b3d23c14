import { describe, expect, test } from 'vitest'
import type { Vector3 } from '../scene/scene.ts'
import { plus } from '../scene/vectors.ts'
import { type FieldSketch, fieldBlock, planOf } from '../testing/fieldBlocks.ts'
import { isInShadow, sunDirections } from '../testing/shadowRays.ts'
import { type ClassScene, classScene } from './classScene.ts'
import { tablePose } from './fieldFrame.ts'
import type { FieldPlan } from './fieldPlan.ts'
import { type GroundBins, groundBinAt, groundBins } from './groundBins.ts'
import { groundShade } from './groundShade.ts'

const CLOSED = { columnGapM: 0 }
const TRACKER: FieldSketch['mount'] = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  minAngleDeg: -60,
  maxAngleDeg: 60,
  backtracking: false,
  slopeAware: true,
  stowAngleDeg: 0,
}
/** Bins farther across than this many pitches are not looked at. */
const REACH_PITCHES = 1.6

/** Place on the ground by its plan coordinates from the middle of the table. */
function groundPlace({ frame }: FieldPlan, acrossM: number, alongM: number): Vector3 {
  const { right, along, ground } = frame
  const level = Math.hypot(along[0], along[1])
  const plan = plus(plus([0, 0, 0], right, acrossM), [along[0], along[1], 0], alongM / level)
  return [plan[0], plan[1], -(ground[0] * plan[0] + ground[1] * plan[1]) / ground[2]]
}

/** Lit share of each bin near the table by rays on the lines on which the projection looks for shadows. */
function litOnLines(
  plan: FieldPlan,
  bins: GroundBins,
  built: ClassScene,
  sun: Vector3,
): Float64Array {
  const raysPerBin = 6
  const out = new Float64Array(bins.count)
  for (const { alongM, line, share } of bins.shadowLines) {
    for (let k = 0; k < bins.acrossCount; k++) {
      const fromM = bins.acrossEdgesM[k]
      const widthM = bins.acrossEdgesM[k + 1] - fromM
      let lit = 0
      for (let ray = 0; ray < raysPerBin; ray++) {
        const place = groundPlace(plan, fromM + ((ray + 0.5) / raysPerBin) * widthM, alongM)
        if (!isInShadow(built, place, sun)) lit++
      }
      out[line * bins.acrossCount + k] += (share * lit) / raysPerBin
    }
  }
  return out
}

/** Of the near bins' lit shares: mean difference over suns and classes, and the worst mean and bias of one look. */
function errorsOf(sketch: FieldSketch, rotationDeg: number) {
  const plan = planOf(fieldBlock(sketch))
  const pose = tablePose(plan.mount, plan.frame, rotationDeg)
  const errors: number[] = []
  const biases: number[] = []
  for (const tableClass of plan.classes) {
    if (tableClass.rowPosition.startsWith('second')) continue
    const bins = groundBins(plan, tableClass)
    const built = classScene(plan, tableClass, rotationDeg)
    const lit = new Float64Array(bins.count)
    const shade = groundShade(plan, tableClass, bins)
    for (const sun of sunDirections(6, 0.1)) {
      shade(pose, sun, lit)
      const rays = litOnLines(plan, bins, built, sun)
      let [area, off, bias] = [0, 0, 0]
      for (let bin = 0; bin < bins.count - 1; bin++) {
        const column = bin % bins.acrossCount
        const fromM = bins.acrossEdgesM[column]
        if (Math.abs(fromM) > REACH_PITCHES * plan.pitchM) continue
        const widthM = bins.acrossEdgesM[column + 1] - fromM
        area += widthM
        off += widthM * Math.abs(lit[bin] - rays[bin])
        bias += widthM * (lit[bin] - rays[bin])
      }
      errors.push(off / area)
      biases.push(Math.abs(bias / area))
    }
  }
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  return { mean, worst: Math.max(...errors), bias: Math.max(...biases) }
}

describe('shade on the ground meets shadow rays', () => {
  test.each<[string, FieldSketch, number]>([
    ['fixed rows with open ends', { rows: 5, tablesPerRow: 4, structure: CLOSED }, 25],
    [
      'two tiers with a gap',
      { rows: 3, tablesPerRow: 3, pitchM: 7, structure: { ...CLOSED, tiers: 2, tierGapM: 0.05 } },
      25,
    ],
    [
      'a tracker with a round tube',
      {
        rows: 5,
        tablesPerRow: 3,
        mount: TRACKER,
        structure: { ...CLOSED, planeOffsetM: 0.15, tube: { kind: 'round', radiusM: 0.08 } },
      },
      -50,
    ],
    [
      'a tracker with a flat tube',
      {
        rows: 5,
        tablesPerRow: 3,
        mount: TRACKER,
        structure: {
          ...CLOSED,
          planeOffsetM: 0.15,
          tube: { kind: 'rectangular', widthM: 0.12, depthM: 0.16 },
        },
      },
      30,
    ],
    [
      'a tracker on a slope',
      {
        rows: 5,
        tablesPerRow: 3,
        mount: TRACKER,
        structure: CLOSED,
        slope: { tiltDeg: 6, azimuthDeg: 220 },
      },
      40,
    ],
    [
      'fixed tables on ground that falls along the row, askew to it',
      { rows: 5, tablesPerRow: 3, structure: CLOSED, slope: { tiltDeg: 8, azimuthDeg: 120 } },
      25,
    ],
    [
      'rows on steps of the ground',
      {
        rows: 5,
        tablesPerRow: 3,
        structure: CLOSED,
        field: { groundM: Float64Array.from({ length: 15 }, (_, i) => 0.3 * Math.floor(i / 3)) },
      },
      25,
    ],
    [
      'staggered rows',
      { rows: 5, tablesPerRow: 3, structure: CLOSED, shiftM: (row) => (row % 2) * 4.3 },
      25,
    ],
  ])('%s', (_title, sketch, rotationDeg) => {
    const { mean, worst, bias } = errorsOf(sketch, rotationDeg)
    // a bin that a shadow's edge crosses is off by up to a twelfth; a few of a hundred are
    expect(mean).toBeLessThan(0.008)
    expect(worst).toBeLessThan(0.025)
    expect(bias).toBeLessThan(0.02)
  })
})

describe('posts', () => {
  const posts = {
    section: { kind: 'rectangular', widthM: 0.15, depthM: 0.15 },
    columns: 4,
    tiers: 1,
    tierDistanceM: 0,
  } as const
  const sketch = (hasPosts: boolean): FieldSketch => ({
    rows: 1,
    tablesPerRow: 3,
    mount: TRACKER,
    structure: { ...CLOSED, ...(hasPosts && { posts }) },
  })

  test('take the area of their shadows, less what the modules shade', () => {
    const sun: Vector3 = [0.766, 0, 0.643]
    const darkM2 = (hasPosts: boolean): number => {
      const plan = planOf(fieldBlock(sketch(hasPosts)))
      const tableClass = plan.classes[1]
      const bins = groundBins(plan, tableClass)
      const lit = new Float64Array(bins.count)
      groundShade(plan, tableClass, bins)(tablePose(plan.mount, plan.frame, 0), sun, lit)
      const line = Math.floor(groundBinAt(bins, 0, 0) / bins.acrossCount)
      let darkM = 0
      for (let k = 0; k < bins.acrossCount; k++) {
        const widthM = bins.acrossEdgesM[k + 1] - bins.acrossEdgesM[k]
        darkM += widthM * (1 - lit[line * bins.acrossCount + k])
      }
      return darkM * plan.lengthM
    }
    // 1.5 m of post throw 1.79 m of shadow; flat modules of 2 m leave the first 0.79 m of it, and the foot's half
    const expectedM2 = 4 * 0.15 * (1.5 * (0.766 / 0.643) - 1 + 0.15 / 2)
    expect((darkM2(true) - darkM2(false)) / expectedM2).toBeCloseTo(1, 1)
  })
})

test('a sun behind the ground lights all of it alike: nothing is shaded', () => {
  const plan = planOf(
    fieldBlock({ rows: 3, tablesPerRow: 3, slope: { tiltDeg: 10, azimuthDeg: 180 } }),
  )
  const bins = groundBins(plan, plan.classes[0])
  const lit = new Float64Array(bins.count)
  const low: Vector3 = [0, Math.cos(0.1), Math.sin(0.1)]
  groundShade(plan, plan.classes[0], bins)(tablePose(plan.mount, plan.frame, 25), low, lit)
  expect(lit.every((share) => share === 1)).toBe(true)
})
