import type { Selectable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { AppUser } from '../db/database.gen.ts'

export type UserRow = Selectable<AppUser>

/** What of a user others see. */
export type PersonRow = Pick<UserRow, 'id' | 'email' | 'first_name' | 'last_name'>

export const PERSON_COLUMNS = [
  'app_user.id',
  'app_user.email',
  'app_user.first_name',
  'app_user.last_name',
] as const

/** First and last name, or the email address where they gave none. */
export const personName = ({ first_name, last_name, email }: Omit<PersonRow, 'id'>): string =>
  `${first_name} ${last_name}`.trim() || email

/** Users by their ids, erased ones too. */
export async function findPeople(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PersonRow>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('app_user')
    .select(PERSON_COLUMNS)
    .where('id', 'in', userIds)
    .limit(userIds.length)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** A user who has not been erased. */
export function findUser(db: Database, userId: string): Promise<UserRow | undefined> {
  return liveUsers(db).where('id', '=', userId).executeTakeFirst()
}

/** As `findUser`. */
export function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return liveUsers(db).where('email', '=', email).executeTakeFirst()
}

const liveUsers = (db: Database) =>
  db.selectFrom('app_user').selectAll().where('erased_at', 'is', null)
