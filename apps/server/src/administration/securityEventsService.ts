import { SECURITY_EVENTS } from '@duet/contract'
import { z } from 'zod'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import {
  countSecurityRows,
  listSecurityEvents,
  type SecurityEventRow,
  type SecuritySearch,
  securityEventsBelow,
} from './securityEventQueries.ts'

export interface SecurityEventRecord extends Omit<SecurityEventRow, 'id' | 'first_at' | 'last_at'> {
  readonly id: string
  readonly first_at: string
  readonly last_at: string
}

export interface SecurityEventPage {
  readonly rows: readonly SecurityEventRecord[]
  readonly total: number
}

/** The log of security events, for system administrators. */
export interface SecurityEventsService {
  readonly securityEvents: (caller: AdminCaller, input: unknown) => Promise<SecurityEventPage>
  /** All that are found, the newest first, as they are read. @throws AppError before the first one */
  readonly all: (caller: AdminCaller, input: unknown) => AsyncGenerator<SecurityEventRecord>
}

const DEFAULT_PAGE = 100
const PART = 500

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `at most ${max} characters`)
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

export function createSecurityEventsService({
  db,
}: {
  readonly db: Database
}): SecurityEventsService {
  return {
    securityEvents: async (caller, input) => {
      systemAdmin(caller)
      const asked = parseInput(pageSchema, input)
      const search = searchOf(asked)
      if (!search) return { rows: [], total: 0 }
      const [rows, total] = await Promise.all([
        listSecurityEvents(db, search, asked),
        countSecurityRows(db, search),
      ])
      return { rows: rows.map(recordOf), total }
    },
    all: (caller, input) => {
      systemAdmin(caller)
      return readAll(db, searchOf(parseInput(searchSchema, input)))
    },
  }
}

async function* readAll(
  db: Database,
  search: SecuritySearch | undefined,
): AsyncGenerator<SecurityEventRecord> {
  if (!search) return
  let below: number | undefined
  for (;;) {
    const rows = await securityEventsBelow(db, search, { below, take: PART })
    yield* rows.map(recordOf)
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

const recordOf = ({ id, first_at, last_at, ...row }: SecurityEventRow): SecurityEventRecord => ({
  id: String(id),
  first_at: first_at.toISOString(),
  last_at: last_at.toISOString(),
  ...row,
})
