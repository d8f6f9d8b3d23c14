import { type SyncState, unsavedCount } from '@duet/plant'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { createExternalStore, type ExternalStore } from '../../lib/externalStore.ts'
import { storedOf, syncOfOldQueue, syncOfStored } from './storedSync.ts'

/**
 * Where edits are stored until the server has them, so that closing the page, or its crash, loses nothing. Each open
 * page stores its own under a lock that the browser lets go of when the page ends; what lies there without a lock is taken over by
 * a page that is still there, or by the next one.
 */
export interface EditStore {
  /** Stores the state; one without unsaved edits forgets what was stored. The newest wins when several come in a row. */
  readonly store: (sync: SyncState) => void
  /** Resolves when all that was given to `store` so far is stored, or could not be. */
  readonly settled: () => Promise<void>
  /**
   * Hands over what other pages have left, now and when one of them ends. `take` gives what it could not take.
   * Resolves when all that was left at this moment is handed over.
   */
  readonly adopt: (take: Take) => Promise<void>
  /** Edits stored by pages of this user and project, for one who may only look. */
  readonly count: () => Promise<number>
  /** Why the browser stores nothing; undefined: it does. */
  readonly problem: Pick<ExternalStore<string | undefined>, 'get' | 'subscribe'>
  /** What is stored stays, for others to take over. */
  readonly close: () => void
}

export interface EditStoreDeps {
  readonly userId: string
  readonly projectId: string
  /** Edits that an earlier version left. */
  readonly storage: Pick<Storage, 'getItem' | 'removeItem'>
  /** Undefined where the browser has none: then whatever lies there is taken over at the start. */
  readonly locks: Pick<LockManager, 'request'> | undefined
}

interface Schema extends DBSchema {
  readonly unsaved: { readonly key: string; readonly value: unknown }
}

export function createEditStore({ userId, projectId, storage, locks }: EditStoreDeps): EditStore {
  const prefix = `${userId} ${projectId} `
  const key = prefix + crypto.randomUUID()
  const ended = new AbortController()
  const database = openDatabase()
  if (locks) hold(locks, key, ended.signal)
  const writer = createWriter(database, key)
  const keysOfOthers = async (): Promise<string[]> => {
    const range = IDBKeyRange.bound(prefix, `${prefix}~`)
    const keys = await (await database).getAllKeys('unsaved', range)
    return keys.filter((one) => one !== key)
  }
  const waited = new Set<string>()
  const adoptFrom = async (orphan: string, take: Take): Promise<void> => {
    waited.add(orphan)
    const handOver = async (): Promise<void> => {
      waited.delete(orphan)
      const left = await takeFrom(await database, orphan, take)
      // not forgotten there before it is stored here
      await writer.settled()
      await put(await database, orphan, left)
    }
    await (locks ? whenFree(locks, orphan, ended.signal, handOver) : handOver())
  }
  return {
    ...writer,
    adopt: async (take) => {
      await takeOld(storage, `${userId}.${projectId}`, take)
      const orphans = (await keysOfOthers().catch(() => [])).filter((one) => !waited.has(one))
      await Promise.all(orphans.map((orphan) => adoptFrom(orphan, take)))
    },
    count: async () => {
      const db = await database
      const states = await Promise.all((await keysOfOthers()).map((one) => db.get('unsaved', one)))
      return states.reduce<number>((sum, one) => {
        const sync = syncOfStored(one)
        return sum + (sync ? unsavedCount(sync) : 0)
      }, 0)
    },
    close: () => ended.abort(),
  }
}

type Take = (stored: SyncState) => Promise<SyncState | undefined>

/** Writes one state after another; those that newer ones have overtaken are left out. */
function createWriter(
  database: Promise<IDBPDatabase<Schema>>,
  key: string,
): Pick<EditStore, 'store' | 'settled' | 'problem'> {
  const problem = createExternalStore<string | undefined>(undefined)
  database.catch((error: unknown) => problem.set(reasonOf(error)))
  let latest: SyncState | undefined
  let writing: Promise<void> = Promise.resolve()
  const write = async (): Promise<void> => {
    const sync = latest
    latest = undefined
    if (sync === undefined) return
    try {
      await put(await database, key, sync)
      problem.set(undefined)
    } catch (error) {
      problem.set(reasonOf(error))
    }
  }
  return {
    store: (sync) => {
      const isWaiting = latest !== undefined
      latest = sync
      if (!isWaiting) writing = writing.then(write)
    },
    settled: () => writing,
    problem,
  }
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('duet-design', 1, {
    upgrade: (db) => void db.createObjectStore('unsaved'),
  })
}

async function put(
  db: IDBPDatabase<Schema>,
  key: string,
  sync: SyncState | undefined,
): Promise<void> {
  if (sync === undefined || unsavedCount(sync) === 0) await db.delete('unsaved', key)
  else await db.put('unsaved', storedOf(sync), key)
}

async function takeFrom(
  db: IDBPDatabase<Schema>,
  key: string,
  take: Take,
): Promise<SyncState | undefined> {
  const sync = syncOfStored(await db.get('unsaved', key))
  return sync && take(sync)
}

async function takeOld(storage: EditStoreDeps['storage'], ids: string, take: Take): Promise<void> {
  const key = `duet.unsavedDesign.${ids}`
  const text = storage.getItem(key)
  if (text === null) return
  const sync = syncOfOldQueue(text)
  const left = sync && (await take(sync))
  if (left === undefined) storage.removeItem(key)
}

const lockName = (key: string): string => `duet.design ${key}`

/** Until the page ends, or the signal comes. */
function hold(locks: Pick<LockManager, 'request'>, key: string, signal: AbortSignal): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => resolve())
  locks.request(lockName(key), () => promise).catch(() => undefined)
}

/** Resolves at once where another page holds it still; the work is then done when that page ends. */
async function whenFree(
  locks: Pick<LockManager, 'request'>,
  key: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const isFree = await locks.request(lockName(key), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work()
    return lock !== null
  })
  if (isFree) return
  locks.request(lockName(key), { signal }, work).catch(() => undefined)
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return 'its storage is full'
  return error instanceof Error && error.message !== '' ? error.message : 'it has no storage'
}
