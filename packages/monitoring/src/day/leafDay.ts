import { median } from '@duet/units'
import type { Leaf } from '../model/plant.ts'
import type { ExpectedBlock, PlantDay } from '../model/plantDay.ts'
import { counterEnergy } from '../quality/counter.ts'
import { OVERLOAD, outOfRange } from '../quality/ranges.ts'
import { type InUnit, inUnit } from './readingUnits.ts'
import { runsOf } from './runs.ts'

/** Of the limit of an inverter: above it the model clips. */
const CLIPPED = 0.985
/** Efficiency where a day has no interval that shows it. */
const EFFICIENCY = 0.98

/** What the model expects of a leaf before its own level is known, and what it measured; each [n], W. */
export interface LeafDay {
  /** AC power without the limit of the inverters. NaN: there is no weather. */
  readonly possibleW: Float64Array
  /** Their limit: rated, or less where heat lowers it. */
  readonly limitW: Float64Array
  /** Measured; NaN is missing. */
  readonly powerW: Float64Array
  /** 1 where it was read in another unit and converted. */
  readonly converted: Uint8Array
}

export function leafDay(leaf: Leaf, day: PlantDay): LeafDay {
  const n = day.startUtcMs.length
  const possibleW = new Float64Array(n)
  const limitW = new Float64Array(n)
  for (const { block, share } of leaf.parts) {
    const model = day.expected[block]
    if (model) addBlock(model, share, possibleW, limitW)
  }
  bridgeShortGaps(possibleW, day.stepS)
  return {
    possibleW,
    limitW,
    ...withoutImpossible(inUnit(measuredPower(leaf, day), possibleW), leaf.ratedAcW),
  }
}

function addBlock(
  model: ExpectedBlock,
  share: number,
  possibleW: Float64Array,
  limitW: Float64Array,
): void {
  const rated = model.ratedAcW * model.inverterCount
  const efficiency = dayEfficiency(model, rated)
  // a share of the block's power, and the same share of its limit: inverters of unequal DC capacity clip unequally
  const limitShare = share >= 1 ? 1 : 1 / model.inverterCount
  for (let i = 0; i < possibleW.length; i++) {
    const acW = model.acW[i]
    const unlimitedW = model.dcW[i] * efficiency
    const isClipped = unlimitedW > acW * 1.01 && acW > 0.3 * rated
    possibleW[i] += share * (isClipped ? unlimitedW : acW)
    limitW[i] += limitShare * (isClipped && acW < CLIPPED * rated ? acW : rated)
  }
}

/** A gap of the weather of up to so many intervals, or minutes, is bridged by a line. */
const GAP_INTERVALS = 2
const GAP_MINUTES = 10

function bridgeShortGaps(values: Float64Array, stepS: number): void {
  const most = Math.max(GAP_INTERVALS, (GAP_MINUTES * 60) / stepS)
  for (const { from, to } of runsOf(values.map((value) => (Number.isNaN(value) ? 1 : 0)))) {
    if (to - from > most || from === 0 || to === values.length) continue
    const slope = (values[to] - values[from - 1]) / (to - from + 1)
    for (let i = from; i < to; i++) values[i] = values[from - 1] + slope * (i - from + 1)
  }
}

/** AC power over DC power where nothing limits it. */
function dayEfficiency({ acW, dcW }: ExpectedBlock, rated: number): number {
  const ratios: number[] = []
  for (let i = 0; i < acW.length; i++) {
    if (acW[i] > 0.3 * rated && acW[i] < 0.9 * rated) ratios.push(acW[i] / dcW[i])
  }
  return ratios.length > 0 ? median(ratios) : EFFICIENCY
}

/** Power as it is measured; from the counter where the leaf has no power. */
function measuredPower(leaf: Leaf, day: PlantDay): Float64Array {
  const power = leaf.power === undefined ? undefined : day.readings.get(leaf.power)
  if (power) return power
  const counter = leaf.energy === undefined ? undefined : day.readings.get(leaf.energy)
  if (!counter) return new Float64Array(day.startUtcMs.length).fill(Number.NaN)
  const hours = day.stepS / 3600
  const { step } = counterEnergy(counter, OVERLOAD * leaf.ratedAcW * hours)
  return step.map((wh, i) => (Number.isNaN(counter[i + 1]) ? Number.NaN : wh / hours))
}

/** Without readings that no such machine gives. */
function withoutImpossible({ powerW, converted }: InUnit, ratedW: number): InUnit {
  const isOut = outOfRange(powerW, 'active_power', { ratedW })
  if (!isOut.includes(1)) return { powerW, converted }
  return { powerW: powerW.map((power, i) => (isOut[i] ? Number.NaN : power)), converted }
}

/** Expected power of a leaf whose own level is `level`, W; NaN where there is no weather. */
export function expectedAt({ possibleW, limitW }: LeafDay, level: number, i: number): number {
  const possible = possibleW[i]
  return possible > 0 ? Math.min(limitW[i], level * possible) : possible
}
