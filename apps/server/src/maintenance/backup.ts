import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { AppError } from '@duet/contract'
import { Client } from 'pg'
import { type Pack, pack } from 'tar-stream'
import { landedMigrations } from '../db/migrate.ts'
import { SWEEP_LOCK } from '../files/fileSweeper.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import { type BackupEnd, type BackupManifest, ENTRIES, type QueuedTask } from './backupFormat.ts'
import { encrypted } from './encryption.ts'
import { secretFingerprint } from './secretFingerprint.ts'
import { listTables, readRows } from './tables.ts'

export interface BackupSource {
  readonly databaseUrl: string
  /** Undefined: the database alone. */
  readonly storage: ObjectStorage | undefined
  readonly secret: string
  /** The secret is part of the backup unless the operator stores it elsewhere. */
  readonly isSecretElsewhere: boolean
}

export interface BackupOptions {
  readonly file: string
  readonly passphrase: string | undefined
  readonly signal?: AbortSignal
  /** Hears in a sentence how far it is. */
  readonly onProgress?: (text: string) => void
}

export interface BackupReport {
  readonly rows: number
  readonly files: number
  /** Files that were missing or damaged already; the damaged ones are in the backup as they are. */
  readonly problems: readonly string[]
}

/**
 * Writes database and files of one moment into a file, while users work: the rows of one snapshot, and the files that they name,
 * none of which is removed until all are read.
 *
 * @throws Error where the file is there already or anything fails; nothing of it is left then
 */
export async function backup(source: BackupSource, options: BackupOptions): Promise<BackupReport> {
  const { file, passphrase, signal } = options
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`)
  const partial = `${file}.partial`
  // Held for this backup alone
  await (await open(partial, 'wx', 0o600)).close()
  const archive = pack()
  // Reported by who fills it
  archive.on('error', () => undefined)
  const packed = archive.pipe(createGzip({ level: 1 }))
  try {
    const writing = pipeline(
      passphrase === undefined ? packed : Readable.from(encrypted(packed, passphrase)),
      createWriteStream(partial, { mode: 0o600, flush: true }),
      { ...(signal && { signal }) },
    )
    writing.catch((error: Error) => archive.destroy(error))
    const filling = fill(archive, source, options).catch((error: Error) => {
      archive.destroy(error)
      packed.destroy(error)
      throw error
    })
    const [report] = await Promise.all([filling, writing])
    await rename(partial, file)
    return report
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function fill(
  archive: Pack,
  source: BackupSource,
  options: BackupOptions,
): Promise<BackupReport> {
  const client = new Client({
    connectionString: source.databaseUrl,
    application_name: 'duet backup',
  })
  client.on('error', (error) => archive.destroy(error))
  await client.connect()
  try {
    // Until this connection ends no file is removed
    await client.query('select pg_advisory_lock_shared($1)', [SWEEP_LOCK])
    await client.query('begin isolation level repeatable read, read only')
    const manifest = await describe(client, source)
    await addText(archive, ENTRIES.manifest, JSON.stringify(manifest, undefined, 2))
    if (!source.isSecretElsewhere) await addText(archive, ENTRIES.secret, source.secret)
    const rows: Record<string, number> = {}
    for (const [index, table] of manifest.tables.entries()) {
      options.onProgress?.(`database: table ${index + 1} of ${manifest.tables.length}`)
      rows[table.name] = await addTable(archive, client, table)
    }
    const queued = await queuedTasksOf(client)
    await addText(archive, ENTRIES.queue, JSON.stringify(queued))
    const files = source.storage ? await namedFiles(client) : []
    await client.query('commit')
    const end: BackupEnd = { rows, files: {}, problems: [] }
    if (source.storage) await addFiles(archive, client, source.storage, { files, end, options })
    await addText(archive, ENTRIES.end, JSON.stringify(end))
    archive.finalize()
    return {
      rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
      files: Object.keys(end.files).length,
      problems: end.problems,
    }
  } finally {
    await client.end()
  }
}

async function describe(client: Client, source: BackupSource): Promise<BackupManifest> {
  return {
    format: 'duet-backup',
    version: 1,
    created_at: new Date().toISOString(),
    content: source.storage ? 'whole' : 'database',
    migrations: [...(await landedMigrations(client))],
    tables: (await listTables(client)).map(({ name, columns }) => ({
      name,
      columns: [...columns],
    })),
    secret_sha256: secretFingerprint(source.secret),
  }
}

const PIECE_BYTES = 4 * 1024 * 1024
const NEW_LINE = 10

/** Rows in pieces, as an entry must say its length first. Answers how many rows. */
async function addTable(
  archive: Pack,
  client: Client,
  table: BackupManifest['tables'][number],
): Promise<number> {
  let held: Buffer[] = []
  let bytes = 0
  let piece = 0
  let rows = 0
  const flush = async (): Promise<void> => {
    if (bytes === 0) return
    await addBytes(archive, ENTRIES.rows(table.name, piece), Buffer.concat(held))
    piece += 1
    held = []
    bytes = 0
  }
  for await (const chunk of readRows(client, table)) {
    const part: Buffer = chunk
    for (const byte of part) if (byte === NEW_LINE) rows += 1
    held.push(part)
    bytes += part.length
    if (bytes >= PIECE_BYTES) await flush()
  }
  await flush()
  return rows
}

/** Tasks of the queue that are not done; the queue itself is made anew by a restore. */
async function queuedTasksOf(client: Client): Promise<readonly QueuedTask[]> {
  const { rows } = await client.query<{ found: string | null }>(
    "select to_regclass('pgboss.job')::text as found",
  )
  if (!rows[0]?.found) return []
  const jobs = await client.query<QueuedTask>(
    `select name as queue, data->>'taskId' as id, priority from pgboss.job
     where state in ('created', 'retry', 'active') and data ? 'taskId' order by priority desc, created_on`,
  )
  return jobs.rows
}

interface NamedFile {
  readonly key: string
  /** Null: not known. */
  readonly sha256: string | null
}

/** Files that are whole, by the snapshot; a schema of before there were hashes has none. */
async function namedFiles(client: Client): Promise<readonly NamedFile[]> {
  const { rows } = await client.query<NamedFile>(
    `select storage_key as key, to_jsonb(stored_file)->>'sha256' as sha256 from stored_file
     where size_bytes is not null and state <> 'deleting' order by storage_key`,
  )
  return rows
}

async function addFiles(
  archive: Pack,
  client: Client,
  storage: ObjectStorage,
  {
    files,
    end,
    options,
  }: {
    readonly files: readonly NamedFile[]
    readonly end: BackupEnd
    readonly options: BackupOptions
  },
): Promise<void> {
  for (const [index, { key, sha256 }] of files.entries()) {
    options.signal?.throwIfAborted()
    options.onProgress?.(`files: ${index + 1} of ${files.length}`)
    const found = await addFile(archive, storage, key)
    if (found === undefined) {
      end.problems.push(`${key} is missing`)
      continue
    }
    end.files[key] = found
    if (sha256 && sha256 !== found && found !== (await presentHash(client, key)))
      end.problems.push(`${key} is damaged: its content is not what was written`)
  }
}

/** Of a file that was written anew since the snapshot. */
async function presentHash(client: Client, key: string): Promise<string | null | undefined> {
  const { rows } = await client.query<{ sha256: string | null }>(
    'select sha256 from stored_file where storage_key = $1',
    [key],
  )
  return rows[0]?.sha256
}

/** Answers the SHA-256; undefined where there is no such file. */
async function addFile(
  archive: Pack,
  storage: ObjectStorage,
  key: string,
): Promise<string | undefined> {
  const found = await storage.stat(key)
  if (!found) return undefined
  const content = await contentOf(storage, key)
  if (!content) return undefined
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const entry = archive.entry({ name: ENTRIES.file(key), size: found.sizeBytes })
  await pipeline(content, hashing, entry)
  return hash.digest('hex')
}

async function contentOf(storage: ObjectStorage, key: string): Promise<Readable | undefined> {
  try {
    return await storage.get(key)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}

const addText = (archive: Pack, name: string, text: string): Promise<void> =>
  addBytes(archive, name, Buffer.from(text))

async function addBytes(archive: Pack, name: string, content: Buffer): Promise<void> {
  const entry = archive.entry({ name, mode: 0o600, size: content.length })
  await pipeline(Readable.from([content]), entry)
}
