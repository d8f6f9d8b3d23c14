import { type Block, planeOfBlock, prepareWeather, simulateBlock, type Weather } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import { clearDays, trackerBlock } from '../testing/expectedPlant.ts'
import { AIR_SOURCES } from './expectedAir.ts'
import { expectedWeather, LIGHT_SOURCES } from './expectedWeather.ts'
import { weatherOnGrid } from './weatherOnGrid.ts'

const block = trackerBlock()
const FIXED: Block = { ...block, mount: { kind: 'fixed', tiltDeg: 25, azimuthDeg: 180 } }
const whole = clearDays(3)
const n = whole.airC.length
const DAY = n / 3

const without = (weather: Weather, from: number, to: number): Weather => {
  const cut = (values: Float64Array | undefined) => values?.slice().fill(NaN, from, to)
  const { ghiWm2, dniWm2, dhiWm2 } = weather
  return { ...weather, ghiWm2: cut(ghiWm2), dniWm2: cut(dniWm2), dhiWm2: cut(dhiWm2) } as Weather
}
const sum = (values: Float64Array | undefined, from = 0, to = n): number =>
  (values ?? new Float64Array()).subarray(from, to).reduce((all, value) => all + value, 0)
const names = (sources: Uint8Array): string[] =>
  [...new Set(sources)].map((place) => LIGHT_SOURCES[place] ?? '')

describe('weather of expected energy', () => {
  test('is that of the station as it is where nothing is missing', () => {
    const { weather, lightSource, airSource } = expectedWeather({
      site: block.site,
      station: whole,
    })
    expect(weather).toEqual(whole)
    expect(names(lightSource)).toEqual(['station'])
    expect([...new Set(airSource)]).toEqual([AIR_SOURCES.indexOf('station')])
  })

  test.each([
    ['of trackers', block],
    ['of fixed tables', FIXED],
  ])('comes from pyranometers %s where the station has no light', (_, own) => {
    const poaWm2 = simulateBlock(own, whole).series.poaNominalWm2
    const station = without(whole, DAY, 2 * DAY)
    const { weather, lightSource } = expectedWeather({
      site: own.site,
      station,
      planes: [{ block: own, poaWm2 }],
    })
    expect(names(lightSource.subarray(0, DAY))).toEqual(['station'])
    expect(names(lightSource.subarray(DAY, 2 * DAY))).toEqual(['poa'])
    expect(weather.ghiWm2?.subarray(0, DAY)).toEqual(whole.ghiWm2?.subarray(0, DAY))
    const ratio = sum(weather.ghiWm2, DAY, 2 * DAY) / sum(whole.ghiWm2, DAY, 2 * DAY)
    expect(Math.abs(ratio - 1)).toBeLessThan(0.03)
    const power = (of: Weather): number =>
      sum(simulateBlock(own, of).series.acInverterW, DAY, 2 * DAY)
    expect(Math.abs(power(weather) / power(whole) - 1)).toBeLessThan(0.02)
  })

  test('is of the satellite where neither is, and first where it is chosen', () => {
    const station = without(whole, 0, DAY)
    const half = (values: Float64Array | undefined) => values?.map((value) => value / 2)
    const satellite = {
      ...whole,
      ghiWm2: half(whole.ghiWm2),
      dniWm2: half(whole.dniWm2),
      dhiWm2: half(whole.dhiWm2),
    } as Weather
    const sources = { site: block.site, station, satellite }
    const { weather, lightSource } = expectedWeather(sources)
    expect(names(lightSource.subarray(0, DAY))).toEqual(['satellite'])
    expect(names(lightSource.subarray(DAY))).toEqual(['station'])
    expect(sum(weather.dniWm2, 0, DAY)).toBeCloseTo(sum(whole.dniWm2, 0, DAY) / 2, 6)
    expect(names(expectedWeather({ ...sources, first: 'satellite' }).lightSource)).toEqual([
      'satellite',
    ])
  })

  test('of GHI alone leaves the split to the engine', () => {
    const { weather } = expectedWeather({ site: block.site, station: whole, first: 'ghi' })
    expect(weather.ghiWm2).toEqual(whole.ghiWm2)
    expect(weather.dniWm2?.every(Number.isNaN)).toBe(true)
    const { irradiance, isMissing } = prepareWeather(weather, block.site)
    expect(isMissing.includes(1)).toBe(false)
    expect(Math.abs(sum(irradiance.dhiWm2) / sum(whole.dhiWm2) - 1)).toBeLessThan(0.5)
  })

  test('has no light where no source has any, and bridges short gaps of the air', () => {
    const station = { ...without(whole, 0, DAY), airC: whole.airC.slice() }
    const steps = Math.round((2 * 3600) / whole.stepS)
    station.airC.fill(NaN, DAY + 40, DAY + 40 + steps)
    station.airC.fill(NaN, DAY + 100, DAY + 100 + 4 * steps)
    const { weather, lightSource, airSource } = expectedWeather({ site: block.site, station })
    expect(names(lightSource.subarray(0, DAY))).toEqual(['none'])
    const bridged = airSource.subarray(DAY + 40, DAY + 40 + steps)
    expect([...new Set(bridged)]).toEqual([AIR_SOURCES.indexOf('between')])
    const [before, after] = [whole.airC[DAY + 39], whole.airC[DAY + 40 + steps]]
    expect(weather.airC[DAY + 40]).toBeCloseTo(before + (after - before) / (steps + 1), 9)
    expect(weather.airC.subarray(DAY + 100, DAY + 100 + 4 * steps).every(Number.isNaN)).toBe(true)
  })

  test('refuses sources of other lengths', () => {
    const poaWm2 = new Float64Array(n - 1)
    expect(() =>
      expectedWeather({ site: block.site, station: whole, planes: [{ block, poaWm2 }] }),
    ).toThrow(`got ${n - 1} values of a weather source, expected ${n}`)
  })
})

test('a plane of trackers turns with what was measured', () => {
  const sun = { apparentZenithDeg: Float64Array.of(30, 30), azimuthDeg: Float64Array.of(250, 250) }
  // whatever the design says of its runs
  const own = { ...block, mount: { ...block.mount, ignoresMeasured: true } } as Block
  const { tiltDeg, azimuthDeg } = planeOfBlock(own, sun, Float64Array.of(NaN, -20))
  expect(tiltDeg[0]).toBeGreaterThan(20)
  expect(tiltDeg[1]).toBeCloseTo(20, 9)
  expect(azimuthDeg[1]).toBeCloseTo(90, 9)
})

describe('weather on other intervals', () => {
  const hourly: Weather = {
    intervalStartUtcMs: Float64Array.of(0, 3_600_000, 7_200_000),
    stepS: 3600,
    utcOffsetH: 0,
    ghiWm2: Float64Array.of(100, NaN, 300),
    airC: Float64Array.of(10, 11, 12),
  }

  test('is held where it is coarser, and NaN where it is missing', () => {
    const starts = Float64Array.from({ length: 14 }, (_, k) => k * 900_000)
    const { ghiWm2, airC, stepS } = weatherOnGrid(hourly, starts, 900)
    expect(stepS).toBe(900)
    const hours = [100, NaN, 300, NaN]
    expect([...(ghiWm2 ?? [])]).toEqual(Array.from({ length: 14 }, (_, k) => hours[k >> 2]))
    expect(airC[5]).toBe(11)
  })

  test('is the mean where it is finer', () => {
    const { airC, ghiWm2 } = weatherOnGrid(hourly, Float64Array.of(0, 7_200_000), 7200)
    expect(airC[0]).toBe(10.5)
    expect(airC[1]).toBeNaN()
    expect(ghiWm2?.[0]).toBeNaN()
  })
})
