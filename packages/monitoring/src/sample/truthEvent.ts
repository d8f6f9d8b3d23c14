import { sum } from '@duet/units'
import type { PlantEnergy } from './plantEnergy.ts'
import type { SampleFault } from './sampleFault.ts'
import type { SamplePlant } from './samplePlant.ts'
import { energyKwh } from './sampleReadings.ts'
import type { TruthEvent } from './truthRecord.ts'

export interface EventInput {
  readonly plant: SamplePlant
  readonly energy: PlantEnergy
}

interface Steps {
  readonly from: number
  readonly to: number
}

/** Expected power over rated from which a fault can be seen. */
const VISIBLE = 0.05
/** Error of the expected energy that a loss must bear, and what is added to it. */
const EXPECTED_ERROR = 0.035
const LOSS_ERROR = 0.03

/** kWh to whole Wh. */
export const toWatthours = (kwh: number): number => Math.round(kwh * 1000) / 1000

/** A fault as the truth has it. */
export function truthEvent(input: EventInput, fault: SampleFault, index: number): TruthEvent {
  const { plant, energy } = input
  const lostW = energy.lostW[index] ?? new Float64Array()
  const lostKwh = toWatthours(energyKwh(lostW, plant.stepS))
  const effective = effectiveSteps(input, fault, lostW)
  return {
    event_type: fault.type,
    node_ids: fault.nodeIds,
    accept_nodes: fault.acceptNodes,
    accept_types: fault.acceptTypes,
    start: timeOf(input, fault.from),
    end: timeOf(input, fault.to),
    effective_start: timeOf(input, effective.from),
    effective_end: timeOf(input, effective.to),
    start_tolerance_minutes: fault.startToleranceMin,
    energy_lost_kwh: lostKwh,
    energy_tolerance: tolerance(input, fault, lostKwh, effective),
    note: fault.note,
    ...(fault.ratePercentPerDay !== undefined && { rate_pct_per_day: fault.ratePercentPerDay }),
  }
}

/** Steps in which it can be seen: more than 5 % of rated power expected, and for limits that they limit. */
function effectiveSteps(
  { plant, energy }: EventInput,
  { from, to, inverters, effect }: SampleFault,
  lostW: Float64Array,
): Steps {
  const own = inverters.length > 0 ? inverters : plant.inverters.map((_, place) => place)
  const rated = sum(
    own.map((place) => plant.blocks[plant.inverters[place]?.block ?? 0]?.ratedAcW ?? 0),
  )
  const powers = own.flatMap((place) => energy.expectedW[place] ?? [])
  const isSeen = (i: number): boolean => {
    if (effect.kind === 'limit') return lostW[i] > 0
    let expected = 0
    for (const power of powers) expected += power[i]
    return expected > VISIBLE * rated
  }
  let [first, last] = [from, to]
  while (first < to && !isSeen(first)) first++
  while (last > first && !isSeen(last - 1)) last--
  return last > first ? { from: first, to: last } : { from, to }
}

function tolerance(
  { plant, energy }: EventInput,
  { energyTolerance, inverters }: SampleFault,
  lostKwh: number,
  { from, to }: Steps,
): number | null {
  if (energyTolerance === null || lostKwh === 0) return null
  const expectedKwh = sum(
    inverters.map((place) =>
      energyKwh(energy.expectedW[place]?.subarray(from, to) ?? new Float64Array(), plant.stepS),
    ),
  )
  const [least, most] = energyTolerance
  const wanted = LOSS_ERROR + (EXPECTED_ERROR * expectedKwh) / lostKwh
  return Math.min(most, Math.max(least, wanted))
}

/** ISO 8601 of the start of a step. */
export function timeOf({ plant }: EventInput, step: number): string {
  const { startUtcMs, stepS } = plant
  const first = startUtcMs[0] ?? 0
  return `${new Date(first + step * stepS * 1000).toISOString().slice(0, 19)}Z`
}
