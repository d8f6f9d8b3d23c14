import type { RandomStream } from '@duet/engine'
import type { SamplePlant } from './samplePlant.ts'

/** What a made-up plant measures. */
export interface SampleHierarchy {
  /** False: nothing but the meter. */
  readonly inverters: boolean
  readonly meter: boolean
  readonly counters: boolean
  /** GHI on site. */
  readonly station: boolean
  /** DNI and DHI by instruments of their own. */
  readonly beam: boolean
  readonly poa: boolean
  readonly angle: boolean
  readonly combiners: boolean
  readonly dcVoltage: boolean
  readonly moduleTemp: boolean
  readonly setpoint: boolean
  readonly reactive: boolean
}

/** What faults are drawn from. */
export interface FaultContext {
  readonly plant: SamplePlant
  readonly hierarchy: SampleHierarchy
  /** Civil days: steps of the physics, `to` is past the last. */
  readonly days: readonly { readonly from: number; readonly to: number }[]
  /** Of the whole plant without faults, [n]. */
  readonly expectedW: Float64Array
  readonly airC: Float64Array
  readonly combinersPerInverter: number
  readonly stringsPerCombiner: number
  readonly intervalMin: number
  readonly random: RandomStream
}

export interface Span {
  readonly from: number
  readonly to: number
}

/** A whole number from `least` to `most`. */
export function whole(random: RandomStream, least: number, most: number): number {
  return least + Math.floor(random.uniform() * (most - least + 1))
}

export function between(random: RandomStream, least: number, most: number): number {
  return least + random.uniform() * (most - least)
}

/** @throws RangeError for an empty list */
export function pick<T>(random: RandomStream, list: readonly T[]): T {
  const one = list[whole(random, 0, list.length - 1)]
  if (one === undefined) throw new RangeError('there is nothing to choose from')
  return one
}

export function stepsOf({ plant }: FaultContext, minutes: number): number {
  return Math.max(1, Math.round((minutes * 60) / plant.stepS))
}

/** Steps of a day in which the plant should give more than a share of its rating; undefined where there are too few. */
export function brightHours(
  { plant, expectedW }: FaultContext,
  day: Span,
  share: number,
  fewest: number,
): Span | undefined {
  let [from, to] = [-1, -1]
  for (let i = day.from; i < day.to; i++) {
    if (!(expectedW[i] > share * plant.ratedAcW)) continue
    if (from < 0) from = i
    to = i + 1
  }
  return from >= 0 && to - from >= fewest ? { from, to } : undefined
}

/** A stretch within the bright part of a day that is at least as bright as most, `minutes` long. */
export function brightSpan(
  context: FaultContext,
  dayIndex: number,
  minutes: number,
  share = 0.2,
): Span | undefined {
  const day = context.days[dayIndex]
  const length = stepsOf(context, minutes)
  const bright = day && brightHours(context, day, share, length)
  if (!bright) return undefined
  const from = onInterval(context, whole(context.random, bright.from, bright.to - length))
  return { from, to: from + length }
}

/** A step at which an interval of the readings begins. */
export function onInterval({ plant, intervalMin }: FaultContext, step: number): number {
  const perInterval = Math.max(1, Math.round((intervalMin * 60) / plant.stepS))
  return Math.floor(step / perInterval) * perInterval
}

export function allInverters({ plant }: FaultContext): readonly number[] {
  return plant.inverters.map((_, index) => index)
}

export function invertersOf({ plant }: FaultContext, block: number): readonly number[] {
  return plant.inverters.flatMap((inverter, index) => (inverter.block === block ? [index] : []))
}

export function nodeOf({ plant }: FaultContext, inverter: number): string {
  return plant.inverters[inverter]?.nodeId ?? ''
}

export function parentOf({ plant }: FaultContext, inverter: number): string {
  return plant.blocks[plant.inverters[inverter]?.block ?? 0]?.nodeId ?? ''
}

/** The plant, its blocks and its inverters. */
export function everyNode({ plant }: FaultContext): readonly string[] {
  return [
    'sys',
    'mtr',
    ...plant.blocks.map(({ nodeId }) => nodeId),
    ...plant.inverters.map(({ nodeId }) => nodeId),
  ]
}

/** From a bright step of a day for so many days, within the period. */
export function daysFrom(context: FaultContext, day: number, days: number): Span | undefined {
  const first = brightSpan(context, day, 60)
  const last = context.days[day + days]
  return first && last && { from: first.from, to: last.to }
}
