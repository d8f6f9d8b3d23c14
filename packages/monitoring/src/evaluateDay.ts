import { dayResult } from './allocation/dayResult.ts'
import { onRightClock } from './day/clock.ts'
import type { DayFeatures } from './day/dayFeatures.ts'
import { type MonitorState, middle } from './learn/state.ts'
import type { MonitoredPlant } from './model/plant.ts'
import type { DayResult, PlantDay } from './model/plantDay.ts'
import { nextState } from './nextState.ts'
import { clipping } from './rules/clipping.ts'
import { lateClock } from './rules/clock.ts'
import { communication } from './rules/communication.ts'
import { degradation } from './rules/degradation.ts'
import { limits } from './rules/limits.ts'
import { expectWithoutWeather } from './rules/missingWeather.ts'
import { modelBias } from './rules/modelBias.ts'
import { outages } from './rules/outages.ts'
import { partialOutages } from './rules/partialOutages.ts'
import { limitedByReactive, powerFactor } from './rules/powerFactor.ts'
import { sensors } from './rules/sensors.ts'
import { shading } from './rules/shading.ts'
import { snow } from './rules/snow.ts'
import { soiling } from './rules/soiling.ts'
import { markStale } from './rules/staleReadings.ts'
import { strings } from './rules/strings.ts'
import { trackers } from './rules/trackers.ts'
import { type Cause, type DayWork, dayWork, stoppedFlags } from './rules/work.ts'

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
  const shaded = shading(work, snowy.excused)
  const off = outages(work, shaded.excused)
  const stopped = stoppedFlags(work, [...lost, ...off], shaded.excused)
  const missing = strings(work, shaded.excused)
  const limited = limits(work, stopped, missing.causes)
  const sure = limited.together.filter(({ isSure }) => isSure)
  const held = stoppedFlags(work, [...limited.asked, ...sure, ...limited.alone], stopped)
  const partly = partialOutages(work, held)
  const turned = trackers(work, stoppedFlags(work, partly, held))
  const clipped = clipping(work, held)
  const power = ratiosAhead(work, 'power')
  const light = ratiosAhead(work, 'light')
  const measured = sensors(work, power, movedBlocks(work, turned.causes))
  const fast = [...off, ...partly, ...limited.asked, ...limited.together, ...limited.alone]
  const today = {
    fast,
    clipped,
    limited: limited.states,
    snowy,
    turned,
    measured,
    missing,
    power,
    light,
  }
  const dirty = soiling(work, hidden(power, today), light)
  const causes = withModelBias(work, [
    ...lost,
    ...lateClock(work),
    ...measured.causes,
    ...off,
    ...partly,
    ...limited.asked,
    ...limitedByReactive(work, powerFactor(work), limited.together),
    ...limited.alone,
    ...clipped.causes,
    ...missing.causes,
    ...turned.causes,
    ...snowy.causes,
    ...shaded.causes,
    ...dirty.causes,
    ...degradation(work),
  ])
  return {
    result: dayResult(work, causes),
    expectedW: new Map(work.leaves.map(({ leaf, expectedW }) => [leaf.id, expectedW])),
    state: nextState(work, causes, { ...today, dirty }),
  }
}

const withModelBias = (work: DayWork, found: readonly Cause[]): readonly Cause[] => [
  ...found,
  ...modelBias(work, found),
]

/** By block, whether one of the causes is at it. */
const movedBlocks = ({ plant }: DayWork, causes: readonly Cause[]): readonly boolean[] =>
  plant.blocks.map(({ id }) => causes.some(({ nodeId }) => nodeId === id))

/** By block: measured over expected of today and the days after, at the levels of today. */
function ratiosAhead(
  { plant, before, ahead, faded }: DayWork,
  of: 'power' | 'light',
): readonly (readonly (number | null)[])[] {
  return plant.blocks.map((block, b) =>
    ahead.map(({ leaves, blocks, airMinC }) =>
      of === 'power'
        ? withoutSnow(
            middle(
              block.leaves.map((leaf) => {
                const { ratio } = leaves[leaf]
                return ratio === null ? null : ratio / (before.leaves[leaf].level * (1 - faded[b]))
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
