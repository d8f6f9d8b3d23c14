import { existsSync, readFileSync } from 'node:fs'
import { mean, sum } from '@duet/units'
import { referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { onePowerFactor } from '../inverter/powerFactor.ts'
import { clearSkyAt } from '../irradiance/clearSkyAt.ts'
import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { runAcStages } from '../simulation/acStages.ts'
import { makeBlockSeries } from '../simulation/blockSeries.ts'
import { evenGroup } from '../simulation/inverters/inverterGroups.ts'
import { simulatePreparedBlock } from '../simulation/simulateBlock.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'
import { sunOfWeather } from '../weather/sunOfWeather.ts'
import { lightSwings } from './lightSwings.ts'

const CLOUDS: Block = { ...TRACKER_BLOCK, lightWithinHour: 'clouds' }
const JUNE: StepRange = { from: 24 * 160, to: 24 * 168 }

describe('hourly weather', () => {
  const weather = prepareWeather(greensboroWeather(3600), TRACKER_BLOCK.site)
  const run = (block: Block, range: StepRange = JUNE): BlockSeries =>
    simulatePreparedBlock(block, weather, range).series
  const steady = run(TRACKER_BLOCK)
  const clouds = run(CLOUDS)

  test('loses by swings where it clips, and nothing before the inverters', () => {
    expect(clouds.dcMppW).toEqual(steady.dcMppW)
    const swung = clouds.acAfterSubClippingW.map((value, i) => clouds.acAfterClippingW[i] - value)
    expect(swung.every((value) => value > -1e-6)).toBe(true)
    expect(sum(swung)).toBeGreaterThan(0)
    expect(steady.acAfterSubClippingW).toEqual(steady.acAfterClippingW)
  })

  test('is the same however the range is cut', () => {
    const cuts = [JUNE.from, JUNE.from + 13, JUNE.from + 14, JUNE.from + 90, JUNE.to]
    const parts = cuts.slice(1).map((to, part) => run(CLOUDS, { from: cuts[part] ?? 0, to }))
    for (const key of ['acAfterEfficiencyW', 'acAfterSubClippingW', 'acBlockW'] as const) {
      expect(parts.flatMap((part) => [...part[key]])).toEqual([...clouds[key]])
    }
  })

  test('without clouds has no swings', () => {
    const { source } = weather
    const sun = sunOfWeather(source, CLOUDS.site, { from: 0, to: source.airC.length })
    const clear = prepareWeather(
      { ...source, ...clearSkyAt(sun, CLOUDS.site.altitudeM) },
      CLOUDS.site,
    )
    const series = (block: Block) => simulatePreparedBlock(block, clear, JUNE).series
    expect(series(CLOUDS)).toEqual(series(TRACKER_BLOCK))
  })

  test('of hazy air swings as that of clear air: the place has its own clear sky', () => {
    const { source, irradiance } = weather
    const dimmed = (values: Float64Array): Float64Array => values.map((value) => 0.92 * value)
    const hazy = prepareWeather(
      {
        ...source,
        ghiWm2: dimmed(irradiance.ghiWm2),
        dniWm2: dimmed(irradiance.dniWm2),
        dhiWm2: dimmed(irradiance.dhiWm2),
      },
      CLOUDS.site,
    )
    const [clear, dim] = [weather, hazy].map((one) => lightSwings(CLOUDS, one, JUNE))
    for (let step = 0; step < JUNE.to - JUNE.from; step++) {
      expect(Array.from(dim?.(step) ?? [])).toEqual(Array.from(clear?.(step) ?? []))
    }
  })

  test('of shorter steps knows what is within the hour', () => {
    const quarters = prepareWeather(greensboroWeather(900), CLOUDS.site)
    const swings = lightSwings(CLOUDS, quarters, { from: 0, to: 1 })
    for (let step = 0; step < 96; step++) expect(Array.from(swings(step))).toEqual([1])
  })
})

const MINUTES = referenceFile('monitoring/pvcaptest/nrel_data.csv')
const GOLDEN = { latitudeDeg: 39.742, longitudeDeg: -105.18, altitudeM: 1829 }

/** Eight days of March, from local midnight: global light and that on a plane of 40° to the south, by the minute. */
function goldenMinutes() {
  const rows = readFileSync(MINUTES, 'utf8').trim().split('\n').slice(1)
  const column = (at: number): Float64Array =>
    Float64Array.from(rows, (row) => Math.max(0, Number(row.split(',')[at])))
  return { ghiWm2: column(1), poaWm2: column(2) }
}

const hours = (minutes: Float64Array): Float64Array =>
  Float64Array.from({ length: minutes.length / 60 }, (_, hour) =>
    mean(minutes.subarray(60 * hour, 60 * hour + 60)),
  )

/** % of the energy before the limit that inverters of a DC/AC ratio clip of power in proportion to light. */
function clippedPercent(poaWm2: Float64Array, ratio: number, block: Block, weather?: Weather) {
  const out = makeBlockSeries(poaWm2.length)
  out.dcMppW.set(poaWm2.map((light) => (light / 1000) * ratio * 500_000))
  out.dcVoltageV.fill(730)
  const prepared = weather && prepareWeather(weather, GOLDEN)
  const range = { from: 0, to: poaWm2.length }
  const swings = prepared && lightSwings(block, prepared, range)
  runAcStages(block, onePowerFactor(1), out, evenGroup(block, out), swings)
  return 100 * (1 - sum(out.acAfterSubClippingW) / sum(out.acAfterEfficiencyW))
}

describe.skipIf(!existsSync(MINUTES))('eight measured days in March', () => {
  test.each([1.2, 1.4, 1.6])('of DC/AC %d: swings come nearer to the minutes', (ratio) => {
    const { ghiWm2, poaWm2 } = goldenMinutes()
    const block: Block = { ...CLOUDS, site: GOLDEN, powerFactor: 1 }
    const hourly = hours(poaWm2)
    const start = Date.UTC(2019, 2, 10, 7)
    const weather: Weather = {
      intervalStartUtcMs: Float64Array.from(hourly, (_, hour) => start + hour * 3_600_000),
      stepS: 3600,
      utcOffsetH: -7,
      ghiWm2: hours(ghiWm2),
      airC: new Float64Array(hourly.length),
    }
    const exact = clippedPercent(poaWm2, ratio, block)
    const plain = clippedPercent(hourly, ratio, block)
    const swung = clippedPercent(hourly, ratio, block, weather)
    expect(Math.abs(swung - exact)).toBeLessThan(Math.abs(plain - exact))
    expect(Math.abs(swung - exact)).toBeLessThan(1.1)
    expect(swung).toBeLessThan(exact)
  })
})
