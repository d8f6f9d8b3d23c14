import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** Stores the code that is about to be sent. Undefined where one was sent less than `pauseS` ago. */
export async function putPhoneCode(
  db: Database,
  {
    factorId,
    codeHash,
    lifeS,
    pauseS,
  }: {
    readonly factorId: string
    readonly codeHash: string
    readonly lifeS: number
    readonly pauseS: number
  },
): Promise<{ sent_at: Date } | undefined> {
  const fresh = {
    code_hash: codeHash,
    attempts: 0,
    sent_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(secs => ${lifeS})`,
  }
  return db
    .insertInto('phone_code')
    .values({ factor_id: factorId, ...fresh })
    .onConflict((on) =>
      on
        .column('factor_id')
        .doUpdateSet(fresh)
        .where('phone_code.sent_at', '<=', sql<Date>`now() - make_interval(secs => ${pauseS})`),
    )
    .returning('sent_at')
    .executeTakeFirst()
}

export async function phoneCodeSentAt(db: Database, factorId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('phone_code')
    .select('sent_at')
    .where('factor_id', '=', factorId)
    .executeTakeFirst()
  return row?.sent_at
}

/** Counts an attempt and gives what it is compared with; undefined where the code is spent. */
export async function attemptPhoneCode(
  db: Database,
  factorId: string,
  maxAttempts: number,
): Promise<string | undefined> {
  const row = await db
    .updateTable('phone_code')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('factor_id', '=', factorId)
    .where('attempts', '<', maxAttempts)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash
}

/** Spends a code by letting it expire; when it was sent stays known. Of several who try, one succeeds. */
export async function takePhoneCode(
  db: Database,
  factorId: string,
  codeHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_code')
    .set({ expires_at: sql<Date>`now()` })
    .where('factor_id', '=', factorId)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteExpiredPhoneCodes(db: Database): Promise<void> {
  await db.deleteFrom('phone_code').where('expires_at', '<=', sql<Date>`now()`).execute()
}
