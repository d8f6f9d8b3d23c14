import type { StepRange } from '../simulation/input.ts'
import type { BlockRatings, BlockSeries, SystemSeries } from '../simulation/output.ts'
import type { BlockStageKey, SystemStageKey } from './stages.ts'

/**
 * Energy left after each stage, kWh. Irradiance stages are weighted by the nominal DC power, P0·G/1000, so that
 * every stage is an energy and sums over blocks are sums of energies.
 */
export type BlockEnergySums = Readonly<Record<BlockStageKey, number>>
export type SystemEnergySums = Readonly<Record<SystemStageKey, number>>

export const WATT_SECONDS_PER_KWH = 3.6e6

/**
 * Energies of one block over a range of the steps of its series.
 *
 * Parts of the rear count as the cells take them, so that they sum to the rear's gain: the share that the glass takes at a step is
 * taken of ground, sky and structure alike, and `rear_structure` is what structure alone takes.
 *
 * @param range - steps of the series, all of them where absent
 */
export function blockEnergySums(
  series: BlockSeries,
  ratings: BlockRatings,
  stepS: number,
  range: StepRange = { from: 0, to: series.acBlockW.length },
): BlockEnergySums {
  const energy = (powerW: Float64Array): number =>
    (sumOf(powerW, range) * stepS) / WATT_SECONDS_PER_KWH
  const light = (wm2: Float64Array): number => (energy(wm2) * ratings.nominalDcW) / 1000
  const rear = rearParts(series, range)
  const rearKwh = (stepS * ratings.nominalDcW * ratings.bifaciality) / (1000 * WATT_SECONDS_PER_KWH)
  return {
    ghi: light(series.ghiWm2),
    transposition: light(series.poaNominalWm2),
    horizon: light(series.poaAfterHorizonWm2),
    near_shading: light(series.poaAfterShadingWm2),
    soiling: light(series.poaAfterSoilingWm2),
    snow: light(series.poaAfterSnowWm2),
    iam: light(series.poaAfterIamWm2),
    spectral: light(series.poaAfterSpectralWm2),
    rear_ground: rear.ground * rearKwh,
    rear_sky: rear.sky * rearKwh,
    rear_structure: rear.structure * rearKwh,
    rear_gain: light(series.effectiveWm2),
    dc_nominal: energy(series.dcNominalW),
    degradation: energy(series.dcAfterDegradationW),
    irradiance_level: energy(series.dcAfterIrradianceLevelW),
    temperature: energy(series.dcAfterTemperatureW),
    elec_shading: energy(series.dcAfterElecShadingW),
    mismatch_front: energy(series.dcAfterMismatchFrontW),
    mismatch_rear: energy(series.dcAfterMismatchRearW),
    quality_lid: energy(series.dcAfterQualityW),
    dc_wire: energy(series.dcAfterWireW),
    mppt_window: energy(series.dcMppW),
    dc_mpp: energy(series.dcMppW),
    inv_eff: energy(series.acAfterEfficiencyW),
    inv_clip: energy(series.acAfterClippingW),
    inv_subclip: energy(series.acAfterSubClippingW),
    inv_temp: energy(series.acAfterDeratingW),
    inv_self: energy(series.acAfterSelfConsumptionW),
    inv_night: energy(series.acInverterW),
    ac_inv: energy(series.acInverterW),
    ac_wire: energy(series.acAfterWireW),
    mv_iron: energy(series.acAfterMvIronW),
    mv_copper: energy(series.acBlockW),
  }
}

/** Energies of the stages after the blocks meet, over a range of steps. */
export function systemEnergySums(
  series: SystemSeries,
  stepS: number,
  range: StepRange = { from: 0, to: series.gridW.length },
): SystemEnergySums {
  const energy = (powerW: Float64Array): number =>
    (sumOf(powerW, range) * stepS) / WATT_SECONDS_PER_KWH
  return {
    hv_wire: energy(series.acAfterHvWireW),
    hv_iron: energy(series.acAfterHvIronW),
    hv_copper: energy(series.acAfterHvCopperW),
    grid_limit: energy(series.acAfterGridLimitW),
    availability: energy(series.acAfterAvailabilityW),
    e_grid: energy(series.gridW),
  }
}

/** Light of the rear by where it comes from and what structure takes of it (negative), behind the glass. */
export interface RearParts {
  ground: number
  /** Sky and beam. */
  sky: number
  structure: number
}

/** Sums of the parts over steps, each by its weight; they sum to the rear behind structure and glass. */
export function rearParts(
  series: BlockSeries,
  { from, to }: StepRange,
  weights?: Float64Array,
): RearParts {
  const out: RearParts = { ground: 0, sky: 0, structure: 0 }
  for (let i = from; i < to; i++) {
    const plain = series.rearAfterStructureWm2[i]
    if (!(plain > 0)) continue
    const passed = ((weights?.[i] ?? 1) * series.rearWm2[i]) / plain
    const sky = series.rearSkyWm2[i] + series.rearBeamWm2[i]
    out.ground += passed * series.rearGroundWm2[i]
    out.sky += passed * sky
    out.structure += passed * (plain - series.rearGroundWm2[i] - sky)
  }
  return out
}

function sumOf(values: Float64Array, { from, to }: StepRange): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += values[i]
  return sum
}
