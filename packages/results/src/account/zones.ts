import {
  addSums,
  type BlockEnergySums,
  type BlockRatings,
  type BlockSeries,
  type Zone,
  type ZoneSeries,
  type ZoneSteps,
  zoneEnergySums,
  zoneYields,
} from '@duet/engine'

/** A zone of a block with its energies over some steps, which add up over ranges. */
export interface ZoneRun extends Zone {
  readonly energy: BlockEnergySums
}

/** What is stored of a zone beside its series. */
export interface ZoneSummary {
  readonly row_position: Zone['rowPosition']
  readonly slot_position: Zone['slotPosition']
  readonly table_count: number
  readonly nominal_dc_kw: number
  /** At the inverters' inputs. */
  readonly dc_kwh: number
  readonly specific_yield_kwh_per_kwp: number
  /** On the plane of the modules: the front after near shading, the rear after structure and glass, both at the cells. */
  readonly front_kwh_m2: number
  readonly rear_kwh_m2: number
  readonly effective_kwh_m2: number
  /** What uneven light costs; null without light. */
  readonly mismatch: number | null
  /** Specific yield over that of the block, less 1; null where the block gives nothing. */
  readonly deviation: number | null
}

/**
 * Stored columns of a zone, by its place in the list of zones: W/m² of light, W.
 *
 * @param quote - around the names, for SQL
 */
export function zoneColumns(zone: number, quote: '' | '"' = ''): ZoneSteps<string> {
  const name = (what: string): string =>
    `${quote}zone_${String(zone).padStart(4, '0')}_${what}${quote}`
  return {
    front: name('front'),
    rear: name('rear'),
    effective: name('effective'),
    dcMpp: name('dc_mpp'),
  }
}

/** Zones of a block with the sums of their series. */
export function zoneRuns(
  { series, zones }: { readonly series: BlockSeries; readonly zones: ZoneSeries },
  ratings: BlockRatings,
  stepS: number,
): readonly ZoneRun[] {
  return zones.zones.map((zone, i) => ({
    ...zone,
    energy: zoneEnergySums(series, zones, i, ratings, stepS),
  }))
}

/** Zones of one block over several ranges, in their order, added up. */
export function addZoneRuns(parts: readonly (readonly ZoneRun[])[]): readonly ZoneRun[] {
  const [first = []] = parts
  return first.map((zone, i) => ({
    ...zone,
    energy: addSums(
      parts.map((part) => {
        const same = part[i]
        if (same === undefined) throw new RangeError('got ranges of one block with other zones')
        return same.energy
      }),
    ),
  }))
}

export function summariseZones(
  zones: readonly ZoneRun[],
  ratings: BlockRatings,
): readonly ZoneSummary[] {
  const sums = zones.map(({ energy }) => energy)
  return zoneYields(zones, sums, ratings).map((zone) => ({
    row_position: zone.rowPosition,
    slot_position: zone.slotPosition,
    table_count: zone.tableCount,
    nominal_dc_kw: zone.nominalDcKw,
    dc_kwh: zone.dcKwh,
    specific_yield_kwh_per_kwp: zone.dcKwhPerKwp,
    front_kwh_m2: zone.frontKwhM2,
    rear_kwh_m2: zone.rearKwhM2,
    effective_kwh_m2: zone.effectiveKwhM2,
    mismatch: zone.mismatchFraction ?? null,
    deviation: zone.deviationFraction ?? null,
  }))
}

const POSITIONS: Readonly<Record<string, string>> = {
  interior: 'inner',
  secondLast: 'second last',
  start: 'at the start',
  nextToStart: 'next to the start',
  nextToEnd: 'next to the end',
  end: 'at the end',
}

/** A zone in words: where its tables stand among the rows and in their row. */
export function zoneName(
  {
    row_position: row,
    slot_position: slot,
  }: { readonly row_position: string; readonly slot_position: string },
  index: number,
): string {
  const position = (key: string): string => POSITIONS[key] ?? key
  return `Zone ${index + 1}: ${position(row)} row, ${position(slot)}`
}
