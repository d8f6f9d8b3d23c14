import { sunAtIntervals } from '@duet/engine'
import { type ComparedDay, comparedDay } from '@duet/monitoring'
import { type CivilDay, HOUR_MS } from '@duet/units'
import { sql } from 'kysely'
import { perServer, type Server } from '../../server.ts'
import type { NodeSeries, SeriesRequest } from '../readSeries.ts'
import { conditionKeys } from '../store/conditionKeys.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import { cachedDays, createDayCache } from './cachedDays.ts'
import type { ComparedScope } from './comparedScope.ts'
import type { VersionFacts } from './versionFacts.ts'

export interface ComparedPeriod {
  readonly projectId: string
  readonly from: string
  readonly to: string
}

/** Bytes of days in memory, and of an entry of theirs, about. */
const MOST_BYTES = 128e6
const ENTRY_BYTES = 60

const caches = perServer(() => createDayCache<ComparedDay>(MOST_BYTES, bytesOf))

const bytesOf = ({ parts }: ComparedDay): number => {
  let entries = 10
  for (const { squares, residuals } of parts.values())
    entries += 5 + squares.size + residuals.poa.size + residuals.hour.size + residuals.cell.size
  return entries * ENTRY_BYTES
}

/** Model and sensor of a scope over the civil days of a period that have readings. */
export function comparedDays(
  server: Server,
  facts: VersionFacts,
  scope: ComparedScope,
  { projectId, from, to }: ComparedPeriod,
): Promise<readonly ComparedDay[]> {
  const { time_zone: zone } = facts.version.settings
  const keys = scope.power.map(({ node_key }) => node_key)
  const key = `compared ${facts.version.id} ${keys.join(',')}`
  const request = { projectId, zone, from, to, key, isStored: scope.isPlant }
  return cachedDays(server.db, caches(server), request, (days) =>
    compareDays(server, facts, scope, days),
  )
}

async function compareDays(
  server: Server,
  { version, site }: VersionFacts,
  scope: ComparedScope,
  days: readonly CivilDay[],
): Promise<readonly ComparedDay[]> {
  const stepS = version.settings.interval_minutes * 60
  const keys = scope.power.map(({ node_key }) => node_key)
  const conditions = scope.blocks.map(({ node_key }) => conditionKeys(node_key))
  const request = {
    projectId: version.project_id,
    fromUtcMs: days[0]?.startUtcMs ?? 0,
    toUtcMs: days.at(-1)?.endUtcMs ?? 0,
    stepS,
  }
  const expectedKeys = [...keys, ...conditions.flatMap(({ poa, cell }) => [poa, cell])]
  const measured = await readStoredSeries(server, { ...request, nodeKeys: keys, kind: 'measured' })
  const expected = await readStoredSeries(server, {
    ...request,
    nodeKeys: expectedKeys,
    kind: 'expected',
  })
  const { startUtcMs } = measured
  const sun = sunAtIntervals({ intervalStartUtcMs: startUtcMs, stepS }, site)
  const whole = {
    model: added(expected, keys),
    sensor: added(measured, keys),
    sunElevationDeg: sun.apparentZenithDeg.map((deg) => 90 - deg),
    hasEvent: await eventIntervals(server, scope, request, startUtcMs),
    poaWm2: averaged(
      expected,
      conditions.map(({ poa }) => poa),
    ),
    cellC: averaged(
      expected,
      conditions.map(({ cell }) => cell),
    ),
  }
  return days.map((day) => {
    const first = Math.round((day.startUtcMs - request.fromUtcMs) / (stepS * 1000))
    const end = Math.round((day.endUtcMs - request.fromUtcMs) / (stepS * 1000))
    return comparedDay({
      date: day.date,
      ratedW: scope.ratedW,
      hour: Uint8Array.from(startUtcMs.subarray(first, end), (ms) =>
        Math.min(23, Math.floor((ms - day.startUtcMs) / HOUR_MS)),
      ),
      model: whole.model.subarray(first, end),
      sensor: whole.sensor.subarray(first, end),
      sunElevationDeg: whole.sunElevationDeg.subarray(first, end),
      hasEvent: whole.hasEvent.subarray(first, end),
      poaWm2: whole.poaWm2.subarray(first, end),
      cellC: whole.cellC.subarray(first, end),
    })
  })
}

/** An interval that one of them lacks has none. */
function added({ startUtcMs, values }: NodeSeries, keys: readonly number[]): Float64Array {
  const total = new Float64Array(startUtcMs.length).fill(keys.length > 0 ? 0 : Number.NaN)
  for (const key of keys) {
    const own = values.get(key)
    for (let i = 0; i < total.length; i++) total[i] = (total[i] ?? 0) + (own?.[i] ?? Number.NaN)
  }
  return total
}

const averaged = (series: NodeSeries, keys: readonly number[]): Float64Array =>
  added(series, keys).map((value) => value / keys.length)

/** 1 while an issue of the scope lasts; what is said of the model alone is none. */
async function eventIntervals(
  { db }: Server,
  { issueIds }: ComparedScope,
  { projectId, fromUtcMs, toUtcMs, stepS }: Omit<SeriesRequest, 'kind' | 'nodeKeys'>,
  startUtcMs: Float64Array,
): Promise<Uint8Array> {
  const { rows } = await sql<{ from_ms: number; to_ms: number }>`
    select extract(epoch from timestamp)::float8 * 1000 as from_ms,
      (extract(epoch from timestamp)::float8 + duration_s) * 1000 as to_ms
    from issue_event join sensor_node node using (node_key)
    where issue_event.project_id = ${projectId}::uuid and event_type <> 'model_bias'
      and date between ${dateOf(fromUtcMs)}::date - 1 and ${dateOf(toUtcMs)}::date + 1
      and node.id = any(${[...issueIds]})`.execute(db)
  const flags = new Uint8Array(startUtcMs.length)
  const place = (ms: number): number => (ms - fromUtcMs) / (stepS * 1000)
  for (const { from_ms, to_ms } of rows)
    flags.fill(1, Math.max(0, Math.floor(place(from_ms))), Math.max(0, Math.ceil(place(to_ms))))
  return flags
}

const dateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)
