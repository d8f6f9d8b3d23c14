import { sunAtIntervals } from '@duet/engine'
import {
  averagePoints,
  type CapacityPoints,
  EVENT_TYPES,
  planeLight,
  pointsOf,
} from '@duet/monitoring'
import { type CivilDay, HOUR_MS } from '@duet/units'
import { perServer, type Server } from '../../server.ts'
import type { KeyedNode } from '../deployments/versionQueries.ts'
import { cachedDays, createDayCache } from '../performance/cachedDays.ts'
import { eventIntervals, eventIntervalsByNode } from '../performance/eventIntervals.ts'
import { addedSeries } from '../performance/joinedSeries.ts'
import type { VersionFacts } from '../performance/versionFacts.ts'
import type { NodeSeries, SeriesRequest } from '../readSeries.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import type { CapacityNodes } from './capacityNodes.ts'

const MOST_BYTES = 64e6
const BYTES_A_POINT = 12 * 8
const caches = perServer(() =>
  createDayCache<CapacityPoints>(
    MOST_BYTES,
    ({ startUtcMs }) => 500 + BYTES_A_POINT * startUtcMs.length,
  ),
)

/** Events that say nothing of a point: losses that go on for weeks are the plant's own, a sensor's fault takes its readings away. */
const NOT_OF_POINTS: ReadonlySet<string> = new Set([
  'model_bias',
  'soiling',
  'degradation',
  'sensor_fault',
  'comm_loss',
])
const OF_POINTS = EVENT_TYPES.filter((type) => !NOT_OF_POINTS.has(type))

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
  const key = `${version.id} ${power} ${averageMinutes} ${hasExpected}`
  const request = {
    projectId: version.project_id,
    zone: version.settings.time_zone,
    from,
    to,
    key,
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
  const steps = await readSteps(server, nodes, range, hasExpected)
  const place = (ms: number): number => Math.round((ms - fromUtcMs) / (stepS * 1000))
  return days.map((day) => {
    const [first, end] = [place(day.startUtcMs), place(day.endUtcMs)]
    const ofDay = pointsOf((key) => steps[key].subarray(first, end))
    const averaged = averagePoints(ofDay, averageMinutes / settings.interval_minutes)
    return inDaylight(averaged, day, averageMinutes, facts)
  })
}

type Range = Omit<SeriesRequest, 'kind' | 'nodeKeys'>

/** Steps of readings; what is known of averaged intervals alone is missing. */
async function readSteps(
  server: Server,
  { scope, planes, air, wind }: CapacityNodes,
  range: Range,
  hasExpected: boolean,
): Promise<CapacityPoints> {
  const powerKeys = scope.power.map(({ node_key }) => node_key)
  const sensors = [...planes.flatMap(({ front, rear }) => [...front, ...rear]), ...air, ...wind]
  const nodeKeys = [...powerKeys, ...sensors.map(({ node_key }) => node_key)]
  const measured = await readStoredSeries(server, { ...range, nodeKeys, kind: 'measured' })
  const n = measured.startUtcMs.length
  const none = new Float64Array(n).fill(Number.NaN)
  const expectedW = hasExpected
    ? addedSeries(
        await readStoredSeries(server, { ...range, nodeKeys: powerKeys, kind: 'expected' }),
        powerKeys,
      )
    : none
  const hasEvent = Float64Array.from(
    await eventIntervals(server.db, range, { nodeIds: scope.issueIds, types: OF_POINTS }),
  )
  const values = await withoutFaults(server, measured, sensors, range)
  const light = (face: 'front' | 'rear') =>
    planeLight(
      planes.map((plane) => ({ weight: plane.weight, sensors: plane[face].map(values) })),
      n,
    )
  const mean = (some: readonly KeyedNode[]): Float64Array =>
    planeLight([{ weight: 1, sensors: some.map(values) }], n).lightWm2
  const { lightWm2: poaWm2, spreadFraction } = light('front')
  return {
    startUtcMs: measured.startUtcMs,
    powerW: addedSeries(measured, powerKeys),
    expectedW,
    poaWm2,
    rearWm2: light('rear').lightWm2,
    airC: mean(air),
    windMPerS: mean(wind),
    hour: none,
    sunElevationDeg: none,
    spreadFraction,
    unsteadyFraction: none,
    hasEvent,
  }
}

/** Readings of a sensor while the evaluation says that it is wrong are none. */
async function withoutFaults(
  { db }: Server,
  { values }: NodeSeries,
  sensors: readonly KeyedNode[],
  range: Range,
): Promise<(node: KeyedNode) => Float64Array> {
  const faults = await eventIntervalsByNode(db, range, {
    nodeIds: sensors.map(({ id }) => id),
    types: ['sensor_fault'],
  })
  return ({ id, node_key }) => {
    const own = values.get(node_key) ?? new Float64Array()
    const wrong = faults.get(id)
    return wrong ? own.map((value, i) => (wrong[i] === 1 ? Number.NaN : value)) : own
  }
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
