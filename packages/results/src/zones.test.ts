import type { Zone, ZoneSeries } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import { addZoneRuns, summariseZones, zoneColumns, zoneRuns } from './zones.ts'

const zone = (rowPosition: Zone['rowPosition'], tableCount: number): Zone => ({
  rowPosition,
  slotPosition: 'interior',
  tableCount,
})

/** Two zones over as many steps as there are scales: the first of 1 table, the other of 3 that give 10 % more each. */
const series = (...scales: readonly number[]): ZoneSeries => ({
  zones: [zone('first', 1), zone('interior', 3)],
  frontWm2: [Float64Array.from(scales, (s) => 800 * s), Float64Array.from(scales, (s) => 850 * s)],
  rearWm2: [Float64Array.from(scales, (s) => 80 * s), Float64Array.from(scales, (s) => 60 * s)],
  dcMppW: [Float64Array.from(scales, (s) => 1000 * s), Float64Array.from(scales, (s) => 3300 * s)],
})

describe('zones', () => {
  test('the sums of two ranges add up to those of the whole', () => {
    const whole = zoneRuns(series(1, 0.5, 0.25), 1800)
    expect(addZoneRuns([zoneRuns(series(1), 1800), zoneRuns(series(0.5, 0.25), 1800)])).toEqual(
      whole,
    )
    expect(whole[0]).toEqual({
      ...zone('first', 1),
      frontKwhM2: 0.7,
      rearKwhM2: 0.07,
      dcKwh: 0.875,
    })
    expect(() => addZoneRuns([whole, whole.slice(1)])).toThrow(RangeError)
  })

  test('yields are told by nominal power and against the mean of the block', () => {
    const [edge, middle] = summariseZones(zoneRuns(series(1), 3600), { nominalDcW: 4000 })
    expect(edge).toMatchObject({ table_count: 1, dc_kwh: 1, specific_yield_kwh_per_kwp: 1 })
    expect(middle?.specific_yield_kwh_per_kwp).toBeCloseTo(1.1, 12)
    // weighed by tables the deviations vanish
    expect((edge?.deviation ?? 1) + 3 * (middle?.deviation ?? 1)).toBeCloseTo(0, 12)
  })

  test('a night has no deviation', () => {
    const [edge] = summariseZones(zoneRuns(series(0), 3600), { nominalDcW: 4000 })
    expect(edge).toMatchObject({ specific_yield_kwh_per_kwp: 0, deviation: null })
  })

  test('columns of zones have names that no other zone has', () => {
    expect(new Set([...zoneColumns(0), ...zoneColumns(1)]).size).toBe(6)
  })
})
