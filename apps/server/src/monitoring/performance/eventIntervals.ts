import type { EventType } from '@duet/monitoring'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { SeriesRequest } from '../readSeries.ts'

interface ChosenEvents {
  readonly nodeIds: Iterable<string>
  readonly types: readonly EventType[]
}

/** 1 while an event of some nodes and types lasts, [n] steps of the range. */
export async function eventIntervals(
  db: Database,
  { projectId, fromUtcMs, toUtcMs, stepS }: Omit<SeriesRequest, 'kind' | 'nodeKeys'>,
  { nodeIds, types }: ChosenEvents,
): Promise<Uint8Array> {
  const { rows } = await sql<{ from_ms: number; to_ms: number }>`
    select extract(epoch from timestamp)::float8 * 1000 as from_ms,
      (extract(epoch from timestamp)::float8 + duration_s) * 1000 as to_ms
    from issue_event join sensor_node node using (node_key)
    where issue_event.project_id = ${projectId}::uuid and event_type = any(${[...types]})
      and date between ${dateOf(fromUtcMs)}::date - 1 and ${dateOf(toUtcMs)}::date + 1
      and node.id = any(${[...nodeIds]})`.execute(db)
  const flags = new Uint8Array(Math.ceil((toUtcMs - fromUtcMs) / (stepS * 1000)))
  const place = (ms: number): number => (ms - fromUtcMs) / (stepS * 1000)
  for (const { from_ms, to_ms } of rows)
    flags.fill(1, Math.max(0, Math.floor(place(from_ms))), Math.max(0, Math.ceil(place(to_ms))))
  return flags
}

const dateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)
