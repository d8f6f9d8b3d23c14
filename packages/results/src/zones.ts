import type { BlockRatings, Zone, ZoneSeries } from '@duet/engine'
import { wattsToKilowatts } from '@duet/units'

/** A zone of a block over a range of steps, in what adds up over ranges. */
export interface ZoneRun extends Zone {
  /** On the plane of the modules, kWh/m²: the front after near shading, the rear after structure and glass. */
  readonly frontKwhM2: number
  readonly rearKwhM2: number
  /** Of all tables of the zone at the inverters' inputs, kWh. */
  readonly dcKwh: number
}

/** What is kept of a zone beside its series. */
export interface ZoneSummary {
  readonly row_position: string
  readonly slot_position: string
  readonly table_count: number
  readonly front_kwh_m2: number
  readonly rear_kwh_m2: number
  readonly dc_kwh: number
  readonly specific_yield_kwh_per_kwp: number
  /** Specific yield over that of the block, less 1; null where the block gives nothing. */
  readonly deviation: number | null
}

/** The three stored columns of a zone, by its place in the list of zones. */
export const zoneColumns = (zone: number): readonly [string, string, string] => {
  const number = String(zone).padStart(4, '0')
  return [`zone_${number}_front`, `zone_${number}_rear`, `zone_${number}_dc_mpp`]
}

/** Zones of a block with the sums of their series. */
export function zoneRuns(
  { zones, frontWm2, rearWm2, dcMppW }: ZoneSeries,
  stepS: number,
): readonly ZoneRun[] {
  const kilo = stepS / 3600 / 1000
  return zones.map((zone, i) => ({
    ...zone,
    frontKwhM2: total(frontWm2[i]) * kilo,
    rearKwhM2: total(rearWm2[i]) * kilo,
    dcKwh: total(dcMppW[i]) * kilo,
  }))
}

const total = (values: Float64Array = new Float64Array()): number =>
  values.reduce((sum, value) => sum + value, 0)

/** Zones of one block over several ranges, in their order, added up. */
export function addZoneRuns(parts: readonly (readonly ZoneRun[])[]): readonly ZoneRun[] {
  const [first = [], ...others] = parts
  return first.map((zone, i) =>
    others.reduce((sum, part) => {
      const next = part[i]
      if (next === undefined) throw new RangeError('got ranges of one block with other zones')
      return {
        ...sum,
        frontKwhM2: sum.frontKwhM2 + next.frontKwhM2,
        rearKwhM2: sum.rearKwhM2 + next.rearKwhM2,
        dcKwh: sum.dcKwh + next.dcKwh,
      }
    }, zone),
  )
}

/** Zones of a block, each table with its share of the block's nominal power. */
export function summariseZones(
  zones: readonly ZoneRun[],
  { nominalDcW }: Pick<BlockRatings, 'nominalDcW'>,
): readonly ZoneSummary[] {
  const tables = zones.reduce((sum, { tableCount }) => sum + tableCount, 0)
  const blockKwh = zones.reduce((sum, { dcKwh }) => sum + dcKwh, 0)
  const nominalKw = wattsToKilowatts(nominalDcW)
  return zones.map((zone) => {
    const share = zone.tableCount / tables
    return {
      row_position: zone.rowPosition,
      slot_position: zone.slotPosition,
      table_count: zone.tableCount,
      front_kwh_m2: zone.frontKwhM2,
      rear_kwh_m2: zone.rearKwhM2,
      dc_kwh: zone.dcKwh,
      specific_yield_kwh_per_kwp: zone.dcKwh / (nominalKw * share),
      deviation: blockKwh > 0 ? zone.dcKwh / (blockKwh * share) - 1 : null,
    }
  })
}
