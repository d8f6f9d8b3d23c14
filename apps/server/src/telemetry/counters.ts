import { ERROR_CODES, SECURITY_EVENTS, type SecurityEventKind } from '@duet/contract'
import { Counter, Histogram, type Metric } from 'prom-client'

/*
 * What this process counts of its work. One set a process, as the client library has it; every label takes its values from a
 * list of ours, so that nobody who calls the server makes series.
 */

/** Seconds: answers of a page, of a large query, of an upload. */
const CALL_BUCKETS_S = [0.02, 0.1, 0.5, 2, 10]
/** Seconds: a table's light, a block's year, a report. */
const TASK_BUCKETS_S = [0.1, 1, 5, 20, 60, 300, 1800]
/** Seconds: a live logger, one that sends every quarter of an hour, one that was away. */
const LAG_BUCKETS_S = [60, 300, 900, 3600, 6 * 3600, 24 * 3600]

export const requestDuration: Histogram<'route' | 'status'> = new Histogram({
  name: 'duet_http_request_duration_seconds',
  help: 'Duration of requests by the pattern of their address; pages and their files are one',
  labelNames: ['route', 'status'],
  buckets: CALL_BUCKETS_S,
  registers: [],
})

export const operationDuration: Histogram<'operation' | 'outcome'> = new Histogram({
  name: 'duet_graphql_operation_duration_seconds',
  help: 'Duration of GraphQL calls by the field they ask for; outcome is ok, refused or failed',
  labelNames: ['operation', 'outcome'],
  buckets: CALL_BUCKETS_S,
  registers: [],
})

export const errorsAnswered: Counter<'code'> = new Counter({
  name: 'duet_errors_total',
  help: 'Errors in answers of the API by their code; INTERNAL is a fault of the server',
  labelNames: ['code'],
  registers: [],
})

export const securityEvents: Counter<'kind'> = new Counter({
  name: 'duet_security_events_total',
  help: 'Security events, see the guide',
  labelNames: ['kind'],
  registers: [],
})

export const taskDuration: Histogram<'kind' | 'outcome'> = new Histogram({
  name: 'duet_task_duration_seconds',
  help: 'Duration of tasks of the queue; outcome is done, failed, given_back or dropped',
  labelNames: ['kind', 'outcome'],
  buckets: TASK_BUCKETS_S,
  registers: [],
})

/** How a task ended. Given back: another worker takes it. Dropped: its run had ended. */
export type TaskOutcome = 'done' | 'failed' | 'given_back' | 'dropped'

const READING_OUTCOMES = ['accepted', 'repeated', 'replaced', 'empty', 'refused'] as const

export const readings: Counter<'outcome'> = new Counter({
  name: 'duet_readings_total',
  help: 'Readings of plants that came in, by what became of them',
  labelNames: ['outcome'],
  registers: [],
})

export const readingLag: Histogram = new Histogram({
  name: 'duet_reading_lag_seconds',
  help: 'Age of the newest reading of each batch when it was stored',
  buckets: LAG_BUCKETS_S,
  registers: [],
})

// Each is there from the start, so that a first one is seen as a rise
for (const code of ERROR_CODES) errorsAnswered.inc({ code }, 0)
for (const kind of SECURITY_EVENTS) securityEvents.inc({ kind }, 0)
for (const outcome of READING_OUTCOMES) readings.inc({ outcome }, 0)

/** Of calls and of what comes with them. */
export const CALL_METRICS: readonly Metric[] = [
  requestDuration,
  operationDuration,
  errorsAnswered,
  securityEvents,
  readings,
  readingLag,
]

/** Of processes that take tasks. */
export const TASK_METRICS: readonly Metric[] = [taskDuration]

export const countSecurityEvent = (kind: SecurityEventKind): void => securityEvents.inc({ kind })

/** @param sinceMs - of `performance.now()` */
export function observeTask(kind: string, outcome: TaskOutcome, sinceMs: number): void {
  taskDuration.observe({ kind, outcome }, (performance.now() - sinceMs) / 1000)
}

/** Counts of a batch of readings. @param newestUtcMs - undefined where it held none */
export function countReadings(
  counts: Readonly<Record<(typeof READING_OUTCOMES)[number], number>>,
  newestUtcMs: number | undefined,
  nowMs: number,
): void {
  for (const outcome of READING_OUTCOMES) readings.inc({ outcome }, counts[outcome])
  if (newestUtcMs !== undefined) readingLag.observe(Math.max(0, nowMs - newestUtcMs) / 1000)
}
