import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { blockEnergySums } from '../account/energySums.ts'
import { closureError, waterfall } from '../account/waterfall.ts'
import { type FieldFactors, fieldFactors } from '../field/fieldFactors.ts'
import type { Block } from '../model/block.ts'
import type { BlockResult, BlockSeries } from '../model/output.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { evenCellRows, type FieldSketch, fieldBlock } from '../testing/fieldBlocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { type PreparedWeather, prepareWeather } from '../weather/prepareWeather.ts'
import { blockRatings } from './blockRatings.ts'
import { simulateBlock, simulatePreparedBlock } from './simulateBlock.ts'

const HOURLY = greensboroWeather(3600)
/** Days in June and in January: high suns and long shadows. */
const JUNE: StepRange = { from: 24 * 171, to: 24 * 173 }
const JANUARY: StepRange = { from: 24 * 10, to: 24 * 12 }
const DAYS = [JUNE, JANUARY]

/** Trackers that turn little, so that few turns are traced. */
const TRACKER: FieldSketch['mount'] = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  minAngleDeg: -5,
  maxAngleDeg: 5,
  backtracking: true,
  slopeAware: true,
  stowAngleDeg: 0,
}

const FIELD: FieldSketch = { rows: 4, tablesPerRow: 3, structure: { columns: 5 } }

interface Prepared {
  readonly block: Block
  readonly factors: FieldFactors | undefined
  readonly run: (range: StepRange, weather?: Weather) => BlockResult
}

function prepared(block: Block): Prepared {
  const factors = fieldFactors(block)
  const known = new Map<Weather, PreparedWeather>()
  return {
    block,
    factors,
    run: (range, weather = HOURLY) => {
      const ready = known.get(weather) ?? prepareWeather(weather, block.site)
      known.set(weather, ready)
      return simulatePreparedBlock(block, ready, range, factors)
    },
  }
}

const fixed = prepared(fieldBlock(FIELD))

describe('a traced block', () => {
  test.each([60, 15, 5])('closes its account at steps of %d minutes', (minutes) => {
    const perHour = 60 / minutes
    const weather = greensboroWeather(minutes * 60)
    for (const { from, to } of DAYS) {
      const { series } = fixed.run({ from: from * perHour, to: to * perHour }, weather)
      const sums = blockEnergySums(series, blockRatings(fixed.block), minutes * 60)
      expect(closureError(waterfall(sums))).toBeLessThan(1e-9)
    }
  })

  test('gives the same bytes however the steps are cut', () => {
    const whole = fixed.run(JUNE)
    const different: string[] = []
    for (const [from, to] of [
      [0, 1],
      [1, 14],
      [14, 48],
    ]) {
      const piece = fixed.run({ from: JUNE.from + from, to: JUNE.from + to })
      const isSame = (a: Float64Array, b: Float64Array): boolean =>
        Buffer.from(a.slice().buffer).equals(Buffer.from(b.slice(from, to).buffer))
      for (const [name, values] of Object.entries(piece.series)) {
        if (!isSame(values, whole.series[name as keyof BlockSeries])) different.push(name)
      }
      for (const kind of ['frontWm2', 'rearWm2', 'dcMppW'] as const) {
        piece.zones?.[kind].forEach((values, zone) => {
          const expected = whole.zones?.[kind][zone] ?? new Float64Array()
          if (!isSame(values, expected)) different.push(`${kind} of zone ${zone}`)
        })
      }
    }
    expect(different).toEqual([])
  })

  test('is the sum of its zones', () => {
    for (const range of DAYS) {
      const { series, zones } = fixed.run(range)
      if (zones === undefined) throw new Error('got no zones')
      const tables = zones.zones.reduce((total, { tableCount }) => total + tableCount, 0)
      expect(tables).toBe(12)
      const mean = (of: readonly Float64Array[], i: number): number =>
        of.reduce((total, values, zone) => total + values[i] * zones.zones[zone].tableCount, 0) /
        tables
      for (let i = 0; i < series.dcMppW.length; i++) {
        const power = zones.dcMppW.reduce((total, values) => total + values[i], 0)
        expect(Math.abs(power - series.dcMppW[i])).toBeLessThanOrEqual(1e-9 * series.dcMppW[i])
        const front = series.poaAfterShadingWm2[i]
        expect(Math.abs(mean(zones.frontWm2, i) - front)).toBeLessThanOrEqual(1e-9 * front)
        const rear = series.rearWm2[i]
        expect(Math.abs(mean(zones.rearWm2, i) - rear)).toBeLessThanOrEqual(1e-9 * rear)
      }
    }
  })

  test('has zones without power where the weather is missing', () => {
    const airC = HOURLY.airC.slice()
    airC[JUNE.from + 12] = Number.NaN
    const { series, zones } = fixed.run(JUNE, { ...HOURLY, airC })
    expect(series.dcMppW[12]).toBe(0)
    expect(zones?.dcMppW.map((values) => values[12])).toEqual(zones?.zones.map(() => 0))
    expect(zones?.dcMppW.every((values) => values[13] > 0)).toBe(true)
  })

  test('has zones without power where its strings do not reach the inverter', () => {
    const inverter = { ...fixed.block.inverter, minMpptVoltageV: 5000, maxMpptVoltageV: 6000 }
    const { series, zones } = prepared({ ...fixed.block, inverter }).run(JUNE)
    expect(sum(series.dcMppW)).toBe(0)
    expect(zones?.dcMppW.map(sum)).toEqual(zones?.zones.map(() => 0))
  })

  test('has brighter rears at its edges than inside', () => {
    const field = prepared(fieldBlock({ rows: 5, tablesPerRow: 5, structure: { columns: 6 } }))
    const { zones } = field.run(JUNE)
    const rearOf = (row: string, slot: string): number => {
      const zone =
        zones?.zones.findIndex((one) => one.rowPosition === row && one.slotPosition === slot) ?? -1
      return sum(zones?.rearWm2[zone] ?? new Float64Array())
    }
    const inside = rearOf('interior', 'interior')
    expect(inside).toBeGreaterThan(0)
    for (const row of ['first', 'last', 'interior']) {
      for (const slot of ['start', 'end']) expect(rearOf(row, slot)).toBeGreaterThan(inside)
    }
    // the last row of tables that face south has the open ground in front of it, the first behind it
    expect(rearOf('first', 'interior')).toBeGreaterThan(inside)
    expect(rearOf('last', 'interior')).toBeGreaterThan(inside)
    const alone = prepared(fieldBlock({ rows: 1, tablesPerRow: 1, structure: { columns: 6 } }))
    const aloneWm2 = sum(alone.run(JUNE).series.rearWm2)
    expect(aloneWm2).toBeGreaterThan(1.2 * inside)
    const single = prepared(fieldBlock({ rows: 1, tablesPerRow: 1, structure: { columns: 1 } }))
    expect(sum(single.run(JUNE).series.rearWm2)).toBeGreaterThan(aloneWm2)
  })

  test('with one-sided modules has the same front and no rear', () => {
    const module = { ...fixed.block.module, bifaciality: 0 }
    const oneSided = prepared({ ...fixed.block, module })
    for (const range of DAYS) {
      const { series } = oneSided.run(range)
      const both = fixed.run(range).series
      expect(sum(series.rearWm2)).toBeLessThan(0.01 * sum(both.rearWm2))
      expect(series.effectiveWm2).toEqual(series.poaAfterSpectralWm2)
      expect(series.poaAfterSpectralWm2).toEqual(both.poaAfterSpectralWm2)
      expect(sum(series.dcMppW)).toBeLessThan(sum(both.dcMppW))
    }
  })

  test('in even light has the power of one curve: nothing is lost to mismatch', () => {
    const alone = fieldBlock({
      rows: 1,
      tablesPerRow: 1,
      structure: { columns: 5, moduleReflectance: 0 },
      block: { albedoByMonth: Array.from({ length: 12 }, () => 0), circumsolar: 'beam' },
    })
    // no ground, no rear: an open plane under the sky
    const module = { ...alone.module, bifaciality: 0 }
    const { series } = prepared({ ...alone, module }).run(JUNE)
    for (let i = 0; i < series.dcMppW.length; i++) {
      if (series.effectiveWm2[i] < 20) continue
      const even = series.dcAfterTemperatureW[i]
      expect(series.dcAfterElecShadingW[i] / even).toBeCloseTo(1, 6)
      // the samples' own noise is all that is uneven
      expect(series.dcAfterMismatchFrontW[i] / (0.99 * even)).toBeCloseTo(1, 3)
      expect(series.dcAfterMismatchRearW[i] / series.dcAfterMismatchFrontW[i]).toBeCloseTo(1, 9)
    }
  })

  test('takes a measured rotation beyond its bounds', () => {
    const tracker = prepared(fieldBlock({ ...FIELD, rows: 2, tablesPerRow: 1, mount: TRACKER }))
    const trackerAngleDeg = new Float64Array(HOURLY.airC.length).fill(70)
    const { series } = tracker.run(JUNE, { ...HOURLY, trackerAngleDeg })
    expect(series.trackerAngleDeg[12]).toBe(70)
    expect(series.surfaceTiltDeg[12]).toBeCloseTo(70, 9)
    expectValid(series, tracker.block)
    // a steep plane to the west gets its beam in the afternoon
    expect(sum(series.poaBeamWm2.subarray(13, 19))).toBeGreaterThan(
      5 * sum(series.poaBeamWm2.subarray(6, 12)),
    )
  })
})

/** Every number finite, no light and no DC power below zero, and no more power than light. */
function expectValid(series: BlockSeries, block: Block): void {
  const { lengthM, widthM } = block.module
  const areaM2 = blockRatings(block).moduleCount * lengthM * widthM
  for (const [name, values] of Object.entries(series)) {
    expect([name, values.every(Number.isFinite)]).toEqual([name, true])
    if (!/^(poa|rear|effective|dc)/.test(name)) continue
    expect([name, Math.min(...values)]).toEqual([name, expect.closeTo(0, 9)])
  }
  series.dcMppW.forEach((power, i) => {
    expect(power).toBeLessThanOrEqual(series.effectiveWm2[i] * areaM2)
  })
  expect(sum(series.dcMppW)).toBeGreaterThan(0)
}

describe('a day of', () => {
  const landscape: FieldSketch = {
    ...FIELD,
    structure: {
      columns: 5,
      tiers: 3,
      moduleAlongM: 2,
      moduleAcrossM: 1,
      cellRows: evenCellRows(6, 1),
    },
    pitchM: 6,
  }
  test.each<[string, Block]>([
    ['fixed tables', fieldBlock(FIELD)],
    [
      'two tiers',
      fieldBlock({ ...FIELD, pitchM: 8, structure: { columns: 5, tiers: 2, tierGapM: 0.1 } }),
    ],
    ['landscape modules', landscapeBlock(landscape)],
    ['tables of one module', fieldBlock({ ...FIELD, structure: { columns: 1 } })],
    ['tables of two modules', fieldBlock({ ...FIELD, structure: { columns: 2 } })],
    ['fixed tables on a slope', fieldBlock({ ...FIELD, slope: { tiltDeg: 8, azimuthDeg: 130 } })],
    ['trackers', fieldBlock({ ...FIELD, mount: TRACKER })],
    [
      'trackers on a slope with tube, posts, frames and rails',
      fieldBlock({
        rows: 3,
        tablesPerRow: 1,
        mount: TRACKER,
        slope: { tiltDeg: 6, azimuthDeg: 240 },
        structure: {
          columns: 5,
          frameDepthM: 0.035,
          planeOffsetM: 0.12,
          tube: { kind: 'rectangular', widthM: 0.1, depthM: 0.14 },
          posts: {
            section: { kind: 'round', radiusM: 0.06 },
            columns: 2,
            tiers: 1,
            tierDistanceM: 0,
          },
          rails: { widthM: 0.04, lengthM: 0.6, depthM: 0.06 },
        },
      }),
    ],
  ])('%s has valid numbers', (_what, block) => {
    const { run } = prepared(block)
    for (const range of DAYS) {
      const { series, zones } = run(range)
      expect(zones?.zones.length).toBeGreaterThan(0)
      expectValid(series, block)
    }
  })
})

function landscapeBlock(sketch: FieldSketch): Block {
  const block = fieldBlock(sketch)
  if (block.field === undefined) return block
  const { circuit } = block.field
  const layout = { ...circuit.layout, cellRows: 12, cellColumns: 6 }
  return { ...block, field: { ...block.field, circuit: { layout, lightBy: 'column' } } }
}

describe('inside a wide array of bare tables', () => {
  const BARE: Partial<Block> = {
    allowances: {
      rearStructureShadeFraction: 0,
      transmissionFraction: 0,
      rearMismatchFraction: 0,
      frontMismatchFraction: 0,
    },
  }
  test.each<[string, FieldSketch['mount'], number]>([
    ['fixed', { kind: 'fixed', tiltDeg: 25, azimuthDeg: 180 }, 5],
    ['fixed, dense', { kind: 'fixed', tiltDeg: 20, azimuthDeg: 180 }, 3],
    ['tracker', TRACKER, 5],
  ])('light is that of endless rows: %s', (_what, mount, pitchM) => {
    const sketch: FieldSketch = {
      rows: 13,
      tablesPerRow: 3,
      pitchM,
      ...(mount && { mount }),
      structure: { columns: 100, columnGapM: 0, moduleReflectance: 0 },
      tableGapM: 0.01,
      block: BARE,
    }
    const bare = fieldBlock(sketch)
    const module: Block['module'] = { ...bare.module, iam: { kind: 'none' } }
    const traced = prepared({ ...bare, module })
    const { field: _field, ...rest } = traced.block
    const rows: Block = { ...rest, opticsModel: 'infiniteRows' }
    for (const range of DAYS) {
      const { zones } = traced.run(range)
      const zone =
        zones?.zones.findIndex(
          ({ rowPosition, slotPosition }) =>
            rowPosition === 'interior' && slotPosition === 'interior',
        ) ?? -1
      const { series } = simulateBlock(rows, HOURLY, range)
      const front = sum(zones?.frontWm2[zone] ?? new Float64Array())
      const rear = sum(zones?.rearWm2[zone] ?? new Float64Array())
      expect(Math.abs(front / sum(series.poaAfterShadingWm2) - 1)).toBeLessThan(0.003)
      // both know the ground by strips, the traced one by a 24th of the pitch: coarse where a low sun lights little of it
      expect(Math.abs(rear / sum(series.rearWm2) - 1)).toBeLessThan(0.02)
    }
  })
})
