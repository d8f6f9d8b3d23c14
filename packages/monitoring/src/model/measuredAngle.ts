import type { BlockNode, MonitoredPlant } from './plant.ts'
import type { PlantDay } from './plantDay.ts'

/** Rotation of a block's sensor, positive to the west, [n]; undefined where there is none. */
export function measuredAngle(
  { deployment }: MonitoredPlant,
  { angle }: BlockNode,
  day: Pick<PlantDay, 'readings'>,
): Float64Array | undefined {
  const measured = angle === undefined ? undefined : day.readings.get(angle)
  if (deployment.settings.tracker_angle_sign === 'positive to the west') return measured
  return measured?.map((value) => -value)
}
