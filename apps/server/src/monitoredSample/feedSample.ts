import { HOUR_MS, MINUTE_MS } from '@duet/units'
import {
  findVersionAt,
  type KeyedNode,
  nodesOfVersion,
  plantOfVersion,
} from '../monitoring/deployments/versionQueries.ts'
import { storeBatch } from '../monitoring/ingest/storeBatch.ts'
import { retainedReadings } from '../monitoring/store/dayQueries.ts'
import type { ReadingBatch } from '../monitoring/store/readingBatch.ts'
import { readStoredSeries } from '../monitoring/store/readStoredSeries.ts'
import type { Server } from '../server.ts'
import { makePeriod, type PeriodTimes, periodAt } from './makePeriod.ts'
import type { MadePeriod } from './sampleMessages.ts'
import type { SampleRow } from './sampleQueries.ts'

/** From sunset to midnight at least. */
const DARK_MS = 3 * HOUR_MS

/** The period that was made last: the readings of most calls are among it. */
export type PeriodCache = Map<string, MadePeriod>

export const periodKey = (projectId: string, number: number): string => `${projectId} ${number}`

export interface FeedRequest {
  readonly sample: SampleRow
  readonly projectId: string
  readonly cache: PeriodCache
  readonly nowMs: number
  readonly signal: AbortSignal
}

/** Stores the readings of all intervals that have ended since the last ones. Answers whether there were any. */
export async function feedSample(
  server: Pick<Server, 'db' | 'pool' | 'storage' | 'duckdb'>,
  request: FeedRequest,
): Promise<boolean> {
  const { sample, projectId, nowMs, signal } = request
  const version = await findVersionAt(server.db, projectId, new Date(nowMs))
  if (!version) return false
  const nodes = await nodesOfVersion(server.db, version.id)
  const intervalMs = version.settings.interval_minutes * MINUTE_MS
  const retained = await retainedReadings(server.db, projectId)
  const fromMs = retained ? retained.to.getTime() + 1 : periodAt(sample.first_day, 0).fromUtcMs
  const untilMs = nowMs - intervalMs
  let period = periodAt(sample.first_day, fromMs)
  let isFed = false
  while (Math.max(period.fromUtcMs, fromMs) <= untilMs && !signal.aborted) {
    const made = await cachedPeriod(server, request, { version: version.id, nodes, period })
    const batch = batchOf(made, nodes, fromMs, untilMs)
    if (batch.values.length > 0) {
      await storeBatch(server, projectId, batch)
      isFed = true
    }
    period = periodAt(sample.first_day, period.toUtcMs)
  }
  return isFed
}

interface PeriodPlace {
  readonly version: string
  readonly nodes: readonly KeyedNode[]
  readonly period: PeriodTimes
}

async function cachedPeriod(
  server: Parameters<typeof feedSample>[0],
  { projectId, cache, signal }: FeedRequest,
  { version, nodes, period }: PeriodPlace,
): Promise<MadePeriod> {
  const known = cache.get(periodKey(projectId, period.number))
  if (known) return known
  const document = await plantOfVersion(server.db, version)
  const countedWh = await countedBefore(server, projectId, nodes, period)
  const made = await makePeriod({ document, ...period, countedWh }, signal)
  cache.clear()
  cache.set(periodKey(projectId, period.number), made)
  return made
}

/** What counters stand at when a period begins, by node id: midnight is dark, so that it is what they stood at before. */
async function countedBefore(
  server: Parameters<typeof feedSample>[0],
  projectId: string,
  nodes: readonly KeyedNode[],
  { number, fromUtcMs }: PeriodTimes,
): Promise<ReadonlyMap<string, number>> {
  const counters = nodes.filter(({ component_measure }) => component_measure === 'energy')
  if (number === 0 || counters.length === 0) return new Map()
  const { values } = await readStoredSeries(server, {
    projectId,
    nodeKeys: counters.map(({ node_key }) => node_key),
    fromUtcMs: fromUtcMs - DARK_MS,
    toUtcMs: fromUtcMs,
    stepS: 900,
    kind: 'measured',
  })
  return new Map(
    counters.flatMap(({ id, node_key }): [string, number][] => {
      const last = values.get(node_key)?.findLast((value) => !Number.isNaN(value))
      return last === undefined ? [] : [[id, last]]
    }),
  )
}

/** Readings of a period within a span, sorted by node and time; of nodes that the deployment still has. */
function batchOf(
  { deployment, startUtcMs, readings }: MadePeriod,
  nodes: readonly KeyedNode[],
  fromMs: number,
  untilMs: number,
): ReadingBatch {
  const keyOf = new Map(nodes.map(({ id, node_key }) => [id, node_key]))
  const rows = deployment.nodes
    .flatMap(({ id, sensor_tag }) => {
      const [key, values] = [keyOf.get(id), readings.get(sensor_tag ?? '')]
      return key === undefined || !values ? [] : [{ key, values }]
    })
    .toSorted((a, b) => a.key - b.key)
    .flatMap(({ key, values }) =>
      Array.from(startUtcMs, (at, i) => ({ key, at, value: values[i] ?? Number.NaN })),
    )
    .filter(({ at, value }) => at >= fromMs && at <= untilMs && !Number.isNaN(value))
  return {
    nodeKeys: Int32Array.from(rows, ({ key }) => key),
    atUtcMs: Float64Array.from(rows, ({ at }) => at),
    values: Float64Array.from(rows, ({ value }) => value),
  }
}
