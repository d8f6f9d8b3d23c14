import { sunAtIntervals } from '@duet/engine'
import { averagePoints, type CapacityPoints, pointsOf } from '@duet/monitoring'
import { type CivilDay, HOUR_MS } from '@duet/units'
import { perServer, type Server } from '../../server.ts'
import { cachedDays, createDayCache } from '../performance/cachedDays.ts'
import type { VersionFacts } from '../performance/versionFacts.ts'
import type { CapacityNodes } from './capacityNodes.ts'
import { capacitySteps } from './capacitySteps.ts'

const MOST_BYTES = 64e6
const BYTES_A_POINT = 12 * 8
const caches = perServer(() =>
  createDayCache<CapacityPoints>(
    MOST_BYTES,
    ({ startUtcMs }) => 500 + BYTES_A_POINT * startUtcMs.length,
  ),
)

export interface CapacityPeriod {
  readonly from: string
  readonly to: string
  readonly averageMinutes: number
  /** Expected power is read too. */
  readonly hasExpected: boolean
}

/** Averaged intervals with the sun up, of the days of a period that have readings. */
export function capacityDays(
  server: Server,
  facts: VersionFacts,
  nodes: CapacityNodes,
  { from, to, averageMinutes, hasExpected }: CapacityPeriod,
): Promise<readonly CapacityPoints[]> {
  const { version } = facts
  const power = nodes.scope.power.map(({ node_key }) => node_key).join(',')
  const key = `capacity ${version.id} ${power} ${averageMinutes} ${hasExpected}`
  const request = {
    projectId: version.project_id,
    zone: version.settings.time_zone,
    from,
    to,
    key,
    isStored: true,
  }
  return cachedDays(server.db, caches(server), request, (days) =>
    readDays(server, facts, nodes, { days, averageMinutes, hasExpected }),
  )
}

interface DaysToRead extends Pick<CapacityPeriod, 'averageMinutes' | 'hasExpected'> {
  readonly days: readonly CivilDay[]
}

async function readDays(
  server: Server,
  facts: VersionFacts,
  nodes: CapacityNodes,
  { days, averageMinutes, hasExpected }: DaysToRead,
): Promise<readonly CapacityPoints[]> {
  const { project_id: projectId, settings } = facts.version
  const stepS = settings.interval_minutes * 60
  const fromUtcMs = days[0]?.startUtcMs ?? 0
  const range = { projectId, fromUtcMs, toUtcMs: days.at(-1)?.endUtcMs ?? 0, stepS }
  const steps = await capacitySteps(server, nodes, range, hasExpected)
  const place = (ms: number): number => Math.round((ms - fromUtcMs) / (stepS * 1000))
  return days.map((day) => {
    const [first, end] = [place(day.startUtcMs), place(day.endUtcMs)]
    const ofDay = pointsOf((key) => steps[key].subarray(first, end))
    const averaged = averagePoints(ofDay, averageMinutes / settings.interval_minutes)
    return inDaylight(averaged, day, averageMinutes, facts)
  })
}

function inDaylight(
  points: CapacityPoints,
  day: CivilDay,
  averageMinutes: number,
  { site }: VersionFacts,
): CapacityPoints {
  const { startUtcMs } = points
  const sun = sunAtIntervals(
    { intervalStartUtcMs: startUtcMs, stepS: averageMinutes * 60 },
    site,
  ).apparentZenithDeg.map((deg) => 90 - deg)
  const isUp = (_: unknown, i: number): boolean => (sun[i] ?? 0) > 0
  return pointsOf((key) => {
    if (key === 'sunElevationDeg') return sun.filter(isUp)
    if (key === 'hour') return startUtcMs.map((ms) => (ms - day.startUtcMs) / HOUR_MS).filter(isUp)
    return points[key].filter(isUp)
  })
}
