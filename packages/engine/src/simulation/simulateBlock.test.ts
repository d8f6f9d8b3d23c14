import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import type { BlockResult, BlockSeries } from '../model/output.ts'
import type { Weather } from '../model/weather.ts'
import { MODULE, TRACKER_BLOCK, TRACKER_MOUNT } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { simulateBlock } from './simulateBlock.ts'

const HOURLY = greensboroWeather(3600)

const FIXED_BLOCK: Block = {
  ...TRACKER_BLOCK,
  mount: { kind: 'fixed', tiltDeg: 25, azimuthDeg: 180 },
}

const WAITING_BLOCK: Block = {
  ...TRACKER_BLOCK,
  mount: {
    ...TRACKER_MOUNT,
    strategy: { kind: 'diffuseOptimised' },
    windStow: { speedMPerS: 6, angleDeg: -10, holdH: 5 },
    stowPeriods: [
      { fromMs: Date.UTC(2001, 5), toMs: Date.UTC(2001, 6), angleDeg: 50, isYearly: true },
    ],
  },
}

const seriesOf = (result: BlockResult): [string, Float64Array][] => Object.entries(result.series)
const isSameBytes = (a: Float64Array, b: Float64Array): boolean =>
  Buffer.from(a.buffer).equals(Buffer.from(b.buffer))
const codes = (result: BlockResult): string[] => result.warnings.map(({ code }) => code)

/** A week in June. */
const WEEK = { from: 24 * 160, to: 24 * 167 }

describe('a block', () => {
  test.each([
    ['whose trackers follow the sun', TRACKER_BLOCK],
    ['whose trackers wait after wind and by date and weigh the light', WAITING_BLOCK],
  ])('%s gives the same bytes however the steps are cut', (_name, block) => {
    const whole = simulateBlock(block, HOURLY)
    const different: string[] = []
    const cuts = [0, 1, 777, 4000, 4001, 8760]
    for (let part = 0; part + 1 < cuts.length; part++) {
      const range = { from: cuts[part], to: cuts[part + 1] }
      const piece = simulateBlock(block, HOURLY, range)
      for (const [name, values] of seriesOf(piece)) {
        const expected = whole.series[name as keyof BlockSeries].slice(range.from, range.to)
        if (!isSameBytes(values, expected)) different.push(`${name} of part ${part}`)
      }
    }
    expect(different).toEqual([])
  })

  test('says in how many steps a wind to stow in has no direction', () => {
    const windStow = { speedMPerS: 6, angleDeg: 30, side: 'facing' } as const
    const block = { ...TRACKER_BLOCK, mount: { ...TRACKER_MOUNT, windStow } }
    const windDirectionDeg = HOURLY.airC.map((_, hour) => (hour % 2 === 0 ? 270 : Number.NaN))
    const warned = (weather: Weather) =>
      simulateBlock(block, weather, WEEK).warnings.find(
        ({ code }) => code === 'wind_direction_unknown',
      )?.count
    const stormy = [...HOURLY.windMPerS!].map((wind) => wind >= 6)
    const week = [...stormy.keys()].slice(WEEK.from, WEEK.to)
    expect(warned(HOURLY)).toBe(week.filter((hour) => stormy[hour]).length)
    expect(warned({ ...HOURLY, windDirectionDeg })).toBe(
      week.filter((hour) => stormy[hour] && hour % 2 === 1).length,
    )
  })

  test('gives numbers everywhere when the weather is whole', () => {
    const withHoles = seriesOf(simulateBlock(TRACKER_BLOCK, HOURLY))
      .filter(([, values]) => values.some(Number.isNaN))
      .map(([name]) => name)
    expect(withHoles).toEqual([])
  })

  test('draws its tare and iron loss at night', () => {
    const { series } = simulateBlock(TRACKER_BLOCK, HOURLY, { from: 0, to: 3 })
    expect(series.acInverterW[0]).toBe(-150)
    expect(series.acBlockW[0]).toBeCloseTo(-950, 0)
    expect(series.trackerAngleDeg[0]).toBe(0)
  })

  test('counts a step without light or air temperature, and gives it no energy', () => {
    const airC = HOURLY.airC.slice()
    airC[WEEK.from + 12] = Number.NaN
    const ghiWm2 = Float64Array.from(HOURLY.ghiWm2 ?? [])
    const dniWm2 = Float64Array.from(HOURLY.dniWm2 ?? [])
    ghiWm2[WEEK.from + 13] = dniWm2[WEEK.from + 13] = Number.NaN
    const result = simulateBlock(TRACKER_BLOCK, { ...HOURLY, airC, ghiWm2, dniWm2 }, WEEK)
    const warning = result.warnings.find(({ code }) => code === 'weather_missing_steps')
    expect(warning?.count).toBe(2)
    expect([result.series.acBlockW[12], result.series.acBlockW[13]]).toEqual([0, 0])
    expect(result.series.dcNominalW[12]).toBe(0)
    expect(result.series.acBlockW.some(Number.isNaN)).toBe(false)
    expect(result.series.acBlockW[14]).not.toBe(0)
  })

  test('closes a missing component', () => {
    const { dhiWm2: _, ...rest } = HOURLY
    const result = simulateBlock(TRACKER_BLOCK, rest, WEEK)
    const whole = simulateBlock(TRACKER_BLOCK, HOURLY, WEEK)
    expect(sum(result.series.acBlockW) / sum(whole.series.acBlockW)).toBeCloseTo(1, 1)
    expect(codes(result)).toContain('irradiance_derived_steps')
  })

  test('finds beam and diffuse light from the global alone', () => {
    const { dhiWm2: _, dniWm2: __, ...rest } = HOURLY
    const result = simulateBlock(TRACKER_BLOCK, rest)
    const whole = simulateBlock(TRACKER_BLOCK, HOURLY)
    const ratio = sum(result.series.acBlockW) / sum(whole.series.acBlockW)
    expect(Math.abs(ratio - 1)).toBeLessThan(0.05)
  })

  test('says that wind and electrical shading are assumed', () => {
    const { windMPerS: _, ...calm } = HOURLY
    const result = simulateBlock(TRACKER_BLOCK, calm, WEEK)
    expect(codes(result)).toEqual(['wind_assumed', 'electrical_shading_linear'])
  })

  test('follows a measured tracker angle where there is one', () => {
    const trackerAngleDeg = new Float64Array(8760).fill(Number.NaN)
    trackerAngleDeg[WEEK.from + 12] = 17
    const { series } = simulateBlock(TRACKER_BLOCK, { ...HOURLY, trackerAngleDeg }, WEEK)
    expect(series.trackerAngleDeg[12]).toBe(17)
    expect(series.surfaceTiltDeg[12]).toBeCloseTo(17, 9)
    expect(series.trackerAngleDeg[13]).not.toBe(17)
  })

  test('that backtracks on level ground loses no beam between its rows', () => {
    const { series } = simulateBlock(TRACKER_BLOCK, HOURLY)
    const beamOnly: Weather = { ...HOURLY, dhiWm2: new Float64Array(8760) }
    const beam = simulateBlock(
      { ...TRACKER_BLOCK, albedoByMonth: Array.from({ length: 12 }, () => 0) },
      beamOnly,
    )
    for (let i = 0; i < 8760; i++) {
      expect(beam.series.poaAfterShadingWm2[i]).toBeCloseTo(beam.series.poaNominalWm2[i], 6)
    }
    expect(sum(series.poaAfterShadingWm2)).toBeLessThan(sum(series.poaNominalWm2))
  })

  test('that tracks without backtracking is shaded', () => {
    const mount = { ...TRACKER_BLOCK.mount, backtracking: false } as Block['mount']
    const { series } = simulateBlock({ ...TRACKER_BLOCK, mount }, HOURLY)
    const left = sum(series.poaAfterShadingWm2) / sum(series.poaNominalWm2)
    expect(left).toBeLessThan(0.96)
    expect(left).toBeGreaterThan(0.85)
  })

  test('on a slope is shaded unless its controller knows the slope', () => {
    const slope = { tiltDeg: 8, azimuthDeg: 270 }
    const beamLeft = (slopeAware: boolean): number => {
      const mount = { ...TRACKER_BLOCK.mount, slopeAware } as Block['mount']
      const { series } = simulateBlock(
        { ...TRACKER_BLOCK, slope, mount, albedoByMonth: Array.from({ length: 12 }, () => 0) },
        { ...HOURLY, dhiWm2: new Float64Array(8760) },
      )
      return sum(series.poaAfterShadingWm2) / sum(series.poaNominalWm2)
    }
    // Light below the plane of the ground is lost to both.
    expect(beamLeft(true)).toBeGreaterThan(0.99)
    expect(beamLeft(false)).toBeLessThan(beamLeft(true) - 0.005)
  })

  test('of tables in the plane of the ground sees the sky over its neighbours', () => {
    const { series } = simulateBlock(
      { ...FIXED_BLOCK, slope: { tiltDeg: 25, azimuthDeg: 180 } },
      HOURLY,
    )
    const left = sum(series.poaAfterShadingWm2) / sum(series.poaNominalWm2)
    expect(left).toBeGreaterThan(0.985)
    expect(left).toBeLessThanOrEqual(1)
  })

  test('with one face has no rear light', () => {
    const block = { ...TRACKER_BLOCK, module: { ...MODULE, bifaciality: 0 } }
    const { series } = simulateBlock(block, HOURLY, WEEK)
    expect(sum(series.rearWm2)).toBe(0)
    expect(series.effectiveWm2).toEqual(series.poaAfterSpectralWm2)
  })

  test('refuses a range outside the weather and arrays of other lengths', () => {
    expect(() => simulateBlock(TRACKER_BLOCK, HOURLY, { from: 0, to: 8761 })).toThrow(RangeError)
    const airC = new Float64Array(3)
    expect(() => simulateBlock(TRACKER_BLOCK, { ...HOURLY, airC })).toThrow('weather.airC')
  })

  test.each([
    [{ stringCount: 0 }, 'stringCount'],
    [{ powerFactor: 1.2 }, 'powerFactor'],
    [{ albedoByMonth: [0.2] }, 'albedoByMonth'],
    [
      {
        module: {
          ...MODULE,
          electrical: { kind: 'linear', pmpW: 0, vmpV: 40, gammaPerK: -0.004 },
        },
      },
      'without power',
    ],
  ] as const)('refuses what no numbers can come from: %o', (change, message) => {
    expect(() => simulateBlock({ ...TRACKER_BLOCK, ...change }, HOURLY, WEEK)).toThrow(message)
  })
})
