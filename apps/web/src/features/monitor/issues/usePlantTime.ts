import { formatZoneTime } from '../../../lib/formatTime.ts'
import { useDeployment } from '../shell/deployment.ts'

/** Writes instants on the clock of the plant. */
export function usePlantTime(): (iso: string) => string {
  const { time_zone } = useDeployment().version
  return (iso) => formatZoneTime(iso, time_zone)
}
