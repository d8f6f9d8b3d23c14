import { type RawBuilder, sql } from 'kysely'

/** From the least to the most (D-17). */
export const SEVERITIES = ['info', 'minor', 'major', 'critical'] as const

/** Of a share of the expected energy of the plant on a day; null: unknown. */
export const severityOf = (share: RawBuilder<number | null>): RawBuilder<string> => sql<string>`case
  when coalesce(${share}, 0) < 0.001 then 'info' when ${share} < 0.005 then 'minor' when ${share} < 0.02 then 'major'
  else 'critical' end`

/** Place of a severity in their order, from 1. */
export const severityRank = (severity: RawBuilder<string>): RawBuilder<number> =>
  sql`array_position(${SEVERITIES}::text[], ${severity})`
