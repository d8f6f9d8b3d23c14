import { sunAtIntervals } from '@duet/engine'
import { DAY_MS } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { type ClockSeries, clockSpans, dayShifts } from './clockShift.ts'
import { counterEnergy } from './counter.ts'
import { nightOffsets } from './nightOffset.ts'
import { outlierFlags } from './outliers.ts'
import { peerFlags, runningRatio } from './peerRatio.ts'
import { outOfRange } from './ranges.ts'
import { staleFlags } from './stale.ts'
import { unitChanges } from './unitChange.ts'

const numbers = (...values: readonly number[]): Float64Array => Float64Array.from(values)
const marked = (flags: Uint8Array): readonly number[] =>
  [...flags.keys()].filter((row) => flags[row] === 1)

describe('physical ranges', () => {
  test('power is held against its rating, and missing readings are not marked', () => {
    const power = numbers(-5, 250_000, 310_000, -80_000, Number.NaN)
    expect(marked(outOfRange(power, 'active_power', { ratedW: 250_000 }))).toEqual([2, 3])
    expect(marked(outOfRange(power, 'active_power'))).toEqual([])
  })

  test('light is held against the sun: QCRad for GHI, with the beam for a plane', () => {
    const sun = { extraterrestrialWm2: numbers(1360, 1360), cosZenith: numbers(0, 0.5) }
    // 1.5 · 1360 · 0.5^1.2 + 100 = 988
    expect(marked(outOfRange(numbers(101, 980), 'ghi', sun))).toEqual([0])
    expect(marked(outOfRange(numbers(99, 995), 'ghi', sun))).toEqual([1])
    expect(marked(outOfRange(numbers(99, 1500), 'poa_front', sun))).toEqual([])
  })
})

describe('stale values', () => {
  test('six equal values in a row are stale, five are not', () => {
    expect(marked(staleFlags(numbers(1, 2, 2, 2, 2, 2, 3)))).toEqual([])
    expect(marked(staleFlags(numbers(1, 2, 2, 2, 2, 2, 2, 3)))).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('values may differ beyond the third decimal; gaps neither end a run nor count', () => {
    const nearly = numbers(2, 2.0001, 2, Number.NaN, 2, 1.9999, 2, 2.01)
    expect(marked(staleFlags(nearly))).toEqual([0, 1, 2, 4, 5, 6])
    expect(marked(staleFlags(nearly, { decimals: 4 }))).toEqual([])
  })

  test('nothing is stale where it may rest', () => {
    const night = new Float64Array(20)
    expect(marked(staleFlags(night, { mayRest: new Uint8Array(20).fill(1) }))).toEqual([])
  })
})

test('an outlier is far from its neighbours by their spread, a ramp is none', () => {
  const ramp = Float64Array.from({ length: 40 }, (_, i) => i * 10 + (i % 3))
  ramp[20] = 900
  ramp[5] = Number.NaN
  expect(marked(outlierFlags(ramp, { leastSpread: 5 }))).toEqual([20])
})

test('the zero of each night is the median of its dark readings', () => {
  const elevation = numbers(-20, -20, -20, -3, 10, -3, -20, -20, -20, -20, 5, -20, -20)
  const light = numbers(-1, -2, 40, 0, 500, 0, 8, 7, 9, Number.NaN, 100, 1, 1)
  expect(nightOffsets(light, elevation)).toEqual([
    { row: 0, offset: -1 },
    { row: 6, offset: 8 },
  ])
})

describe('ratio to a peer', () => {
  test('is that of sums over the window, NaN in the dark', () => {
    const ratio = runningRatio(numbers(0, 0, 50, 100, 150), numbers(0, 0, 100, 100, 100), {
      window: 2,
      leastReference: 60,
    })
    expect([...ratio]).toEqual([Number.NaN, Number.NaN, Number.NaN, 0.75, 1.25])
  })

  test('marks every row of a window that is off', () => {
    const reference = new Float64Array(30).fill(500)
    const values = reference.map((wm2, i) => (i >= 10 && i < 20 ? 0.7 * wm2 : wm2))
    const rows = marked(peerFlags(values, reference, { window: 6, leastReference: 50 }))
    expect(rows[0]).toBeLessThan(10)
    expect(rows).toEqual(expect.arrayContaining([10, 15, 19]))
    expect(rows.at(-1)).toBeLessThan(25)
  })
})

describe('the clock', () => {
  const site = { latitudeDeg: 40, longitudeDeg: -105, altitudeM: 1600 }
  const clearDays = (days: number, stepMin: number, shiftMin: (day: number) => number) => {
    const n = (days * 1440) / stepMin
    const startUtcMs = Float64Array.from(
      { length: n },
      (_, i) => Date.UTC(2025, 2, 1) + i * stepMin * 60_000,
    )
    const light = (starts: Float64Array): Float64Array =>
      sunAtIntervals({ intervalStartUtcMs: starts, stepS: stepMin * 60 }, site).zenithDeg.map(
        (zenith) => 1000 * Math.max(0, Math.cos((zenith * Math.PI) / 180)) ** 1.1,
      )
    const late = startUtcMs.map(
      (ms) => ms - 60_000 * shiftMin((ms - (startUtcMs[0] ?? 0)) / DAY_MS),
    )
    const series: ClockSeries = {
      startUtcMs,
      stepS: stepMin * 60,
      values: light(late),
      reference: light(startUtcMs),
      longitudeDeg: site.longitudeDeg,
    }
    return series
  }

  test('a label half an hour late is found to a minute', () => {
    const [span, ...others] = clockSpans(dayShifts(clearDays(8, 15, () => 7.5)))
    expect(others).toEqual([])
    expect(span?.minutes).toBeCloseTo(7.5, 0)
  })

  test('a logger that goes to summer time is an hour late from that day on', () => {
    const series = clearDays(20, 15, (day) => (day > 8.3 ? 60 : 0))
    const spans = clockSpans(dayShifts(series))
    expect(spans.map(({ minutes }) => Math.round(minutes))).toEqual([0, 60])
    const change = ((spans[1]?.fromUtcMs ?? 0) - (series.startUtcMs[0] ?? 0)) / DAY_MS
    expect(change).toBeGreaterThan(7.2)
    expect(change).toBeLessThan(9.4)
  })

  test('a day of faults says nothing', () => {
    const series = clearDays(6, 15, () => 0)
    const values = series.values.map((wm2, i) => (Math.floor(i / 16) % 2 === 0 ? wm2 : 0))
    expect(dayShifts({ ...series, values })).toEqual([])
  })
})

test('days in kW among days in W are a change of unit, days at a third are not', () => {
  const reference = numbers(10, 20, 10, 15, 12, 10, 11, 10, 10)
  const sums = numbers(9000, 18_500, 9, Number.NaN, 10.5, 3000, 10_000, 9500, 9800)
  const [span, ...others] = unitChanges(sums, reference)
  expect(others).toEqual([])
  expect(span).toEqual({ from: 2, to: 5, factor: 1000 })
})

describe('counters', () => {
  test('give the energy between readings, over gaps too', () => {
    const { step, resets } = counterEnergy(numbers(100, 150, Number.NaN, 250, 260), 100)
    expect([...step]).toEqual([50, 100, Number.NaN, 10, Number.NaN])
    expect(resets).toEqual([])
  })

  test('a counter that runs over its end goes on, one that is set to 0 does not', () => {
    const over = counterEnergy(numbers(999_950, 30), 100)
    expect([...over.step]).toEqual([80, Number.NaN])
    const reset = counterEnergy(numbers(500_000, 30, 60), 100)
    expect([...reset.step]).toEqual([Number.NaN, 30, Number.NaN])
    expect(reset.resets).toEqual([1])
  })

  test('more than the device can make is a reset', () => {
    expect(counterEnergy(numbers(0, 5000, 5050), 100).resets).toEqual([1])
  })
})
