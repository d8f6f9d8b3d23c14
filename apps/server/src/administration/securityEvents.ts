import { SECURITY_EVENTS } from '@duet/contract'
import { z } from 'zod'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type {
  QuerySecurityEventsArgs,
  SecurityEvent,
  SecurityEventPage,
} from '../graphql/resolvers.gen.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import {
  countSecurityRows,
  listSecurityEvents,
  type SecurityEventRow,
  type SecuritySearch,
  securityEventsBelow,
} from './securityEventQueries.ts'

const DEFAULT_PAGE = 100
const PART = 500

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || undefined)

const time = z
  .string()
  .nullish()
  .transform((value) => (value ? new Date(value) : undefined))
  .refine((at) => at === undefined || !Number.isNaN(at.getTime()), 'must be a time')

const searchFields = {
  kind: z.enum(SECURITY_EVENTS, { error: 'must be a kind of security event' }).nullish(),
  search: text(320),
  user_id: text(100),
  ip: text(100),
  from: time,
  to: time,
}
const searchSchema = z.object(searchFields)
const pageSchema = z.object({ ...searchFields, ...pageFields(DEFAULT_PAGE) })

export async function readSecurityEvents(
  { db }: Server,
  caller: AdminCaller,
  input: QuerySecurityEventsArgs,
): Promise<SecurityEventPage> {
  systemAdmin(caller)
  const asked = parseInput(pageSchema, input)
  const search = searchOf(asked)
  if (!search) return { rows: [], total: 0 }
  const [rows, total] = await Promise.all([
    listSecurityEvents(db, search, asked),
    countSecurityRows(db, search),
  ])
  return { rows: rows.map(answerOf), total }
}

/** All that are found, the newest first, as they are read. @throws AppError before the first one */
export function allSecurityEvents(
  { db }: Server,
  caller: AdminCaller,
  input: unknown,
): AsyncGenerator<SecurityEvent> {
  systemAdmin(caller)
  return readAll(db, searchOf(parseInput(searchSchema, input)))
}

async function* readAll(
  db: Database,
  search: SecuritySearch | undefined,
): AsyncGenerator<SecurityEvent> {
  if (!search) return
  let below: number | undefined
  for (;;) {
    const rows = await securityEventsBelow(db, search, { below, take: PART })
    yield* rows.map(answerOf)
    below = rows.at(-1)?.id
    if (rows.length < PART) return
  }
}

/** Undefined for a filter that nothing can meet. */
function searchOf({
  kind,
  user_id,
  ...rest
}: z.infer<typeof searchSchema>): SecuritySearch | undefined {
  if (user_id !== undefined && !isUuid(user_id)) return undefined
  const { search, ip, from, to } = rest
  return { kind: kind ?? undefined, userId: user_id, search, ip, from, to }
}

const answerOf = (row: SecurityEventRow): SecurityEvent => ({ ...row, id: String(row.id) })
