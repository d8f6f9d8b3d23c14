import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { MqttSource } from '../../../db/database.gen.ts'

export type MqttSourceRow = Selectable<MqttSource>

export const findSource = (db: Database, projectId: string): Promise<MqttSourceRow | undefined> =>
  db.selectFrom('mqtt_source').selectAll().where('project_id', '=', projectId).executeTakeFirst()

export const upsertSource = (db: Database, row: Insertable<MqttSource>): Promise<MqttSourceRow> =>
  db
    .insertInto('mqtt_source')
    .values(row)
    .onConflict((on) =>
      on.column('project_id').doUpdateSet({ ...row, updated_at: sql<Date>`now()`, fault: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** False where there is none. */
export async function deleteSource(db: Database, projectId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mqtt_source')
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes and renews sources that no other process listens to. Those that are not in the answer are not this process's any more. */
export const leaseSources = (
  db: Database,
  processName: string,
  leaseS: number,
): Promise<readonly MqttSourceRow[]> =>
  db
    .updateTable('mqtt_source')
    .set({
      leased_by: processName,
      leased_until: sql<Date>`now() + make_interval(secs => ${leaseS})`,
    })
    .where('enabled', '=', true)
    .where(
      sql<boolean>`(leased_by = ${processName} or leased_until is null or leased_until < now())`,
    )
    .returningAll()
    .execute()

export async function endLeases(db: Database, processName: string): Promise<void> {
  await db
    .updateTable('mqtt_source')
    .set({ leased_by: null, leased_until: null })
    .where('leased_by', '=', processName)
    .execute()
}

export async function setFault(
  db: Database,
  projectId: string,
  fault: string | null,
): Promise<void> {
  await db
    .updateTable('mqtt_source')
    .set({ fault })
    .where('project_id', '=', projectId)
    .where(sql<boolean>`fault is distinct from ${fault}`)
    .execute()
}
