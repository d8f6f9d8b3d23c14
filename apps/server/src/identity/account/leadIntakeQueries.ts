import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { LeadIntakeForm } from '../../db/database.gen.ts'

export type LeadIntakeRow = Selectable<LeadIntakeForm>

export function findLeadIntake(db: Database, userId: string): Promise<LeadIntakeRow | undefined> {
  return db
    .selectFrom('lead_intake_form')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export function upsertLeadIntake(
  db: Database,
  form: Omit<LeadIntakeRow, 'updated_at'>,
): Promise<LeadIntakeRow> {
  const { user_id: _user, ...change } = form
  return db
    .insertInto('lead_intake_form')
    .values(form)
    .onConflict((on) =>
      on.column('user_id').doUpdateSet({ ...change, updated_at: sql<Date>`now()` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
