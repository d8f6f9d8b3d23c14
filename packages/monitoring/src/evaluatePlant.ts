import { type DayFeatures, dayFeatures } from './day/dayFeatures.ts'
import { evaluateDay } from './evaluateDay.ts'
import { AHEAD_DAYS, initialState } from './learn/state.ts'
import type { MonitoredPlant } from './model/plant.ts'
import type { DayResult, PlantDay } from './model/plantDay.ts'

/** Evaluates days in their order, as day by day would. */
export function evaluatePlant(
  plant: MonitoredPlant,
  days: readonly PlantDay[],
): readonly DayResult[] {
  const features: readonly DayFeatures[] = days.map((day) => dayFeatures(plant, day))
  let state = initialState(plant, features.slice(0, AHEAD_DAYS + 1))
  return days.map((day, k) => {
    const evaluated = evaluateDay(plant, day, state, features.slice(k, k + AHEAD_DAYS + 1))
    state = evaluated.state
    return evaluated.result
  })
}
