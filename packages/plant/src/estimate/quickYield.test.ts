import { prepareWeather, weatherYear } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import type { Block } from '../block/block.ts'
import { PHOENIX_NORMALS as NORMALS } from '../sample/phoenixNormals.ts'
import { onePlant } from '../simulation/testing/onePlant.ts'
import { type QuickYield, quickYield } from './quickYield.ts'

const SITE = {
  latitudeDeg: NORMALS.latitudeDeg,
  longitudeDeg: NORMALS.longitudeDeg,
  altitudeM: 340,
}
const WEATHER = prepareWeather(
  weatherYear(
    {
      light: { kind: 'dailyGhi', kwhPerM2PerDay: NORMALS.ghiKwhM2 },
      dailyMaxAirC: NORMALS.maxAirC,
      dailyMinAirC: NORMALS.minAirC,
      windMPerS: NORMALS.windMPerS,
      relativeHumidityPercent: NORMALS.relativeHumidityPercent,
    },
    { site: SITE, utcOffsetH: NORMALS.utcOffsetH, year: 2001, seed: 1 },
  ),
  SITE,
)

type Parts = Parameters<typeof onePlant>[1]
const estimate = (block: Partial<Block> = {}, tableCount = 27, parts: Parts = {}): QuickYield =>
  quickYield(
    { document: onePlant(block, parts), blockId: 'b', site: SITE, tableCount, rowCount: 9 },
    WEATHER,
  )

describe('the quick yield', () => {
  // 27 tables of 78 modules: strings of 27 without rest
  const base = estimate({ num_inverters: 5 })

  test('tables of two modules yield a little more than long ones: light falls through their gaps', () => {
    const short = estimate({ num_inverters: 5 }, 27 * 39, { table: { num_cols: 2 } })
    const ratio = short.specificYieldKwhPerKwp / base.specificYieldKwhPerKwp
    expect(ratio).toBeGreaterThan(1)
    expect(ratio).toBeLessThan(1.02)
  })

  test('turns trackers by what runs their script', () => {
    const scripted = (angles: (ideal: Float64Array) => Float64Array): QuickYield =>
      quickYield(
        {
          document: onePlant({
            num_inverters: 5,
            tracking_strategy: 'script',
            tracker_script: 'any',
          }),
          blockId: 'b',
          site: SITE,
          tableCount: 27,
          rowCount: 9,
        },
        WEATHER,
        (_source, { series }) => angles(series.backtrackingAngle),
      )
    expect(scripted((angles) => angles)).toEqual(base)
    const flat = scripted((angles) => angles.map(() => 0))
    expect(flat.planeKwhPerM2).toBeLessThan(0.9 * base.planeKwhPerM2)
  })

  test('is that of trackers at Phoenix', () => {
    // domain.md 6.0: 2351 monofacial, 2408 bifacial, within the tools' spread
    expect(base.specificYieldKwhPerKwp).toBeGreaterThan(2100)
    expect(base.specificYieldKwhPerKwp).toBeLessThan(2650)
    expect(base.performanceRatio).toBeGreaterThan(0.78)
    expect(base.performanceRatio).toBeLessThan(0.95)
    expect(base.days).toBe(365)
  })

  test('grows with the tables and not by itself', () => {
    const twice = estimate({ num_inverters: 10 }, 54)
    expect(twice.energyKwh / base.energyKwh).toBeCloseTo(2, 2)
    expect(twice.specificYieldKwhPerKwp).toBeCloseTo(base.specificYieldKwhPerKwp, 0)
  })

  test('falls with soiling by about as much', () => {
    const soiled = estimate({
      num_inverters: 5,
      soiling_rates_percentage: Array.from({ length: 12 }, () => 5),
    })
    const loss = 1 - soiled.energyKwh / base.energyKwh
    expect(loss).toBeGreaterThan(0.03)
    expect(loss).toBeLessThan(0.055)
  })

  test('clips where the inverters are few', () => {
    expect(estimate({ num_inverters: 3 }).clippedFraction).toBeGreaterThan(base.clippedFraction)
    expect(base.clippedFraction).toBeGreaterThanOrEqual(0)
  })
})
