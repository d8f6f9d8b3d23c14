import { createHmac } from 'node:crypto'
import { oneLine, type SecurityEventKind } from '@duet/contract'
import { type Insertable, sql } from 'kysely'
import type { Database } from './connection.ts'
import type { SecurityEvent as SecurityEventTable } from './database.gen.ts'
import type { SecurityEvent } from './securityEvents.ts'

/** Where an event comes from. */
export interface SecurityCall {
  readonly ip: string
  readonly userAgent: string | undefined
  /** A name of ours. */
  readonly operation: string
  readonly userId?: string | undefined
  readonly impersonatorId?: string | undefined
  readonly apiTokenId?: string | undefined
}

export interface SecurityLogDeps {
  readonly db: Database
  readonly key: Uint8Array
  readonly retainDays: number
  readonly onCounted: (kind: SecurityEventKind) => void
  /** Hears of every row as it is written, for the log of the process. */
  readonly onWritten: (row: object) => void
  readonly onError: (error: unknown, lost: number) => void
}

export interface SecurityLog {
  readonly record: (event: SecurityEvent, call: SecurityCall) => void
  /** Writes what waits. */
  readonly flush: () => Promise<void>
  readonly stop: () => Promise<void>
}

interface Row
  extends Omit<Insertable<SecurityEventTable>, 'id' | 'minute' | 'last_at' | 'details'> {
  readonly minute: Date
  readonly last_at: Date
  /** As JSON. */
  readonly details: string
}

interface Waiting {
  readonly row: Row
  readonly address: string | undefined
  count: number
  lastAt: Date
}

const MINUTE_MS = 60_000
const FLUSH_MS = 1000
const SWEEP_MS = 60 * 60_000
/** Of one kind in one minute distinguished by all, then by address alone; the rest becomes one row. */
const MOST_ROWS = 60
/** Oldest rows go beyond these, so that no flood fills the disk. */
const MOST_KEPT = 2_000_000
/** While the database is away. */
const MOST_WAITING = 5000
const MAX_USER_AGENT = 200
const HASH_LETTERS = 12

/**
 * The log of security events. Events are counted in memory and written every second, equal ones of a minute as one row: an
 * attack costs a bounded number of rows, and no call waits for them. A process that dies loses the last second.
 */
export function createSecurityLog(deps: SecurityLogDeps): SecurityLog {
  const levelOf = createFolding()
  let waiting = new Map<string, Waiting>()
  let writing = Promise.resolve()

  const write = async (): Promise<void> => {
    const batch = waiting
    if (batch.size === 0) return
    waiting = new Map()
    try {
      await writeRows(deps, batch)
    } catch (error) {
      const lost = batch.size + waiting.size > MOST_WAITING ? batch.size : 0
      if (lost === 0) waiting = merged(batch, waiting)
      deps.onError(error, lost)
    }
  }
  const flush = (): Promise<void> => {
    writing = writing.then(write)
    return writing
  }
  const sweep = (): void => {
    writing = writing
      .then(() => sweepSecurityEvents(deps))
      .catch((error: unknown) => deps.onError(error, 0))
  }
  sweep()
  const timers = [setInterval(() => void flush(), FLUSH_MS), setInterval(sweep, SWEEP_MS)]
  for (const timer of timers) timer.unref()
  return {
    record: (event, call) => {
      deps.onCounted(event.kind)
      // NUL, which no query takes, would hold up all that are written with it
      const address = event.address?.replaceAll('\0', '').trim().toLowerCase()
      addTo(waiting, levelOf, rowOf(event, call), address)
    },
    flush,
    stop: () => {
      for (const timer of timers) clearInterval(timer)
      return flush()
    },
  }
}

/** How finely an event is distinguished: 0 by all, 1 by its network address, 2 by its kind. */
type LevelOf = (minute: string, kind: string, keys: readonly string[]) => number

/** The finest level whose row is known in this minute, or has room. */
function createFolding(): LevelOf {
  let current = ''
  let known = new Set<string>()
  let rows = new Map<string, number>()
  return (minute, kind, keys) => {
    if (minute !== current) {
      current = minute
      known = new Set()
      rows = new Map()
    }
    const level = keys.findIndex((key, index) => {
      const name = `${kind} ${index}`
      const taken = rows.get(name) ?? 0
      if (!known.has(key) && taken >= MOST_ROWS) return false
      if (!known.has(key)) rows.set(name, taken + 1)
      known.add(key)
      return true
    })
    return level === -1 ? keys.length : level
  }
}

function addTo(
  waiting: Map<string, Waiting>,
  levelOf: LevelOf,
  whole: Row,
  address: string | undefined,
): void {
  const { ip_address, kind, outcome, last_at: lastAt } = whole
  const minute = whole.minute.toISOString()
  const keys = [keyOf(whole, address), JSON.stringify([minute, kind, outcome, ip_address])]
  const level = levelOf(minute, kind, keys)
  const key = keys[level] ?? JSON.stringify([minute, kind])
  const found = waiting.get(key)
  if (found) {
    found.count += 1
    found.lastAt = lastAt
  } else if (level === 0) {
    waiting.set(key, { row: whole, address, count: 1, lastAt })
  } else {
    const row = foldedRow(whole, level === 1)
    waiting.set(key, { row, address: undefined, count: 1, lastAt })
  }
}

async function writeRows(
  deps: SecurityLogDeps,
  batch: ReadonlyMap<string, Waiting>,
): Promise<void> {
  const rows = await resolved(deps, batch)
  await insertRows(deps.db, rows)
  for (const { fold_hash: _hash, minute: _minute, ...row } of rows) deps.onWritten(row)
}

/** What could not be written, and what came since. */
function merged(
  older: ReadonlyMap<string, Waiting>,
  newer: ReadonlyMap<string, Waiting>,
): Map<string, Waiting> {
  const all = new Map(older)
  for (const [key, event] of newer) {
    const before = all.get(key)
    all.set(
      key,
      before ? { ...before, count: before.count + event.count, lastAt: event.lastAt } : event,
    )
  }
  return all
}

function rowOf(event: SecurityEvent, call: SecurityCall): Row {
  const now = new Date()
  return {
    minute: new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS),
    fold_hash: '',
    first_at: now,
    last_at: now,
    count: 1,
    kind: event.kind,
    outcome: event.outcome ?? 'done',
    operation: call.operation,
    user_id: event.userId ?? call.userId ?? null,
    impersonator_id: call.impersonatorId ?? null,
    api_token_id: call.apiTokenId ?? null,
    ip_address: call.ip,
    user_agent:
      call.userAgent === undefined ? null : oneLine(call.userAgent.slice(0, MAX_USER_AGENT)),
    details: JSON.stringify(event.details ?? {}),
  }
}

/** The browser is no part of it: it is what a caller says of itself, and may change with every call. */
function keyOf(row: Row, address: string | undefined): string {
  const { user_agent: _agent, first_at: _first, last_at: _last, ...same } = row
  return JSON.stringify([same, address])
}

/** One row for many who cannot be distinguished any more. */
function foldedRow(row: Row, hasAddress: boolean): Row {
  return {
    ...row,
    operation: null,
    user_id: null,
    impersonator_id: null,
    api_token_id: null,
    user_agent: null,
    ...(hasAddress ? {} : { ip_address: null, outcome: 'several' }),
    details: JSON.stringify({ reason: 'many' }),
  }
}

/** Addresses that were typed become users or hashes. */
async function resolved(
  { db, key }: SecurityLogDeps,
  batch: ReadonlyMap<string, Waiting>,
): Promise<readonly Row[]> {
  const hash = (text: string): string => createHmac('sha256', key).update(text).digest('hex')
  const addresses = [...new Set([...batch.values()].flatMap(({ address }) => address ?? []))]
  const users = new Map<string, string>()
  if (addresses.length > 0) {
    const rows = await db
      .selectFrom('app_user')
      .select(['id', 'email'])
      .where('email', 'in', addresses)
      .where('erased_at', 'is', null)
      .execute()
    for (const { id, email } of rows) users.set(email.toLowerCase(), id)
  }
  return [...batch].map(([foldKey, { row, address, count, lastAt }]) => {
    const typed = address === undefined ? undefined : users.get(address)
    const isStrange = address !== undefined && typed === undefined
    const details: object = JSON.parse(row.details)
    return {
      ...row,
      count,
      last_at: lastAt,
      // Who is tried to be, before who is signed in
      user_id: typed ?? row.user_id ?? null,
      fold_hash: hash(foldKey),
      details: JSON.stringify(
        isStrange ? { ...details, address_hash: hash(address).slice(0, HASH_LETTERS) } : details,
      ),
    }
  })
}

async function insertRows(db: Database, rows: readonly Row[]): Promise<void> {
  await db
    .insertInto('security_event')
    .values([...rows])
    .onConflict((on) =>
      on.columns(['minute', 'fold_hash']).doUpdateSet({
        count: sql<number>`security_event.count + excluded.count`,
        last_at: sql<Date>`greatest(security_event.last_at, excluded.last_at)`,
      }),
    )
    .execute()
}

/** Removes what was retained long enough. */
export async function sweepSecurityEvents({
  db,
  retainDays,
}: Pick<SecurityLogDeps, 'db' | 'retainDays'>): Promise<void> {
  await db
    .deleteFrom('security_event')
    .where('last_at', '<', sql<Date>`now() - make_interval(days => ${retainDays})`)
    .execute()
  const oldest = await db
    .selectFrom('security_event')
    .select('id')
    .orderBy('id', 'desc')
    .offset(MOST_KEPT)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await db.deleteFrom('security_event').where('id', '<=', oldest.id).execute()
}
