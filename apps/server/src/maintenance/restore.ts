import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { extract } from 'tar-stream'
import { createDatabase, createPool } from '../db/connection.ts'
import { knownMigrations, migrate } from '../db/migrate.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import { createJobQueue, isQueueName } from '../jobs/jobQueue.ts'
import {
  type BackupEnd,
  type BackupManifest,
  backupEnd,
  backupManifest,
  ENTRIES,
  FILE_ENTRY,
  type QueuedTask,
  queuedTasks,
  ROWS_ENTRY,
} from './backupFormat.ts'
import { decrypted, ENCRYPTED_HEAD } from './encryption.ts'
import {
  removeRows,
  setSequences,
  type TableColumns,
  withoutForeignKeys,
  writeRows,
} from './tables.ts'

export interface RestoreTarget {
  readonly storage: ObjectStorage
  /** Gets what the backup says of itself before anything is written. Gives the address of an empty database. */
  readonly openDatabase: (manifest: BackupManifest) => Promise<string>
  /** Makes that database empty again. */
  readonly undo: (url: string) => Promise<void>
  /** Takes the secret of the installation; undefined where the operator stores it. */
  readonly takeSecret: (secret: string | undefined, manifest: BackupManifest) => Promise<void>
}

export interface RestoreOptions {
  readonly file: string
  readonly passphrase: string | undefined
  readonly onProgress?: (text: string) => void
}

export interface RestoreReport {
  readonly manifest: BackupManifest
  readonly rows: number
  readonly files: number
  readonly problems: readonly string[]
}

/**
 * Brings a backup into an empty installation: the schema that it was made with, its rows, its files, and then the migrations since.
 * The rows come with the last file, or not at all.
 *
 * @throws Error where the target is not empty, the schema is newer, or the backup is damaged; files of it are removed again
 */
export async function restore(
  target: RestoreTarget,
  { file, passphrase, onProgress }: RestoreOptions,
): Promise<RestoreReport> {
  const restored = await unpack(file, passphrase, (entries) => load(target, entries, onProgress))
  onProgress?.('bringing the schema up to date')
  await migrate(restored.url)
  await enqueue(restored.url, restored.queued)
  const { manifest, end } = restored
  return {
    manifest,
    rows: Object.values(end.rows).reduce((sum, count) => sum + count, 0),
    files: Object.keys(end.files).length,
    problems: end.problems,
  }
}

/** Gives the entries of the archive to `work`. What goes wrong while they are unpacked is reported in words. */
async function unpack<T>(
  file: string,
  passphrase: string | undefined,
  work: (entries: Entries) => Promise<T>,
): Promise<T> {
  const archive = extract()
  const reading = pipeline(await openBackup(file, passphrase), createGunzip(), archive)
  reading.catch((error: Error) => archive.destroy(error))
  try {
    const result = await work(archive[Symbol.asyncIterator]())
    await reading
    return result
  } catch (error) {
    archive.destroy()
    throw asDamage(error)
  }
}

function asDamage(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const isOfGzip = 'code' in error && String(error.code).startsWith('Z_')
  const isOfTar = /tar header|end of data|premature/i.test(error.message)
  return isOfGzip || isOfTar
    ? new Error('The backup is damaged or cut off: it cannot be unpacked.', { cause: error })
    : error
}

async function openBackup(file: string, passphrase: string | undefined): Promise<Readable> {
  const head = Buffer.alloc(ENCRYPTED_HEAD.length)
  const handle = await open(file, 'r')
  try {
    await handle.read(head, 0, head.length, 0)
  } finally {
    await handle.close()
  }
  const isEncrypted = head.equals(ENCRYPTED_HEAD)
  if (isEncrypted && passphrase === undefined)
    throw new Error('The backup is encrypted: set DUET_BACKUP_PASSPHRASE to its passphrase.')
  const content = createReadStream(file, { highWaterMark: 1024 * 1024 })
  return isEncrypted ? Readable.from(decrypted(content, passphrase ?? '')) : content
}

interface Loaded {
  readonly url: string
  readonly manifest: BackupManifest
  readonly end: BackupEnd
  readonly queued: readonly QueuedTask[]
}

type Entries = ReturnType<ReturnType<typeof extract>[typeof Symbol.asyncIterator]>
type Entry = Entries extends AsyncIterator<infer One> ? One : never

async function load(
  target: RestoreTarget,
  entries: Entries,
  onProgress: RestoreOptions['onProgress'],
): Promise<Loaded> {
  const manifest = await readManifest(entries)
  checkSchema(manifest)
  const url = await target.openDatabase(manifest)
  const client = new Client({ connectionString: url, application_name: 'duet restore' })
  client.on('error', () => undefined)
  await client.connect()
  const written: string[] = []
  try {
    await migrate(url, { upTo: manifest.migrations.length })
    await client.query('begin')
    await client.query(
      'set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0',
    )
    const parts = { url, manifest, client, target, entries, written, onProgress }
    const loaded = await loadParts(parts)
    await client.query('commit')
    await client.end()
    return loaded
  } catch (error) {
    // First: its transaction holds the tables
    await client.end()
    for (const key of written) await target.storage.remove(key)
    await target.undo(url)
    throw error
  }
}

interface Parts {
  readonly url: string
  readonly manifest: BackupManifest
  readonly client: Client
  readonly target: RestoreTarget
  readonly entries: Entries
  /** Keys of files that were written. */
  readonly written: string[]
  readonly onProgress: RestoreOptions['onProgress']
}

async function loadParts(parts: Parts): Promise<Loaded> {
  const { url, manifest, client, target, entries } = parts
  const rows: Record<string, number> = {}
  const files: Record<string, string> = {}
  let entry = await nextEntry(entries)
  const secret = entry.header.name === ENTRIES.secret ? (await text(entry)).trim() : undefined
  await target.takeSecret(secret, manifest)
  if (secret !== undefined) entry = await nextEntry(entries)
  await withoutForeignKeys(client, async () => {
    for (const table of manifest.tables) {
      parts.onProgress?.(`database: ${table.name}`)
      const run = createTableRun(entries, entry, table.name)
      await removeRows(client, table)
      rows[table.name] = await writeRows(client, table satisfies TableColumns, run.content())
      entry = run.next()
    }
  })
  await setSequences(client)
  if (entry.header.name !== ENTRIES.queue) throw unexpected(entry)
  const queued = queuedTasks.parse(JSON.parse(await text(entry)))
  for (;;) {
    entry = await nextEntry(entries)
    const [, key] = FILE_ENTRY.exec(entry.header.name) ?? []
    if (key === undefined) break
    parts.onProgress?.(`files: ${parts.written.length + 1}`)
    const { sha256 } = await target.storage.put(key, Readable.from(bytesOf(entry)))
    parts.written.push(key)
    files[key] = sha256
  }
  if (entry.header.name !== ENTRIES.end) throw unexpected(entry)
  const end = backupEnd.parse(JSON.parse(await text(entry)))
  checkEnd(end, rows, files)
  await adoptHashes(client, end)
  if (!(await entries.next()).done)
    throw new Error('The backup is damaged: it goes on behind its end.')
  return { url, manifest, end, queued }
}

/** The entries of one table, as long as they last. */
function createTableRun(
  entries: Entries,
  first: Entry,
  table: string,
): { readonly content: () => AsyncGenerator<Buffer>; readonly next: () => Entry } {
  let entry = first
  return {
    content: async function* () {
      while (ROWS_ENTRY.exec(entry.header.name)?.[1] === table) {
        yield* bytesOf(entry)
        entry = await nextEntry(entries)
      }
    },
    next: () => entry,
  }
}

async function* bytesOf(entry: Entry): AsyncGenerator<Buffer> {
  for await (const chunk of entry) if (Buffer.isBuffer(chunk)) yield chunk
}

async function nextEntry(entries: Entries): Promise<Entry> {
  const next = await entries.next()
  if (next.done) throw new Error('The backup is cut off: its end is missing.')
  return next.value
}

const unexpected = (entry: Entry): Error =>
  new Error(`The backup is damaged: ${entry.header.name} stands where something else should be.`)

async function readManifest(entries: Entries): Promise<BackupManifest> {
  const entry = await nextEntry(entries)
  const parsed =
    entry.header.name === ENTRIES.manifest
      ? backupManifest.safeParse(JSON.parse(await text(entry)))
      : undefined
  if (!parsed?.success)
    throw new Error('The file is no backup of DUET, or of a version that this one does not know.')
  return parsed.data
}

/** @throws Error for a backup of a newer version, or of another line of versions */
export function checkSchema({ migrations }: BackupManifest): void {
  const known = knownMigrations()
  for (const [index, { name, checksum }] of migrations.entries()) {
    if (known[index]?.checksum === checksum) continue
    const own = known.at(-1)?.name ?? 'none'
    throw new Error(
      `The backup was made with the schema ${migrations.at(-1)?.name}, of which this version of DUET does not know ${name}; its own is ${own}. ` +
        'Restore with the version that made the backup, or a newer one.',
    )
  }
}

function checkEnd(
  end: BackupEnd,
  rows: Readonly<Record<string, number>>,
  files: Readonly<Record<string, string>>,
): void {
  const table = Object.keys(end.rows).find((name) => end.rows[name] !== rows[name])
  if (table !== undefined)
    throw new Error(
      `The backup is damaged: ${table} has ${rows[table] ?? 0} rows instead of ${end.rows[table]}.`,
    )
  const key = Object.keys(end.files).find((name) => end.files[name] !== files[name])
  if (key !== undefined)
    throw new Error(`The backup is damaged: the content of ${key} is not what was written.`)
}

/** Files that were written anew while the backup was made have another hash than the snapshot says. */
async function adoptHashes(client: Client, { files, problems }: BackupEnd): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    `select exists (select from information_schema.columns
       where table_schema = 'public' and table_name = 'stored_file' and column_name = 'sha256') as known`,
  )
  if (!rows[0]?.known) return
  const valid = Object.entries(files).filter(
    ([key]) => !problems.some((problem) => problem.startsWith(`${key} `)),
  )
  await client.query(
    `update stored_file set sha256 = given.sha256
     from unnest($1::text[], $2::text[]) as given (key, sha256)
     where storage_key = given.key and stored_file.sha256 is distinct from given.sha256`,
    [valid.map(([key]) => key), valid.map(([, sha256]) => sha256)],
  )
}

/** Tasks that waited or were at work are taken up by the new installation. */
async function enqueue(url: string, queued: readonly QueuedTask[]): Promise<void> {
  if (queued.length === 0) return
  const pool = createPool(url, () => undefined)
  const queue = await createJobQueue(url, () => undefined)
  try {
    const db = createDatabase(pool)
    for (const { queue: name, id, priority } of queued)
      if (isQueueName(name)) await queue.enqueue(db, name, [id], -priority)
  } finally {
    await queue.stop(0)
    await pool.end()
  }
}
