import { type CapacityPoints, EVENT_TYPES, planeLight } from '@duet/monitoring'
import type { Server } from '../../server.ts'
import type { KeyedNode } from '../deployments/versionQueries.ts'
import { eventIntervals, eventIntervalsByNode } from '../performance/eventIntervals.ts'
import { addedSeries } from '../performance/joinedSeries.ts'
import type { NodeSeries, SeriesRequest } from '../readSeries.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import type { CapacityNodes } from './capacityNodes.ts'

/** Events that say nothing of a point: losses that go on for weeks are the plant's own, a sensor's fault takes its readings away. */
const NOT_OF_POINTS: ReadonlySet<string> = new Set([
  'model_bias',
  'soiling',
  'degradation',
  'sensor_fault',
  'comm_loss',
])
const OF_POINTS = EVENT_TYPES.filter((type) => !NOT_OF_POINTS.has(type))

type Range = Omit<SeriesRequest, 'kind' | 'nodeKeys'>

/** Steps of readings; what is known of averaged intervals alone is missing. */
export async function capacitySteps(
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
