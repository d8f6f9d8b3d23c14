import type { BlockRatings, Zone } from '../model/output.ts'
import type { BlockEnergySums } from './energySums.ts'

/** What the tables of one zone give over a period (D-13). */
export interface ZoneYield extends Zone {
  /** Nominal power of the zone's modules. */
  readonly nominalDcKw: number
  /** At the inverters' inputs. */
  readonly dcKwh: number
  readonly dcKwhPerKwp: number
  /** Front after near shading, rear behind structure and glass, both faces at the cells; per area of plane. */
  readonly frontKwhM2: number
  readonly rearKwhM2: number
  readonly effectiveKwhM2: number
  /** What uneven light costs, from the shade's electrical part to the rear's; undefined without light. */
  readonly mismatchFraction: number | undefined
  /** Yield over the mean of the block, less 1; undefined where the block gives nothing. */
  readonly deviationFraction: number | undefined
}

/**
 * Yields of the zones of a block; weighed by tables their energies are the block's.
 *
 * @param sums - `zoneEnergySums` of each zone, of any period
 */
export function zoneYields(
  zones: readonly Zone[],
  sums: readonly BlockEnergySums[],
  { nominalDcW, bifaciality }: Pick<BlockRatings, 'nominalDcW' | 'bifaciality'>,
): readonly ZoneYield[] {
  const tables = zones.reduce((count, { tableCount }) => count + tableCount, 0)
  const meanKwhPerKwp = sums.reduce((sum, { dc_mpp }) => sum + dc_mpp, 0) / (nominalDcW / 1000)
  return zones.map((zone, index) => {
    const energy = sums[index]
    const nominalDcKw = (nominalDcW * zone.tableCount) / tables / 1000
    const dcKwhPerKwp = energy.dc_mpp / nominalDcKw
    const rear = energy.rear_ground + energy.rear_sky + energy.rear_structure
    return {
      ...zone,
      nominalDcKw,
      dcKwh: energy.dc_mpp,
      dcKwhPerKwp,
      frontKwhM2: energy.near_shading / nominalDcKw,
      rearKwhM2: bifaciality > 0 ? rear / (bifaciality * nominalDcKw) : 0,
      effectiveKwhM2: energy.rear_gain / nominalDcKw,
      mismatchFraction: lossOf(energy.temperature, energy.mismatch_rear),
      deviationFraction: meanKwhPerKwp > 0 ? dcKwhPerKwp / meanKwhPerKwp - 1 : undefined,
    }
  })
}

function lossOf(before: number, after: number): number | undefined {
  return before > 0 ? 1 - after / before : undefined
}
