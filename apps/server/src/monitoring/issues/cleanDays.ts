import { type RawBuilder, sql } from 'kysely'

/** Seconds without readings from which on a day says nothing. */
const SILENT_S = 6 * 3600

/**
 * Whether `day` of evaluation_day was evaluated and says something of a node: its readings, those of its block and those of
 * the plant did not fail for hours.
 */
export const isSeen = (node: {
  readonly key: RawBuilder<unknown>
  readonly blockId: RawBuilder<unknown>
}): RawBuilder<boolean> => sql<boolean>`(day.evaluated_at is not null and not exists (
  select from issue_day silence where silence.project_id = day.project_id and silence.date = day.date
    and silence.event_type = 'comm_loss' and silence.duration_s >= ${SILENT_S} and (silence.component = 'system'
      or silence.node_key = ${node.key} or silence.component = 'block' and silence.block_id = ${node.blockId})))`
