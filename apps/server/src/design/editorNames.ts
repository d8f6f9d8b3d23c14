import type { Database } from '../db/connection.ts'

/** Names of users by id: first and last name, or the e-mail address. */
export async function editorNames(
  db: Database,
  userIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .limit(ids.length)
    .execute()
  return new Map(
    rows.map(({ id, email, first_name, last_name }) => [
      id,
      `${first_name} ${last_name}`.trim() || email,
    ]),
  )
}

/** Users go, what they wrote stays. */
export function nameOfEditor(names: ReadonlyMap<string, string>, id: string | null): string {
  return (id === null ? undefined : names.get(id)) ?? 'Somebody'
}
