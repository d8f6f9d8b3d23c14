import type { DayWork } from './work.ts'

/** Set-points from here on ask for nothing, %. */
export const FREE_PERCENT = 99.5

/** Set-point of active power, % of rated, [n]; NaN where it is not known. */
export function setpointOf({ plant, day }: DayWork): Float64Array | undefined {
  return plant.setpoint === undefined ? undefined : day.readings.get(plant.setpoint)
}
