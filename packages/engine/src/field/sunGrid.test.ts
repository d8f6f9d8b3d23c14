import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import type { Weather } from '../model/weather.ts'
import { makePlaneLight, type PlaneLight } from '../optics/optics.ts'
import { turnTowards } from '../simulation/gridOfBlock.ts'
import { openBlock } from '../simulation/openBlock.ts'
import { relativeAirmass } from '../sun/airmass.ts'
import { type FieldSketch, fieldBlock, planOf } from '../testing/fieldBlocks.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'
import { fieldSceneText } from './factorCache.ts'
import { type FieldFactors, fieldFactors } from './fieldFactors.ts'
import { type FieldLightInput, fieldLight } from './fieldLight.ts'
import type { FieldPlan } from './fieldPlan.ts'
import { type SunGrid, sunGrid } from './sunGrid.ts'

const TRACKER: Block['mount'] = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  minAngleDeg: -60,
  maxAngleDeg: 60,
  backtracking: true,
  slopeAware: true,
  stowAngleDeg: 0,
}
const ON_TUBE: FieldSketch['structure'] = {
  columns: 24,
  planeOffsetM: 0.1,
  frameDepthM: 0.03,
  tube: { kind: 'round', radiusM: 0.06 },
}
/** Tables as long as real ones: a shorter one's light jumps where its end's shadow enters a stretch of ground. */
const FIELD: FieldSketch = { rows: 7, tablesPerRow: 1, structure: { columns: 24 } }
const TRACKERS = { ...FIELD, mount: TRACKER, pitchM: 5.5, structure: ON_TUBE }

/** Days of the year, under a clear sky at steps of ten minutes. */
const DAYS = [2, 77, 124, 171, 290]
const STEPS_PER_DAY = 144

function clearDays(): Weather {
  const n = DAYS.length * STEPS_PER_DAY
  const even = (value: number): Float64Array => new Float64Array(n).fill(value)
  return {
    intervalStartUtcMs: Float64Array.from({ length: n }, (_, i) => {
      const day = DAYS[Math.floor(i / STEPS_PER_DAY)]
      return Date.UTC(2025, 0, 1 + day) + (i % STEPS_PER_DAY) * 600_000
    }),
    stepS: 600,
    utcOffsetH: 0,
    ghiWm2: even(0),
    dniWm2: even(0),
    dhiWm2: even(100),
    airC: even(20),
  }
}

interface Case {
  readonly plan: FieldPlan
  readonly factors: FieldFactors
  readonly input: FieldLightInput
  readonly grid: SunGrid
}

function caseOf(sketch: FieldSketch, latitudeDeg: number): Case {
  const site = { latitudeDeg, longitudeDeg: 0, altitudeM: 0 }
  const block = { ...fieldBlock(sketch), site, skyModel: 'isotropic' as const }
  const weather = prepareWeather(clearDays(), site)
  const n = weather.isMissing.length
  const { input, out } = openBlock(block, weather, { from: 0, to: n })
  // Clear sky after Meinel: beam of 1353 W/m² times 0.7 to the airmass to the 0.678.
  const airmass = relativeAirmass(out.sunElevationDeg.map((elevation) => 90 - elevation))
  input.dniWm2.set(airmass.map((mass) => (mass > 0 ? 1353 * 0.7 ** (mass ** 0.678) : 0)))
  const plan = planOf(block)
  const factors = factorsOf(block)
  return {
    plan,
    factors,
    input: {
      ...input,
      rotationDeg: out.trackerAngleDeg,
      sunAboveHorizon: new Float64Array(n).fill(1),
    },
    grid: sunGrid(plan, factors, turnTowards(block)),
  }
}

const traced = new Map<string | undefined, FieldFactors>()

/** Blocks of one scene share what is traced. */
function factorsOf(block: Block): FieldFactors {
  const scene = fieldSceneText(block)
  const factors = traced.get(scene) ?? fieldFactors(block, 64)
  if (factors === undefined) throw new Error('got no factors')
  traced.set(scene, factors)
  return factors
}

function lightOf({ plan, factors, input }: Case, grid?: SunGrid): PlaneLight {
  const light = makePlaneLight(input.sunUp.length)
  fieldLight(plan, factors, input, light, grid)
  return light
}

describe('a grid of the sun’s places', () => {
  test.each<[string, FieldSketch, number]>([
    ['fixed tables', FIELD, 33],
    ['fixed tables far in the north', { ...FIELD, pitchM: 8 }, 62],
    ['fixed tables on a slope', { ...FIELD, slope: { tiltDeg: 8, azimuthDeg: 200 } }, 45],
    ['trackers', TRACKERS, 33],
    ['trackers near the equator', TRACKERS, -5],
    ['trackers far in the north', TRACKERS, 60],
    ['trackers on a slope', { ...TRACKERS, slope: { tiltDeg: 6, azimuthDeg: 120 } }, 40],
    [
      'trackers without backtracking',
      { ...TRACKERS, mount: { ...TRACKER, backtracking: false } },
      40,
    ],
  ])('%s', (_, sketch, latitude) => {
    const of = caseOf(sketch, latitude)
    let asked = 0
    let read = 0
    const counted = of.grid.classes.map((grid) => {
      if (grid === undefined) throw new Error('got a class without a grid')
      return (...step: Parameters<typeof grid>): boolean => {
        asked++
        const isRead = grid(...step)
        if (isRead) read++
        return isRead
      }
    })
    const summed = lightOf(of)
    const light = lightOf(of, { classes: counted })
    const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0)
    for (const face of ['rearTransmittedWm2', 'frontTransmittedWm2'] as const) {
      expect(Math.abs(sumOf(light[face]) / sumOf(summed[face]) - 1)).toBeLessThan(1e-3)
      const errors = light[face].map((value, i) => Math.abs(value - summed[face][i]))
      expect(Math.max(...errors)).toBeLessThan(0.5)
    }
    expect(read / asked).toBeGreaterThan(0.8)
  })

  test('gives the same whatever was asked before', () => {
    const of = caseOf(TRACKERS, 33)
    const whole = lightOf(of, of.grid).rearTransmittedWm2
    const again = lightOf(of, of.grid).rearTransmittedWm2
    expect(again).toEqual(whole)
    const from = 3 * STEPS_PER_DAY
    const part = Object.fromEntries(
      Object.entries(of.input).map(([name, values]) => [name, values?.subarray(from)]),
    )
    const fresh = caseOf(TRACKERS, 33)
    const late = lightOf({ ...fresh, input: { ...of.input, ...part } }, fresh.grid)
    expect(late.rearTransmittedWm2).toEqual(whole.subarray(from))
  })

  test('a table that does not follow the sun is summed', () => {
    const of = caseOf(TRACKERS, 33)
    const rotationDeg = new Float64Array(of.input.sunUp.length).fill(20)
    const stowed = { ...of, input: { ...of.input, rotationDeg } }
    const noon = DAYS.indexOf(171) * STEPS_PER_DAY + STEPS_PER_DAY / 2
    expect(lightOf(stowed, of.grid).rearTransmittedWm2[noon]).toBe(
      lightOf(stowed).rearTransmittedWm2[noon],
    )
  })
})
