import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { KeptMessage } from '../db/database.gen.ts'

export interface NewKeptMessage {
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export type KeptMessageRow = Selectable<KeptMessage>

export async function keepMessage(db: Database, message: NewKeptMessage): Promise<void> {
  await db.insertInto('kept_message').values(message).execute()
}

/** Newest first. */
export function keptMessages(db: Database, limit: number): Promise<readonly KeptMessageRow[]> {
  return db
    .selectFrom('kept_message')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteOldKeptMessages(db: Database): Promise<void> {
  await db
    .deleteFrom('kept_message')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
