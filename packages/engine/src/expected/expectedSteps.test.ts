import { describe, expect, test } from 'vitest'
import {
  expectedClasses,
  fieldClassCount,
  joinExpectedFactors,
  traceFieldClass,
} from '../field/factorCache.ts'
import { type FieldFactors, fieldFactors } from '../field/fieldFactors.ts'
import { clearSkyAt } from '../irradiance/clearSkyAt.ts'
import type { Block } from '../model/block.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { simulateBlock, simulatePreparedBlock } from '../simulation/simulateBlock.ts'
import { sunAtIntervals } from '../sun/sunAtIntervals.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { fieldBlock } from '../testing/fieldBlocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'
import { type ExpectedSteps, expectedSteps } from './expectedSteps.ts'

const QUARTERS = greensboroWeather(900)
const STEPS_A_DAY = 96
/** Of each season some days. */
const WEEKS: readonly StepRange[] = [15, 105, 175, 285].map((day) => ({
  from: day * STEPS_A_DAY,
  to: (day + 4) * STEPS_A_DAY,
}))
const MOUNTS: Readonly<Record<string, Block['mount']>> = {
  fixed: { kind: 'fixed', tiltDeg: 25, azimuthDeg: 180 },
  trackers: TRACKER_BLOCK.mount,
}
const fieldOf = (mount: Block['mount'] | undefined): Block =>
  fieldBlock({
    rows: 30,
    tablesPerRow: 1,
    pitchM: 4.5,
    ...(mount && { mount }),
    structure: { columns: 24, planeOffsetM: 0.1 },
  })

const PHOENIX = { latitudeDeg: 33.45, longitudeDeg: -111.98, altitudeM: 358 }

/** Every fifth day of a year without clouds, in steps of half an hour. */
function clearYear(site: Block['site']): Weather {
  const intervalStartUtcMs = Float64Array.from(
    { length: 73 * 48 },
    (_, i) => Date.UTC(2025, 0, 1 + 5 * Math.floor(i / 48), 7) + (i % 48) * 1_800_000,
  )
  const axis = { intervalStartUtcMs, stepS: 1800 }
  return {
    ...axis,
    utcOffsetH: -7,
    ...clearSkyAt(sunAtIntervals(axis, site), site.altitudeM),
    airC: new Float64Array(intervalStartUtcMs.length).fill(25),
  }
}

const tracedFor = (block: Block): FieldFactors =>
  joinExpectedFactors(
    block,
    expectedClasses(block).map((index) => traceFieldClass(block, index)),
  )

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0)
const bytesOf = (steps: ExpectedSteps): string[] =>
  Object.entries(steps).map(([name, values]: [string, Float64Array]) =>
    [name, Buffer.from(values.buffer).toString('base64')].join(' '),
  )
const cut = (weather: Weather, { from, to }: StepRange): Weather => ({
  ...weather,
  ...Object.fromEntries(
    Object.entries(weather).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Float64Array ? value.slice(from, to) : value,
    ]),
  ),
})

describe('expected steps of rows without end', () => {
  test('are those of the account, byte for byte', () => {
    const range = WEEKS[2]
    const { series } = simulateBlock(TRACKER_BLOCK, QUARTERS, range)
    const steps = expectedSteps(TRACKER_BLOCK, prepareWeather(QUARTERS, TRACKER_BLOCK.site), range)
    expect(steps.acW).toEqual(series.acInverterW)
    expect(steps.dcW).toEqual(series.dcAfterWireW)
    expect(steps.poaFrontWm2).toEqual(series.poaNominalWm2)
    expect(steps.cellC).toEqual(series.cellC)
    expect(steps.trackerAngleDeg).toEqual(series.trackerAngleDeg)
  })

  test('are NaN without weather, and 0 in a night whose temperature is missing', () => {
    const weather = cut(QUARTERS, WEEKS[2])
    const { airC } = weather
    const ghiWm2 = weather.ghiWm2?.slice() ?? new Float64Array()
    const dniWm2 = weather.dniWm2?.slice() ?? new Float64Array()
    const night = 0
    const noon = 52
    airC[night] = airC[noon] = NaN
    ghiWm2[noon + 1] = dniWm2[noon + 1] = NaN
    const gap = { ...weather, ghiWm2, dniWm2 }
    const steps = expectedSteps(TRACKER_BLOCK, prepareWeather(gap, TRACKER_BLOCK.site), {
      from: 0,
      to: STEPS_A_DAY,
    })
    for (const series of [steps.acW, steps.dcW, steps.poaFrontWm2, steps.poaRearWm2]) {
      expect(series[night]).toBe(0)
      expect([series[noon], series[noon + 1]]).toEqual([NaN, NaN])
      expect(series.filter(Number.isNaN)).toHaveLength(2)
    }
    expect(steps.cellC.filter(Number.isNaN)).toHaveLength(3)
    for (const series of [steps.trackerAngleDeg, steps.soilingFraction]) {
      expect(series.some(Number.isNaN)).toBe(false)
    }
  })

  test('show the angle of the controller whatever was measured', () => {
    const range = { from: 0, to: 4 * STEPS_A_DAY }
    const weather = cut(QUARTERS, WEEKS[1])
    const site = TRACKER_BLOCK.site
    const ideal = expectedSteps(TRACKER_BLOCK, prepareWeather(weather, site), range)
    const flat = { ...weather, trackerAngleDeg: new Float64Array(weather.airC.length) }
    const stuck = expectedSteps(TRACKER_BLOCK, prepareWeather(flat, site), range)
    expect(stuck.trackerAngleDeg).toEqual(ideal.trackerAngleDeg)
    expect(Math.max(...ideal.trackerAngleDeg)).toBeGreaterThan(40)
    expect(sumOf(stuck.acW)).toBeLessThan(0.95 * sumOf(ideal.acW))
    const followed = { ...weather, trackerAngleDeg: ideal.trackerAngleDeg }
    expect(bytesOf(expectedSteps(TRACKER_BLOCK, prepareWeather(followed, site), range))).toEqual(
      bytesOf(ideal),
    )
  })
})

describe('a tracker that does not follow the sun', () => {
  // In light of its own plane, as if rows did not shade each other.
  const lone: Block = { ...TRACKER_BLOCK, site: PHOENIX, opticsModel: 'openPlane' }
  const clear = clearYear(lone.site)
  const range = { from: 0, to: clear.airC.length }
  const dcOf = (rotationDeg?: Float64Array): number => {
    const weather = rotationDeg ? { ...clear, trackerAngleDeg: rotationDeg } : clear
    return sumOf(expectedSteps(lone, prepareWeather(weather, lone.site), range).dcW)
  }
  const ideal = expectedSteps(lone, prepareWeather(clear, lone.site), range)

  test.each([
    ['flat', 0, 0.2, 0.3],
    ['at 30° to the west', 30, 0.25, 0.37],
    ['at 30° to the east', -30, 0.25, 0.37],
  ])('and is stuck %s loses about a quarter of the year', (_name, angleDeg, least, most) => {
    const loss = 1 - dcOf(new Float64Array(range.to).fill(angleDeg)) / sumOf(ideal.dcW)
    expect(loss).toBeGreaterThan(least)
    expect(loss).toBeLessThan(most)
  })

  test.each([
    [2, 0, 0.002],
    [5, 0.0005, 0.006],
    [10, 0.004, 0.02],
  ])('and is %s° off loses little', (offsetDeg, least, most) => {
    const loss =
      1 - dcOf(ideal.trackerAngleDeg.map((angle) => angle + offsetDeg)) / sumOf(ideal.dcW)
    expect(loss).toBeGreaterThan(least)
    expect(loss).toBeLessThan(most)
  })

  test('loses nothing at the ideal angle', () => {
    expect(dcOf(ideal.trackerAngleDeg)).toBe(sumOf(ideal.dcW))
  })
})

describe.each(Object.entries(MOUNTS))('expected steps of traced %s', (_, mount) => {
  const block = fieldOf(mount)
  const weather = prepareWeather(QUARTERS, block.site)
  const factors = tracedFor(block)

  test('are within 0.1 % of the energy of a run with every class', () => {
    expect(factors.classes.length).toBeLessThanOrEqual(fieldClassCount(block))
    const all = fieldFactors(block)
    for (const range of WEEKS) {
      const { series } = simulatePreparedBlock(block, weather, range, all)
      const steps = expectedSteps(block, weather, range, factors)
      expect(Math.abs(sumOf(steps.acW) / sumOf(series.acInverterW) - 1)).toBeLessThan(1e-3)
      expect(Math.abs(sumOf(steps.dcW) / sumOf(series.dcAfterWireW) - 1)).toBeLessThan(1e-3)
      expect(steps.poaFrontWm2).toEqual(series.poaNominalWm2)
      expect(
        Math.abs(sumOf(steps.poaRearWm2) / sumOf(series.rearAfterStructureWm2) - 1),
      ).toBeLessThan(0.02)
    }
  })

  test('of days are those of the whole, byte for byte', () => {
    const { from } = WEEKS[3]
    const whole = expectedSteps(block, weather, WEEKS[3], factors)
    for (const day of [3, 0, 2]) {
      const range = { from: from + day * STEPS_A_DAY, to: from + (day + 1) * STEPS_A_DAY }
      // A block of its own: nothing that was found for the whole is read again.
      const steps = expectedSteps({ ...block }, weather, range, factors)
      const part = Object.fromEntries(
        Object.entries(whole).map(([name, values]: [string, Float64Array]) => [
          name,
          values.slice(day * STEPS_A_DAY, (day + 1) * STEPS_A_DAY),
        ]),
      )
      expect(steps).toEqual(part)
    }
  })

  test('need factors of their own classes', () => {
    expect(() => joinExpectedFactors(block, factors.classes.slice(1))).toThrow(RangeError)
    expect(() => expectedSteps(block, weather, WEEKS[0])).toThrow(RangeError)
  })
})
