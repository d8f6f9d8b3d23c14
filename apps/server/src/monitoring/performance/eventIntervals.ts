import type { EventType } from '@duet/monitoring'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { SeriesRequest } from '../readSeries.ts'

type Range = Omit<SeriesRequest, 'kind' | 'nodeKeys'>

interface ChosenEvents {
  readonly nodeIds: Iterable<string>
  readonly types: readonly EventType[]
}

interface EventSpan {
  readonly node_id: string
  readonly from_ms: number
  readonly to_ms: number
}

/** 1 while an event of some nodes and types lasts, [n] steps of the range. */
export async function eventIntervals(
  db: Database,
  range: Range,
  chosen: ChosenEvents,
): Promise<Uint8Array> {
  return flagsOf(range, await eventSpans(db, range, chosen))
}

/** The same of each node that has such events, by its id. */
export async function eventIntervalsByNode(
  db: Database,
  range: Range,
  chosen: ChosenEvents,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const spans = Map.groupBy(await eventSpans(db, range, chosen), ({ node_id }) => node_id)
  return new Map([...spans].map(([id, some]) => [id, flagsOf(range, some)]))
}

async function eventSpans(
  db: Database,
  { projectId, fromUtcMs, toUtcMs }: Range,
  { nodeIds, types }: ChosenEvents,
): Promise<readonly EventSpan[]> {
  const { rows } = await sql<EventSpan>`
    select node.id as node_id, extract(epoch from timestamp)::float8 * 1000 as from_ms,
      (extract(epoch from timestamp)::float8 + duration_s) * 1000 as to_ms
    from issue_event join sensor_node node using (node_key)
    where issue_event.project_id = ${projectId}::uuid and event_type = any(${[...types]})
      and date between ${dateOf(fromUtcMs)}::date - 1 and ${dateOf(toUtcMs)}::date + 1
      and node.id = any(${[...nodeIds]})`.execute(db)
  return rows
}

function flagsOf({ fromUtcMs, toUtcMs, stepS }: Range, spans: readonly EventSpan[]): Uint8Array {
  const flags = new Uint8Array(Math.ceil((toUtcMs - fromUtcMs) / (stepS * 1000)))
  const place = (ms: number): number => (ms - fromUtcMs) / (stepS * 1000)
  for (const { from_ms, to_ms } of spans)
    flags.fill(1, Math.max(0, Math.floor(place(from_ms))), Math.max(0, Math.ceil(place(to_ms))))
  return flags
}

const dateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)
