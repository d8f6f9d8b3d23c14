import { describe, expect, test } from 'vitest'
import { dot } from '../scene/vectors.ts'
import { type FieldSketch, fieldBlock, planOf } from '../testing/fieldBlocks.ts'
import { cellShadeByRays, sunDirections } from '../testing/shadowRays.ts'
import { classScene } from './classScene.ts'
import { tablePose } from './fieldFrame.ts'
import { addTubeShade, tableShade } from './tableShade.ts'

/** Without gaps between modules, which the projection takes as even. */
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
/** Rays a cell along and across: a cell that a shadow's edge crosses is off by up to half a step. */
const PLACES = 5

interface Errors {
  /** Of the differences of a table's cells: mean over all suns and classes, and the worst one. */
  readonly mean: number
  readonly worst: number
  readonly shadedLooks: number
}

/** Differences to shadow rays over suns on one side of the tables. */
function errorsOf(sketch: FieldSketch, rotationDeg: number, side: 1 | -1): Errors {
  const plan = planOf(fieldBlock(sketch))
  const pose = tablePose(plan.mount, plan.frame, rotationDeg)
  const suns = sunDirections(14, 0.06).filter(
    // of a sun that grazes the plane, or stands behind the hill, rays see other things
    (sun) => side * dot(pose.normal, sun) > 0.03 && dot(plan.frame.ground, sun) > 0.02,
  )
  const errors: number[] = []
  let shadedLooks = 0
  for (const tableClass of plan.classes) {
    if (tableClass.rowPosition.startsWith('second')) continue
    const { nodes } = tableClass
    const built = classScene(plan, tableClass, rotationDeg)
    const shade = tableShade(plan, tableClass)
    const cells = new Float64Array(nodes.columns.length * nodes.cellFromM.length)
    for (const sun of suns) {
      let isShaded = shade(pose, sun, cells)
      if (side < 0) isShaded = addTubeShade(plan, tableClass, pose, sun, cells) || isShaded
      if (isShaded) shadedLooks++
      expect(cells.some((share) => share > 0)).toBe(isShaded)
      const rays = cellShadeByRays(tableClass, built, sun, PLACES, side > 0)
      const sum = cells.reduce((all, share, k) => all + Math.abs(share - rays[k]), 0)
      errors.push(sum / cells.length)
    }
  }
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  return { mean, worst: Math.max(...errors), shadedLooks }
}

describe('shade of tables on tables meets shadow rays', () => {
  test.each<[string, FieldSketch, number]>([
    ['fixed, one tier', { rows: 5, tablesPerRow: 3, structure: CLOSED }, 25],
    [
      'fixed, two tiers with a gap',
      { rows: 5, tablesPerRow: 3, pitchM: 6, structure: { ...CLOSED, tiers: 2, tierGapM: 0.05 } },
      25,
    ],
    ['tracker to the west', { rows: 5, tablesPerRow: 3, structure: CLOSED, mount: TRACKER }, 45],
    ['tracker to the east', { rows: 5, tablesPerRow: 3, structure: CLOSED, mount: TRACKER }, -55],
    [
      'staggered rows',
      { rows: 5, tablesPerRow: 3, structure: CLOSED, shiftM: (row) => (row % 2) * 4.3 },
      25,
    ],
    [
      'tracker on a slope across and along',
      {
        rows: 5,
        tablesPerRow: 3,
        structure: CLOSED,
        mount: TRACKER,
        slope: { tiltDeg: 6, azimuthDeg: 230 },
      },
      40,
    ],
    [
      'fixed on ground that falls along the row: tables like stairs',
      { rows: 3, tablesPerRow: 3, structure: CLOSED, slope: { tiltDeg: 8, azimuthDeg: 120 } },
      25,
    ],
  ])('%s', (_title, sketch, rotationDeg) => {
    const sides = [1, -1].map((side) => errorsOf(sketch, rotationDeg, side === 1 ? 1 : -1))
    expect(sides.reduce((sum, { shadedLooks }) => sum + shadedLooks, 0)).toBeGreaterThan(3)
    for (const { mean, worst } of sides) {
      expect(mean).toBeLessThan(0.009)
      // where two rows each shade a part of the same cells, the larger stands for both
      expect(worst).toBeLessThan(0.06)
    }
  })

  test('gaps between modules let their share through', () => {
    const { mean } = errorsOf(
      { rows: 5, tablesPerRow: 3, structure: { columnGapM: 0.1 }, mount: TRACKER },
      45,
      1,
    )
    expect(mean).toBeLessThan(0.01)
  })
})

describe('shade of tables that stand each by itself', () => {
  const sketch: FieldSketch = {
    rows: 5,
    tablesPerRow: 3,
    structure: { ...CLOSED, tiers: 2, tierGapM: 0.05, planeOffsetM: 0.1 },
    pitchM: 6,
    mount: TRACKER,
    slope: { tiltDeg: 6, azimuthDeg: 230 },
  }

  test('that all turn alike is the shade of planes that stand alike', () => {
    const plan = planOf(fieldBlock(sketch))
    let shadedLooks = 0
    for (const rotationDeg of [-55, -20, 40]) {
      for (const tableClass of plan.classes) {
        const pose = tablePose(plan.mount, plan.frame, rotationDeg)
        const shade = tableShade(plan, tableClass)
        const { columns, cellFromM } = tableClass.nodes
        const alike = new Float64Array(columns.length * cellFromM.length)
        const turned = new Float64Array(alike.length)
        for (const sun of sunDirections(40, 0.06)) {
          if (shade(pose, sun, alike)) shadedLooks++
          shade(pose, sun, turned, () => rotationDeg)
          alike.forEach((share, k) => {
            expect(turned[k]).toBeCloseTo(share, 5)
          })
        }
      }
    }
    expect(shadedLooks).toBeGreaterThan(100)
  })

  test('is where the edge of a neighbour that is turned otherwise falls', () => {
    const level = { tiltDeg: 0, azimuthDeg: 180 }
    const plan = planOf(
      fieldBlock({
        ...sketch,
        rows: 2,
        tablesPerRow: 5,
        slope: level,
        structure: { ...CLOSED, planeOffsetM: 0 },
      }),
    )
    // the eastern row lies flat, on the left of the axis; the sun stands in the west, 80° from the zenith
    const flat = plan.classes.find(({ representative: i }) => plan.plan.u[i] < 0 && i % 5 === 2)
    if (flat === undefined) throw new Error('no table in the middle of the eastern row')
    const cells = new Float64Array(flat.nodes.columns.length * 12)
    const sun = [-Math.sin(1.4), 0, Math.cos(1.4)] as const
    const shade = tableShade(plan, flat)
    const pose = tablePose(plan.mount, plan.frame, 0)
    expect(shade(pose, sun, cells, () => 0)).toBe(false)
    for (const turnDeg of [30, 55, 75]) {
      shade(pose, sun, cells, () => turnDeg)
      // upper edge of the western row: up by sin and away by cos of its turn, its shadow as long as tan of the zenith angle
      const turn = (turnDeg * Math.PI) / 180
      const fromM = 6 - Math.cos(turn) - Math.sin(turn) * Math.tan(1.4)
      const shadedM = 1 - fromM
      const mean = cells.reduce((sum, share) => sum + share, 0) / cells.length
      expect(mean).toBeCloseTo(Math.min(2, Math.max(0, shadedM)) / 2, 9)
    }
  })
})

describe('shade of the own tube', () => {
  test.each([
    ['round', { kind: 'round', radiusM: 0.08 }],
    ['rectangular', { kind: 'rectangular', widthM: 0.12, depthM: 0.16 }],
  ] as const)('a %s tube darkens the rear as rays see it', (_kind, tube) => {
    const structure = { ...CLOSED, planeOffsetM: 0.15, tube }
    // one row: tubes of other rows are left out of the projection, they are thin and far
    const sketch: FieldSketch = { rows: 1, tablesPerRow: 3, structure, mount: TRACKER }
    const { mean, worst, shadedLooks } = errorsOf(sketch, 50, -1)
    expect(shadedLooks).toBeGreaterThan(0)
    expect(mean).toBeLessThan(0.025)
    // the tube ends with the table, its shadow on the first module aslant
    expect(worst).toBeLessThan(0.1)
  })

  test('falls on nothing where there is no tube', () => {
    const plan = planOf(fieldBlock({ rows: 1, tablesPerRow: 1, mount: TRACKER }))
    const cells = new Float64Array(100)
    const pose = tablePose(plan.mount, plan.frame, 50)
    expect(addTubeShade(plan, plan.classes[0], pose, [0.9, 0, Math.sqrt(0.19)], cells)).toBe(false)
  })
})
