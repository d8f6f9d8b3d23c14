import { BLOCK_STAGES, type BlockEnergySums, type BlockRatings, mapStages } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import { addZoneRuns, summariseZones, type ZoneRun, zoneColumns } from './zones.ts'

/** An account that keeps the keys of which yields are told apart, of tables that give `dcKwh`. */
const energy = (dcKwh: number): BlockEnergySums => ({
  ...mapStages(BLOCK_STAGES, ({ group }) => (group === 'irradiance' ? 2 * dcKwh : dcKwh)),
  rear_ground: 0.1 * dcKwh,
  rear_sky: 0.05 * dcKwh,
  rear_structure: -0.01 * dcKwh,
  rear_gain: 2.1 * dcKwh,
  temperature: 1.25 * dcKwh,
})

/** One table at the edge, three within that give 10 % more each. */
const zones = (dcKwh: number): readonly ZoneRun[] => [
  { rowPosition: 'first', slotPosition: 'only', tableCount: 1, energy: energy(dcKwh) },
  { rowPosition: 'interior', slotPosition: 'only', tableCount: 3, energy: energy(3.3 * dcKwh) },
]

const RATINGS: BlockRatings = {
  nominalDcW: 4000,
  nominalAcW: 3000,
  moduleCount: 10,
  modulePmpW: 400,
  moduleVmpV: 40,
  moduleImpA: 10,
  moduleVocV: 48,
  bifaciality: 0.7,
  pmpPerK: -0.004,
}

describe('zones', () => {
  test('of ranges add up, and ranges of another block are told', () => {
    const parts = addZoneRuns([zones(1), zones(0.5), zones(0.5)])
    expect(parts.map(({ energy: { dc_mpp } }) => dc_mpp)).toEqual([2, 6.6])
    expect(() => addZoneRuns([zones(1), zones(1).slice(1)])).toThrow(RangeError)
  })

  test('yields are told by nominal power and against the mean of the block', () => {
    const [edge, middle] = summariseZones(zones(1), RATINGS)
    expect(edge).toMatchObject({ row_position: 'first', table_count: 1, nominal_dc_kw: 1 })
    expect(edge).toMatchObject({ dc_kwh: 1, specific_yield_kwh_per_kwp: 1 })
    expect(edge?.mismatch).toBeCloseTo(0.2, 12)
    expect(middle?.specific_yield_kwh_per_kwp).toBeCloseTo(1.1, 12)
    // weighed by tables the deviations vanish
    expect((edge?.deviation ?? 1) + 3 * (middle?.deviation ?? 1)).toBeCloseTo(0, 12)
  })

  test('a night has neither mismatch nor deviation', () => {
    const [edge] = summariseZones(zones(0), RATINGS)
    expect(edge).toMatchObject({ dc_kwh: 0, mismatch: null, deviation: null })
  })

  test('columns of zones have names that no other zone has', () => {
    const names = [0, 1].flatMap((zone) => Object.values(zoneColumns(zone)))
    expect(new Set(names).size).toBe(8)
  })
})
