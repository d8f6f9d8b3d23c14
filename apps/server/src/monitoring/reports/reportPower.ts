import { powerNodes, sumOfSeries } from '@duet/monitoring/power'
import { MINUTE_MS } from '@duet/units'
import { nodesOfVersion, type VersionRecord } from '../deployments/versionQueries.ts'
import { civilDay } from '../evaluation/waitingDays.ts'
import { jsonValues } from '../series/seriesRequest.ts'
import { readStoredSeries, type SeriesServer } from '../store/readStoredSeries.ts'

/** Power of a plant over a day, kW; null where a node has none. */
export interface DayPower {
  /** Start of each step, UTC. */
  readonly startUtcMs: readonly number[]
  readonly measuredKw: readonly (number | null)[]
  readonly expectedKw: readonly (number | null)[]
}

/** A chart of a page has no use for more. */
const LEAST_STEP_S = 300
const W_PER_KW = 1000

/** Undefined where no node reads power. The caller has settled access. */
export async function dayPower(
  server: SeriesServer,
  { id, project_id, settings }: VersionRecord,
  date: string,
): Promise<DayPower | undefined> {
  const day = civilDay(settings.time_zone, date)
  const nodes = powerNodes(await nodesOfVersion(server.db, id))
  if (!day || nodes.length === 0) return undefined
  const nodeKeys = nodes.map(({ node_key }) => node_key)
  const request = {
    projectId: project_id,
    nodeKeys,
    fromUtcMs: day.startUtcMs,
    toUtcMs: day.endUtcMs,
    stepS: Math.max(LEAST_STEP_S, (settings.interval_minutes * MINUTE_MS) / 1000),
  }
  const [measured, expected] = await Promise.all([
    readStoredSeries(server, { ...request, kind: 'measured' }),
    readStoredSeries(server, { ...request, kind: 'expected' }),
  ])
  const count = measured.startUtcMs.length
  const totalKw = (values: ReadonlyMap<number, Float64Array>): (number | null)[] =>
    sumOfSeries(nodeKeys.map((key) => jsonValues(values.get(key), count))).map((watts) =>
      watts === null ? null : watts / W_PER_KW,
    )
  return {
    startUtcMs: Array.from(measured.startUtcMs),
    measuredKw: totalKw(measured.values),
    expectedKw: totalKw(expected.values),
  }
}
