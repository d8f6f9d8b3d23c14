import type { StepRange } from '../simulation/input.ts'
import type { BlockRatings, BlockSeries, ZoneSeries } from '../simulation/output.ts'
import { type BlockEnergySums, rearParts, WATT_SECONDS_PER_KWH } from './energySums.ts'

/**
 * Energies of one zone of a block over a range of steps: the account of its tables. Over all zones each key sums to that of the block, over
 * ranges to that of the whole.
 *
 * A zone's own: `near_shading` to `rear_gain`, `dc_nominal`, `degradation`, `mppt_window` and `dc_mpp`. Stages before the shade are the
 * same for every table. The rest is shared: parts of the rear by the zone's rear light; light level and temperature of modules by its light
 * on the cells; what uneven light costs between these and the zone's own DC power as it costs the block; quality, wires and
 * all of the AC by DC power, at night by tables. So a table shows its zone's account over the tables of the zone, an inverter the
 * block's over its inverters: nothing finer was computed.
 *
 * @param zone - place in `zones.zones`
 * @param range - steps of the series, all of them where absent
 */
export function zoneEnergySums(
  series: BlockSeries,
  zones: ZoneSeries,
  zone: number,
  ratings: BlockRatings,
  stepS: number,
  range: StepRange = { from: 0, to: series.acBlockW.length },
): BlockEnergySums {
  const tables = zones.zones.reduce((sum, { tableCount }) => sum + tableCount, 0)
  const share = zones.zones[zone].tableCount / tables
  const byLight = shareOfLight(series, zones, zone, share)
  const byPower = shareOfPower(series, zones, zone, share)
  const kwh = stepS / WATT_SECONDS_PER_KWH
  const power = (powerW: Float64Array, weights: Float64Array): number =>
    weighed(powerW, weights, range) * kwh
  const shared = dcEnergies(series, byLight, byPower, range, kwh)
  return {
    ...lightEnergies(series, zones, zone, ratings, share * kwh, range),
    dc_nominal: power(series.dcNominalW, byLight),
    degradation: power(series.dcAfterDegradationW, byLight),
    irradiance_level: power(series.dcAfterIrradianceLevelW, byLight),
    temperature: power(series.dcAfterTemperatureW, byLight),
    ...shared,
    quality_lid: power(series.dcAfterQualityW, byPower),
    dc_wire: power(series.dcAfterWireW, byPower),
    mppt_window: power(series.dcMppW, byPower),
    dc_mpp: power(series.dcMppW, byPower),
    inv_eff: power(series.acAfterEfficiencyW, byPower),
    inv_clip: power(series.acAfterClippingW, byPower),
    inv_subclip: power(series.acAfterSubClippingW, byPower),
    inv_temp: power(series.acAfterDeratingW, byPower),
    inv_self: power(series.acAfterSelfConsumptionW, byPower),
    inv_night: power(series.acInverterW, byPower),
    ac_inv: power(series.acInverterW, byPower),
    ac_wire: power(series.acAfterWireW, byPower),
    mv_iron: power(series.acAfterMvIronW, byPower),
    mv_copper: power(series.acBlockW, byPower),
  }
}

type LightKey =
  | 'ghi'
  | 'transposition'
  | 'horizon'
  | 'near_shading'
  | 'soiling'
  | 'snow'
  | 'iam'
  | 'spectral'
  | 'rear_ground'
  | 'rear_sky'
  | 'rear_structure'
  | 'rear_gain'

/** @param kwh - energy of 1 W over a step, times the zone's share of the tables */
function lightEnergies(
  series: BlockSeries,
  { frontWm2, rearWm2, effectiveWm2 }: ZoneSeries,
  zone: number,
  { nominalDcW, bifaciality }: BlockRatings,
  kwh: number,
  range: StepRange,
): Pick<BlockEnergySums, LightKey> {
  const front = frontWm2[zone]
  const rear = rearWm2[zone]
  const effective = effectiveWm2[zone]
  const perLight = (kwh * nominalDcW) / 1000
  const ones = new Float64Array(front.length).fill(1)
  // Soiling and snow act on all tables alike, the spectrum too.
  const behind = effective.map((light, i) => light - bifaciality * rear[i])
  const parts = rearParts(series, range, ratios(rear, series.rearWm2))
  const sum = (light: Float64Array, weights: Float64Array = ones): number =>
    weighed(light, weights, range) * perLight
  return {
    ghi: sum(series.ghiWm2),
    transposition: sum(series.poaNominalWm2),
    horizon: sum(series.poaAfterHorizonWm2),
    near_shading: sum(front),
    soiling: sum(front, ratios(series.poaAfterSoilingWm2, series.poaAfterShadingWm2)),
    snow: sum(front, ratios(series.poaAfterSnowWm2, series.poaAfterShadingWm2)),
    iam: sum(behind, ratios(series.poaAfterIamWm2, series.poaAfterSpectralWm2)),
    spectral: sum(behind),
    rear_ground: parts.ground * bifaciality * perLight,
    rear_sky: parts.sky * bifaciality * perLight,
    rear_structure: parts.structure * bifaciality * perLight,
    rear_gain: sum(effective),
  }
}

/** Energies of the stages of uneven light: from the zone's light to its power, as fast as the block loses. */
function dcEnergies(
  series: BlockSeries,
  byLight: Float64Array,
  byPower: Float64Array,
  { from, to }: StepRange,
  kwh: number,
): Pick<BlockEnergySums, 'elec_shading' | 'mismatch_front' | 'mismatch_rear'> {
  const sums = { elec_shading: 0, mismatch_front: 0, mismatch_rear: 0 }
  for (let i = from; i < to; i++) {
    const even = series.dcAfterTemperatureW[i]
    const lost = even - series.dcAfterMismatchRearW[i]
    const at = (powerW: number): number => {
      const passed = lost > 0 ? (even - powerW) / lost : 1
      return powerW * kwh * (byLight[i] + passed * (byPower[i] - byLight[i]))
    }
    sums.elec_shading += at(series.dcAfterElecShadingW[i])
    sums.mismatch_front += at(series.dcAfterMismatchFrontW[i])
    sums.mismatch_rear += at(series.dcAfterMismatchRearW[i])
  }
  return sums
}

function shareOfLight(
  series: BlockSeries,
  { effectiveWm2 }: ZoneSeries,
  zone: number,
  share: number,
): Float64Array {
  return effectiveWm2[zone].map((light, i) => {
    const mean = series.effectiveWm2[i]
    return mean > 0 ? (share * light) / mean : share
  })
}

function shareOfPower(
  series: BlockSeries,
  { dcMppW }: ZoneSeries,
  zone: number,
  share: number,
): Float64Array {
  return dcMppW[zone].map((powerW, i) => {
    const whole = series.dcMppW[i]
    return whole > 0 ? powerW / whole : share
  })
}

/** a over b, 0 where b is. */
function ratios(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, i) => (b[i] > 0 ? value / b[i] : 0))
}

function weighed(values: Float64Array, weights: Float64Array, { from, to }: StepRange): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += values[i] * weights[i]
  return sum
}
