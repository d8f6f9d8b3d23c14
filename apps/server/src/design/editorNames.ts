import { findPeople, personName } from '../access/users.ts'
import type { Database } from '../db/connection.ts'

/** Names of users by id. */
export async function editorNames(
  db: Database,
  userIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const people = await findPeople(db, [...new Set(userIds.filter((id) => id !== null))])
  return new Map([...people].map(([id, person]) => [id, personName(person)]))
}

/** Users go, what they wrote stays. */
export function nameOfEditor(names: ReadonlyMap<string, string>, id: string | null): string {
  return (id === null ? undefined : names.get(id)) ?? 'Somebody'
}
