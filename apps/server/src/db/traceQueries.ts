import type { LogEvent } from 'kysely'
import { activeTracer } from '../telemetry/tracing.ts'

const VERB = /^\s*(select|insert|update|delete|with)\b/i
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i

/** What a statement does to which table, as `select project`; its values are no part of it. */
export function statementName(sql: string): string {
  const verb = VERB.exec(sql)?.[1]?.toLowerCase() ?? 'sql'
  const table = TABLE.exec(sql)?.[1]
  return table === undefined ? verb : `${verb} ${table.toLowerCase()}`
}

/** Each statement as a span, where the process is traced. */
export function traceQuery({ query, queryDurationMillis }: LogEvent): void {
  const attributes = { 'db.system.name': 'postgresql' }
  activeTracer()?.record(
    { name: statementName(query.sql), kind: 'client', attributes },
    queryDurationMillis,
  )
}
