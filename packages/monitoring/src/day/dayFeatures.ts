import { EVALUATION_VERSION } from '../model/evaluationVersion.ts'
import { measuredAngle } from '../model/measuredAngle.ts'
import type { BlockNode, Leaf, MonitoredPlant } from '../model/plant.ts'
import type { ExpectedBlock, PlantDay } from '../model/plantDay.ts'
import { onRightClock } from './clock.ts'
import { expectedAt, type LeafDay } from './leafDay.ts'
import { type TrackerFit, trackerFit } from './trackerShape.ts'
import { trimmedRatio } from './trimmedRatio.ts'

/** A reading of an energy counter, with what the model makes possible in the day before and after it, Wh. */
export interface CounterReading {
  readonly utcMs: number
  readonly wh: number
  readonly possibleBeforeWh: number
  readonly possibleAfterWh: number
}

/** Facts of a leaf in a day: all that other days need of it. */
export interface LeafFeatures {
  /** Measured over possible energy where nothing clips; null where too little light or data. */
  readonly ratio: number | null
  readonly possibleWh: number
  readonly firstCounter: CounterReading | null
  /** The first that differs from it. */
  readonly firstMoved: CounterReading | null
  readonly lastCounter: CounterReading | null
  /** Current of each DC input over the middle of all inputs of its inverter. */
  readonly inputs: readonly (number | null)[]
}

export interface BlockFeatures {
  /** Measured over modelled light of each sensor in the plane. */
  readonly poaRatios: readonly (number | null)[]
  /** Rotation beside the model's: median of measured less ideal, degrees. */
  readonly angleOffsetDeg: number | null
  /** What its power says of its rotation; null for fixed tables and where the rotation is measured. */
  readonly fit: TrackerFit | null
}

export interface DayFeatures {
  readonly evaluation: number
  readonly date: string
  /** Of the logger's clock behind the sun, minutes; null where the day does not show it. The other facts are on the right clock. */
  readonly clockLagMin: number | null
  readonly leaves: readonly LeafFeatures[]
  readonly blocks: readonly BlockFeatures[]
  readonly airMinC: number | null
  /** Middle of what the pyranometer reads at night, W/m². */
  readonly ghiNightWm2: number | null
  /** GHI over its own closure from beam and diffuse light. */
  readonly ghiRatio: number | null
  /** Meter over the sum of the leaves. */
  readonly meterRatio: number | null
}

/** Below this share of rated power ratios say little. */
const LEAST_POWER = 0.15
/** Near its limit an inverter hides its level. */
const MOST_POWER = 0.93
const NIGHT_DEG = -10
const LOW_SUN_DEG = 10
const LEAST_POA_WM2 = 100

export function dayFeatures(plant: MonitoredPlant, asRead: PlantDay): DayFeatures {
  const { day, leaves: days, lagMin } = onRightClock(plant, asRead)
  return {
    evaluation: EVALUATION_VERSION,
    date: day.date,
    clockLagMin: lagMin,
    leaves: plant.leaves.map((leaf, index) => leafFeatures(leaf, days[index], day)),
    blocks: plant.blocks.map((block, index) =>
      blockFeatures(plant, block, day, {
        model: day.expected[index],
        leaves: block.leaves.map((leaf) => days[leaf]),
      }),
    ),
    airMinC: leastOf(day.weather.airC),
    ghiNightWm2: nightReading(plant, day),
    ghiRatio: ghiRatio(plant, day),
    meterRatio: meterRatio(plant, days, day),
  }
}

/** Intervals whose light is enough to compare DC inputs, and whose inverter is not off: then currents are noise. */
export function showsInputs({ possibleW, limitW, powerW }: LeafDay, i: number): boolean {
  return possibleW[i] > LEAST_POWER * limitW[i] && !(powerW[i] <= 0.02 * limitW[i])
}

/** Intervals whose power shows the level of a leaf. */
export function showsLevel({ possibleW, limitW, powerW }: LeafDay, i: number): boolean {
  return (
    possibleW[i] > LEAST_POWER * limitW[i] &&
    possibleW[i] < MOST_POWER * limitW[i] &&
    powerW[i] > 0.02 * limitW[i]
  )
}

function leafFeatures(leaf: Leaf, ofLeaf: LeafDay, day: PlantDay): LeafFeatures {
  const { possibleW, powerW } = ofLeaf
  const possible = trimmedRatio(powerW, possibleW, (i) => showsLevel(ofLeaf, i))
  const hours = day.stepS / 3600
  const until = new Float64Array(possibleW.length + 1)
  for (let i = 0; i < possibleW.length; i++)
    until[i + 1] = until[i] + Math.max(0, expectedAt(ofLeaf, 1, i) || 0) * hours
  const total = until[possibleW.length]
  const counter = leaf.energy === undefined ? undefined : day.readings.get(leaf.energy)
  const reading = (i: number): CounterReading | null =>
    counter && i >= 0
      ? {
          utcMs: day.startUtcMs[i],
          wh: counter[i],
          possibleBeforeWh: until[i],
          possibleAfterWh: total - until[i],
        }
      : null
  const first = counter?.findIndex(isKnown) ?? -1
  return {
    ratio: possible?.ratio ?? null,
    possibleWh: total,
    firstCounter: reading(first),
    firstMoved: reading(counter?.findIndex((wh) => isKnown(wh) && wh !== counter[first]) ?? -1),
    lastCounter: reading(counter?.findLastIndex(isKnown) ?? -1),
    inputs: inputRatios(leaf, ofLeaf, day),
  }
}

const isKnown = (value: number): boolean => !Number.isNaN(value)

/** Of each DC input over the mean of the middle half of all inputs at each interval. */
function inputRatios(leaf: Leaf, ofLeaf: LeafDay, day: PlantDay): readonly (number | null)[] {
  const typical = typicalInput(leaf, day)
  const counts = (i: number): boolean => showsInputs(ofLeaf, i)
  return leaf.dcInputs.map(({ measure }) => {
    const current = day.readings.get(measure)
    if (!current) return null
    return trimmedRatio(current, typical, counts)?.ratio ?? null
  })
}

/** Median over the DC inputs of an inverter at each interval, [n]. */
export function typicalInput(leaf: Leaf, day: PlantDay): Float64Array {
  const series = leaf.dcInputs.flatMap(({ measure }) => day.readings.get(measure) ?? [])
  return Float64Array.from(day.startUtcMs, (_, i) => {
    const known = series.map((values) => values[i]).filter((value) => !Number.isNaN(value))
    known.sort((a, b) => a - b)
    return known.length > 0 ? known[known.length >> 1] : Number.NaN
  })
}

function blockFeatures(
  plant: MonitoredPlant,
  block: BlockNode,
  day: PlantDay,
  { model, leaves }: { readonly model: ExpectedBlock | undefined; readonly leaves: LeafDay[] },
): BlockFeatures {
  if (!model) return { poaRatios: [], angleOffsetDeg: null, fit: null }
  const { sunElevationDeg } = day.weather
  const poaRatios = block.poa.map((id) => {
    const measured = day.readings.get(id)
    const counts = (i: number): boolean =>
      sunElevationDeg[i] > LOW_SUN_DEG && model.poaFrontWm2[i] > LEAST_POA_WM2
    return (measured && trimmedRatio(measured, model.poaFrontWm2, counts)?.ratio) ?? null
  })
  const angle = measuredAngle(plant, block, day)
  const offsets: number[] = []
  if (angle) {
    for (let i = 0; i < angle.length; i++) {
      const offset = angle[i] - model.trackerAngleDeg[i]
      if (sunElevationDeg[i] > LOW_SUN_DEG && !Number.isNaN(offset)) offsets.push(Math.abs(offset))
    }
  }
  return {
    poaRatios,
    angleOffsetDeg: offsets.length > 8 ? middleOf(offsets) : null,
    fit: angle ? null : trackerFit(leaves, model, day.weather),
  }
}

function nightReading({ ghi }: MonitoredPlant, day: PlantDay): number | null {
  const measured = ghi === undefined ? undefined : day.readings.get(ghi)
  if (!measured) return null
  const night: number[] = []
  for (let i = 0; i < measured.length; i++) {
    if (day.weather.sunElevationDeg[i] < NIGHT_DEG && !Number.isNaN(measured[i]))
      night.push(measured[i])
  }
  return night.length >= LEAST_NIGHT ? middleOf(night) : null
}

const LEAST_NIGHT = 4

function ghiRatio({ ghi }: MonitoredPlant, day: PlantDay): number | null {
  const measured = ghi === undefined ? undefined : day.readings.get(ghi)
  if (!measured) return null
  const { dniWm2, dhiWm2, sunElevationDeg } = day.weather
  const closed = dniWm2.map(
    (dni, i) => dni * Math.sin((sunElevationDeg[i] * Math.PI) / 180) + dhiWm2[i],
  )
  const counts = (i: number): boolean =>
    sunElevationDeg[i] > LOW_SUN_DEG && closed[i] > LEAST_POA_WM2
  return trimmedRatio(measured, closed, counts)?.ratio ?? null
}

function meterRatio(
  { meter, leaves, ratedAcW }: MonitoredPlant,
  days: readonly LeafDay[],
  day: PlantDay,
): number | null {
  const measured = meter?.power === undefined ? undefined : day.readings.get(meter.power)
  if (!measured || leaves.some(({ id }) => id === meter?.id)) return null
  const sum = new Float64Array(measured.length)
  for (const { powerW } of days) for (let i = 0; i < sum.length; i++) sum[i] += powerW[i]
  return trimmedRatio(measured, sum, (i) => sum[i] > 0.1 * ratedAcW)?.ratio ?? null
}

function leastOf(values: Float64Array): number | null {
  let least = Infinity
  for (const value of values) if (value < least) least = value
  return least === Infinity ? null : least
}

/** Median; reorders the list. */
function middleOf(values: number[]): number {
  values.sort((a, b) => a - b)
  return values[values.length >> 1]
}
