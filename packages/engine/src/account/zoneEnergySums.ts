import { WATT_SECONDS_PER_KWH } from '@duet/units'
import type { BlockRatings, BlockSeries, ZoneSeries } from '../model/output.ts'
import type { StepRange } from '../model/weather.ts'
import { type BlockEnergySums, rearParts } from './energySums.ts'
import { BLOCK_STAGES, type BlockStageKey, mapStages } from './stages.ts'

/**
 * Energies of one zone of a block over a range of steps: the account of its tables. Over all zones each key sums to that of the block, over
 * ranges to that of the whole.
 *
 * A zone's own: `near_shading` to `rear_gain`, `dc_nominal`, `degradation` and `dc_mpp`. Stages before the shade are the
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
  const uneven = unevenShares(series, byLight, byPower, range)
  const weights = { light: byLight, power: byPower }
  return {
    ...lightEnergies(series, zones, zone, ratings, share * kwh, range),
    ...mapStages(POWER_STAGES, ({ series: name, zone: by }) =>
      by === 'uneven'
        ? uneven(series[name]) * kwh
        : weighed(series[name], weights[by], range) * kwh,
    ),
  }
}

const POWER_STAGES = BLOCK_STAGES.filter((stage) => 'zone' in stage)

type LightKey = Exclude<BlockStageKey, (typeof POWER_STAGES)[number]['key']>

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

/** Sum of a power between the zone's light and its DC power over steps, W: by as much as the block has lost of the way. */
function unevenShares(
  series: BlockSeries,
  byLight: Float64Array,
  byPower: Float64Array,
  { from, to }: StepRange,
): (powerW: Float64Array) => number {
  return (powerW) => {
    let sum = 0
    for (let i = from; i < to; i++) {
      const even = series.dcAfterTemperatureW[i]
      const lost = even - series.dcAfterMismatchRearW[i]
      const passed = lost > 0 ? (even - powerW[i]) / lost : 1
      sum += powerW[i] * (byLight[i] + passed * (byPower[i] - byLight[i]))
    }
    return sum
  }
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
