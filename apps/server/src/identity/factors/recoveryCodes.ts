import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { Server } from '../../server.ts'
import { forgive } from '../limits.ts'
import { codeHash, countCodeAttempt } from './factorCodes.ts'

const CODES = 10
const CODE_LENGTH = 10
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten new codes in place of all that the user had. They can be read this once only. */
export async function renewCodes(server: Server, userId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, randomCode)
  await server.db.transaction().execute(async (tx) => {
    await deleteCodes(tx, userId)
    const rows = codes.map((code) => ({
      user_id: userId,
      code_hash: codeHash(server, userId, code),
    }))
    await tx.insertInto('recovery_code').values(rows).execute()
  })
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

function randomCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Whether the code is one of the user's that was not used; it is now. @throws AppError RATE_LIMITED */
export async function spendRecoveryCode(
  server: Server,
  userId: string,
  code: string,
): Promise<boolean> {
  await countCodeAttempt(server, `recovery ${userId}`)
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const { numUpdatedRows } = await server.db
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash(server, userId, plain))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  const isRight = numUpdatedRows > 0n
  if (isRight) await forgive(server.db, 'codeAttempts', `recovery ${userId}`)
  return isRight
}

export async function recoveryCodesLeft(db: Database, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

export async function deleteCodes(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
}
