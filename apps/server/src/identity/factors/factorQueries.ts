import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { MfaFactor } from '../../db/database.gen.ts'
import { isUuid } from '../../db/uuid.ts'

export type FactorRow = Selectable<MfaFactor>

/** Of one user. */
export const MAX_FACTORS = 10

/** The factors in force, the oldest first. */
export function confirmedFactors(db: Database, userId: string): Promise<readonly FactorRow[]> {
  return db
    .selectFrom('mfa_factor')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .limit(MAX_FACTORS)
    .execute()
}

/** A factor of the user, also one that is not confirmed yet. */
export async function findFactor(
  db: Database,
  userId: string,
  id: string,
): Promise<FactorRow | undefined> {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('mfa_factor')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** A factor in the making takes the place of one that was never confirmed. */
export function insertFactor(
  db: Database,
  factor: {
    readonly user_id: string
    readonly kind: 'totp' | 'phone'
    readonly display_name: string
    readonly secret_encrypted?: string
    readonly phone_number?: string
  },
): Promise<FactorRow> {
  return db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('mfa_factor')
      .where('user_id', '=', factor.user_id)
      .where('kind', '=', factor.kind)
      .where('confirmed_at', 'is', null)
      .execute()
    return tx.insertInto('mfa_factor').values(factor).returningAll().executeTakeFirstOrThrow()
  })
}

/** False where it was confirmed or removed meanwhile. */
export async function confirmFactor(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mfa_factor')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteFactor(db: Database, id: string): Promise<void> {
  await db.deleteFrom('mfa_factor').where('id', '=', id).execute()
}

/** Accepts the code of a time step once; a step before the last accepted one never. */
export async function takeTotpStep(db: Database, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mfa_factor')
    .set({ last_step: step, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function touchFactor(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mfa_factor')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
