import type { StepRange } from '../simulation/input.ts'
import type { BlockRatings, BlockSeries, ZoneSeries } from '../simulation/output.ts'
import { type BlockEnergySums, WATT_SECONDS_PER_KWH } from './energySums.ts'
import { BLOCK_STAGES, type BlockStageKey, mapStages } from './stages.ts'
import {
  arraySteps,
  type Product,
  type RearParts,
  rearParts,
  type StepValues,
  sumOf,
} from './stepValues.ts'

const POWER_STAGES = BLOCK_STAGES.filter((stage) => 'zone' in stage)

type PowerKey = (typeof POWER_STAGES)[number]['key']
type RearKey = keyof RearParts<unknown>
type LightKey = Exclude<BlockStageKey, PowerKey | RearKey>

/** The series that a zone has of its own, as `ZoneSeries` tells them. */
export interface ZoneSteps<T> {
  readonly front: T
  readonly rear: T
  readonly effective: T
  readonly dcMpp: T
}

/** Share of a zone in the block at each step: by light on the cells, and by DC power; by tables where the block has none. */
export interface ZoneShares<T> {
  readonly light: T
  readonly power: T
}

/** @param share - of the zone in the tables of the block */
export function zoneShares<T>(
  { series, scale, divide }: StepValues<T>,
  zone: Pick<ZoneSteps<T>, 'effective' | 'dcMpp'>,
  share: number,
): ZoneShares<T> {
  return {
    light: divide(scale(zone.effective, share), series('effectiveWm2'), share),
    power: divide(zone.dcMpp, series('dcMppW'), share),
  }
}

/** What is left of a zone after each stage, at each step. */
export interface ZoneStages<T> {
  /** Per area of plane, W/m². */
  readonly light: Readonly<Record<LightKey, Product<T>>>
  /** On the plane of the rear, before its bifaciality, W/m². */
  readonly rear: RearParts<T>
  /** Of all tables of the zone, W. */
  readonly power: Readonly<Record<PowerKey, Product<T>>>
}

/**
 * The account of one zone of a block, step by step. Over all zones each stage sums to that of the block.
 *
 * A zone's own: `near_shading` to `rear_gain`, `dc_nominal`, `degradation` and `dc_mpp`. Stages before the shade are the
 * same for every table. The rest is shared: parts of the rear by the zone's rear light; light level and temperature of modules by its light
 * on the cells; what uneven light costs between these and the zone's own DC power as it costs the block; quality, wires and
 * all of the AC by DC power, at night by tables. So a table shows its zone's account over the tables of the zone, an inverter the
 * block's over its inverters: nothing finer was computed.
 */
export function zoneStages<T>(
  steps: StepValues<T>,
  zone: ZoneSteps<T>,
  shares: ZoneShares<T>,
  bifaciality: number,
): ZoneStages<T> {
  const { series, multiply, subtract, scale, divide } = steps
  const { front, rear, effective } = zone
  const ratio = (after: keyof BlockSeries, before: keyof BlockSeries): T =>
    divide(series(after), series(before), 0)
  // Soiling and snow act on all tables alike, the spectrum too.
  const behind = subtract(effective, scale(rear, bifaciality))
  return {
    light: {
      ghi: [series('ghiWm2')],
      transposition: [series('poaNominalWm2')],
      horizon: [series('poaAfterHorizonWm2')],
      near_shading: [front],
      soiling: [front, ratio('poaAfterSoilingWm2', 'poaAfterShadingWm2')],
      snow: [front, ratio('poaAfterSnowWm2', 'poaAfterShadingWm2')],
      iam: [behind, ratio('poaAfterIamWm2', 'poaAfterSpectralWm2')],
      spectral: [behind],
      rear_gain: [effective],
    },
    rear: rearParts(steps, multiply(divide(rear, series('rearWm2'), 0), series('rearWm2'))),
    power: zonePower(steps, shares),
  }
}

function zonePower<T>(steps: StepValues<T>, shares: ZoneShares<T>): ZoneStages<T>['power'] {
  const { series, add, multiply, subtract, divide } = steps
  const even = series('dcAfterTemperatureW')
  const lost = subtract(even, series('dcAfterMismatchRearW'))
  const towardsPower = subtract(shares.power, shares.light)
  // Between the zone's light and its DC power: by as much as the block has lost of the way
  const uneven = (power: T): T =>
    add(shares.light, multiply(divide(subtract(even, power), lost, 1), towardsPower))
  return mapStages(POWER_STAGES, ({ series: name, zone: by }): Product<T> => {
    const power = series(name)
    return [power, by === 'uneven' ? uneven(power) : shares[by]]
  })
}

/**
 * Energies of one zone of a block over a range of steps: the account of its tables, over ranges summing to that of the whole.
 *
 * @param zone - place in `zones.zones`
 * @param range - steps of the series, all of them where absent
 */
export function zoneEnergySums(
  series: BlockSeries,
  zones: ZoneSeries,
  zone: number,
  ratings: Pick<BlockRatings, 'nominalDcW' | 'bifaciality'>,
  stepS: number,
  range: StepRange = { from: 0, to: series.acBlockW.length },
): BlockEnergySums {
  const tables = zones.zones.reduce((sum, { tableCount }) => sum + tableCount, 0)
  const share = zones.zones[zone].tableCount / tables
  const steps = arraySteps(series, range)
  const own = (values: readonly Float64Array[]): Float64Array =>
    values[zone].subarray(range.from, range.to)
  const of: ZoneSteps<Float64Array> = {
    front: own(zones.frontWm2),
    rear: own(zones.rearWm2),
    effective: own(zones.effectiveWm2),
    dcMpp: own(zones.dcMppW),
  }
  const stages = zoneStages(steps, of, zoneShares(steps, of, share), ratings.bifaciality)
  return zoneEnergy(stages, sumOf, ratings, share, stepS)
}

/**
 * @param sum - over the steps
 * @param share - of the zone in the tables of the block
 */
export function zoneEnergy<T>(
  { light, rear, power }: ZoneStages<T>,
  sum: (product: Product<T>) => number,
  { nominalDcW, bifaciality }: Pick<BlockRatings, 'nominalDcW' | 'bifaciality'>,
  share: number,
  stepS: number,
): BlockEnergySums {
  const kwh = stepS / WATT_SECONDS_PER_KWH
  const perLight = (share * kwh * nominalDcW) / 1000
  return {
    ...mapValues(light, (product) => sum(product) * perLight),
    ...mapValues(rear, (product) => sum(product) * bifaciality * perLight),
    ...mapValues(power, (product) => sum(product) * kwh),
  }
}

function mapValues<Key extends string, T>(
  values: Readonly<Record<Key, T>>,
  value: (of: T) => number,
): Record<Key, number> {
  const out: Partial<Record<Key, number>> = {}
  for (const key in values) out[key] = value(values[key])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has a number for every key
  return out as Record<Key, number>
}
