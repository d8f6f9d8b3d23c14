import { dayResult } from './allocation/dayResult.ts'
import { onRightClock } from './day/clock.ts'
import type { DayFeatures } from './day/dayFeatures.ts'
import { type MonitorState, middle } from './learn/state.ts'
import type { MonitoredPlant } from './model/plant.ts'
import type { DayResult, PlantDay } from './model/plantDay.ts'
import { nextState } from './nextState.ts'
import { lateClock } from './rules/clock.ts'
import { communication } from './rules/communication.ts'
import { limits } from './rules/limits.ts'
import { expectWithoutWeather } from './rules/missingWeather.ts'
import { outages } from './rules/outages.ts'
import { partialOutages } from './rules/partialOutages.ts'
import { limitedByReactive, powerFactor } from './rules/powerFactor.ts'
import { sensors } from './rules/sensors.ts'
import { snow } from './rules/snow.ts'
import { soiling } from './rules/soiling.ts'
import { markStale } from './rules/staleReadings.ts'
import { strings } from './rules/strings.ts'
import { trackers } from './rules/trackers.ts'
import { type Cause, type DayWork, dayWork } from './rules/work.ts'

const SNOW_C = 2
const LEAST_RATIO = 0.75
const LEAST_COLD_RATIO = 0.92

export interface EvaluatedDay {
  readonly result: DayResult
  /** For the day after. */
  readonly state: MonitorState
  /** What each leaf is expected to give at its own level, by node id, [n], W. */
  readonly expectedW: ReadonlyMap<string, Float64Array>
}

/**
 * Finds the faults of a day and gives each lost kWh a cause. Pure: the same day, state and features give the same bytes.
 *
 * @param ahead - features of the day itself and of up to `AHEAD_DAYS` days after it; what is said of a day becomes final when
 *   they are there
 */
export function evaluateDay(
  plant: MonitoredPlant,
  day: PlantDay,
  before: MonitorState,
  ahead: readonly DayFeatures[],
): EvaluatedDay {
  const work = dayWork(plant, onRightClock(plant, day), before, ahead)
  expectWithoutWeather(work)
  markStale(work)
  const lost = communication(work)
  const snowy = snow(work)
  const off = outages(work, snowy.excused)
  const factors = powerFactor(work)
  const stopped = stoppedFlags(work, [...lost, ...off], snowy.excused)
  const missing = strings(work, snowy.excused)
  const limited = limits(work, stopped, missing.causes)
  const sure = limited.together.filter(({ isSure }) => isSure)
  const held = stoppedFlags(work, [...limited.asked, ...sure, ...limited.alone], stopped)
  const partly = partialOutages(work, held)
  const turned = trackers(work, stoppedFlags(work, partly, held))
  const power = ratiosAhead(work, 'power')
  const light = ratiosAhead(work, 'light')
  const moved = plant.blocks.map(({ id }) => turned.causes.some(({ nodeId }) => nodeId === id))
  const measured = sensors(work, power, moved)
  const fast = [...off, ...partly, ...limited.asked, ...limited.together, ...limited.alone]
  const today = { fast, limited: limited.states, snowy, turned, measured, missing, power, light }
  const dirty = soiling(work, hidden(power, today), light)
  const causes = [
    ...lost,
    ...lateClock(work),
    ...measured.causes,
    ...off,
    ...partly,
    ...limited.asked,
    ...limitedByReactive(work, factors, limited.together),
    ...limited.alone,
    ...missing.causes,
    ...turned.causes,
    ...snowy.causes,
    ...dirty.causes,
  ]
  return {
    result: dayResult(work, causes),
    expectedW: new Map(work.leaves.map(({ leaf, expectedW }) => [leaf.id, expectedW])),
    state: nextState(work, causes, { ...today, dirty }),
  }
}

/** By leaf, 1 where one of the causes acts on it, or something else does already. */
function stoppedFlags(
  { leaves, n }: DayWork,
  causes: readonly Cause[],
  excused: readonly Uint8Array[],
): readonly Uint8Array[] {
  return leaves.map((_, index) => {
    const flags = Uint8Array.from(excused[index])
    for (const { from, to, potentials } of causes) {
      if (potentials.has(index)) flags.fill(1, from, Math.min(to, n))
    }
    return flags
  })
}

/** By block: measured over expected of today and the days after, at the levels of today. */
function ratiosAhead(
  { plant, before, ahead }: DayWork,
  of: 'power' | 'light',
): readonly (readonly (number | null)[])[] {
  return plant.blocks.map((block, b) =>
    ahead.map(({ leaves, blocks, airMinC }) =>
      of === 'power'
        ? withoutSnow(
            middle(
              block.leaves.map((leaf) => {
                const { ratio } = leaves[leaf]
                return ratio === null ? null : ratio / before.leaves[leaf].level
              }),
            ),
            airMinC,
          )
        : middle(
            blocks[b].poaRatios.map((ratio, k) => {
              const { level, isFaulty } = before.blocks[b].poa[k]
              return ratio === null || level === null || isFaulty ? null : ratio / level
            }),
          ),
    ),
  )
}

/** Days to come are not yet known by their causes: large losses, and smaller ones in the cold, are not dirt. */
function withoutSnow(ratio: number | null, airMinC: number | null): number | null {
  if (ratio === null) return null
  const least = (airMinC ?? Infinity) < SNOW_C ? LEAST_COLD_RATIO : LEAST_RATIO
  return ratio < least ? null : ratio
}

/** Without today where something else took energy from the block. */
function hidden(
  power: readonly (readonly (number | null)[])[],
  {
    snowy,
    turned,
  }: {
    readonly snowy: { readonly isSnowy: readonly boolean[] }
    readonly turned: { readonly isMisaligned: readonly boolean[] }
  },
): readonly (readonly (number | null)[])[] {
  return power.map(([today, ...coming], b) => [
    snowy.isSnowy[b] || turned.isMisaligned[b] ? null : (today ?? null),
    ...coming,
  ])
}
