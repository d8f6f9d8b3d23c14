import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { createDatabase, createPool, type Database } from '../db/connection.ts'
import { knownMigrations, landedMigrations } from '../db/migrate.ts'
import { streamSha256 } from '../files/fileSha256.ts'
import { hashOlderFiles } from '../files/hashOlderFiles.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import { listTables, readRows } from './tables.ts'

export type FindingKind = 'missing' | 'damaged' | 'orphaned' | 'database'

export interface Finding {
  readonly kind: FindingKind
  /** Key of the file, or name of the table. */
  readonly name: string
  readonly message: string
}

export interface VerifyReport {
  readonly tables: number
  readonly files: number
  readonly bytes: number
  /** Files of before there were hashes, which got one now. */
  readonly hashed: number
  readonly findings: readonly Finding[]
}

export interface Verified {
  readonly databaseUrl: string
  readonly storage: ObjectStorage
  readonly onProgress?: (text: string) => void
}

/**
 * Looks through database and files: every row is read, every file is read and compared with its hash, every file that a record
 * names is looked for, and so is what nothing names. Changes nothing but the hashes of files that had none.
 */
export async function verify(verified: Verified): Promise<VerifyReport> {
  const pool = createPool(verified.databaseUrl, () => undefined)
  try {
    const database = await verifyDatabase(verified)
    if (database.findings.some(({ kind }) => kind === 'database'))
      return { tables: database.tables, files: 0, bytes: 0, hashed: 0, findings: database.findings }
    const db = createDatabase(pool)
    const hashed = await hashOlderFiles({ db, storage: verified.storage })
    const files = await verifyFiles(db, verified)
    return { tables: database.tables, hashed, ...files }
  } finally {
    await pool.end()
  }
}

/** PostgreSQL compares the check sum of each page that it reads. */
async function verifyDatabase({
  databaseUrl,
  onProgress,
}: Verified): Promise<{ readonly tables: number; readonly findings: readonly Finding[] }> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'duet verify' })
  await client.connect()
  try {
    const landed = await landedMigrations(client)
    const newest = knownMigrations().at(-1)?.name
    if (landed.at(-1)?.name !== newest)
      throw new Error(
        `The database has the schema ${landed.at(-1)?.name ?? 'of nothing'}, this version of DUET has ${newest}. Start the server or run duet migrate first.`,
      )
    const tables = await listTables(client)
    const findings: Finding[] = []
    for (const [index, table] of tables.entries()) {
      onProgress?.(`database: table ${index + 1} of ${tables.length}`)
      const fault = await faultOf(client, table)
      if (fault) findings.push({ kind: 'database', name: table.name, message: fault })
    }
    return { tables: tables.length, findings }
  } finally {
    await client.end()
  }
}

async function faultOf(
  client: Client,
  table: Parameters<typeof readRows>[1],
): Promise<string | undefined> {
  try {
    await pipeline(
      readRows(client, table),
      new Writable({ write: (_rows, _encoding, done) => done() }),
    )
    return undefined
  } catch (error) {
    return `table ${table.name} cannot be read: ${error instanceof Error ? error.message : String(error)}. Restore a backup.`
  }
}

interface FileRow {
  readonly storage_key: string
  readonly size_bytes: number | null
  readonly sha256: string | null
}

async function verifyFiles(
  db: Database,
  { storage, onProgress }: Verified,
): Promise<Pick<VerifyReport, 'files' | 'bytes' | 'findings'>> {
  // Keys first: what is written meanwhile has its row then
  const stored = await storage.list()
  const rows = await storedFiles(db)
  const findings: Finding[] = []
  let bytes = 0
  for (const [index, row] of rows.entries()) {
    onProgress?.(`files: ${index + 1} of ${rows.length}`)
    const finding = await findingOf(db, storage, row)
    if (finding) findings.push(finding)
    bytes += row.size_bytes ?? 0
  }
  findings.push(...(await unnamedRecords(db)), ...(await emptyRuns(db)))
  const known = await knownKeys(db)
  for (const key of stored)
    if (!known.has(key))
      findings.push({ kind: 'orphaned', name: key, message: `${key} belongs to nothing` })
  return { files: rows.length, bytes, findings }
}

/** What should be there whole. */
const storedFiles = (db: Database): Promise<FileRow[]> =>
  db
    .selectFrom('stored_file')
    .select(['storage_key', 'size_bytes', 'sha256'])
    .where('size_bytes', 'is not', null)
    .where('state', '!=', 'deleting')
    .orderBy('storage_key')
    .execute()

async function knownKeys(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('stored_file').select('storage_key').execute()
  return new Set(rows.map((row) => row.storage_key))
}

async function findingOf(
  db: Database,
  storage: ObjectStorage,
  row: FileRow,
): Promise<Finding | undefined> {
  const { storage_key: name } = row
  const fault = await fileFault(storage, row)
  if (!fault) return undefined
  // Removed or written anew since its row was read
  const now = await db
    .selectFrom('stored_file')
    .select(['storage_key', 'size_bytes', 'sha256'])
    .where('storage_key', '=', name)
    .where('state', '!=', 'deleting')
    .executeTakeFirst()
  if (!now || now.size_bytes === null) return undefined
  const stands = now.sha256 === row.sha256 ? fault : await fileFault(storage, now)
  return stands && { kind: stands, name, message: `${name} ${FAULTS[stands]}` }
}

const FAULTS = {
  missing: 'is missing',
  damaged: 'is damaged: its content is not what was written',
} as const

async function fileFault(
  storage: ObjectStorage,
  { storage_key, sha256 }: FileRow,
): Promise<keyof typeof FAULTS | undefined> {
  if (!(await storage.stat(storage_key))) return 'missing'
  if (sha256 === null) return undefined
  const found = await streamSha256(await storage.get(storage_key))
  return found === sha256 ? undefined : 'damaged'
}

/** Files that a record names and that have no row. */
async function unnamedRecords(db: Database): Promise<readonly Finding[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'storage_key' and table_name <> 'stored_file'
    order by table_name`.execute(db)
  const findings: Finding[] = []
  for (const { name: table } of tables) {
    const { rows } = await sql<{ storage_key: string }>`
      select distinct record.storage_key from ${sql.table(table)} record
      where record.storage_key is not null and not exists
        (select from stored_file where stored_file.storage_key = record.storage_key)`.execute(db)
    for (const { storage_key: name } of rows)
      findings.push({ kind: 'missing', name, message: `${name}, named by ${table}, is missing` })
  }
  return findings
}

/** Runs that have completed and have no file of results. */
async function emptyRuns(db: Database): Promise<readonly Finding[]> {
  const { rows } = await sql<{ id: string; name: string; storage_prefix: string }>`
    select simulation.id, simulation.name, storage_prefix from simulation
    join duet_job on duet_job.simulation_id = simulation.id
    where duet_job.status = 'completed' and not exists
      (select from stored_file where storage_key like storage_prefix || '/system/%' and state <> 'deleting')
    order by simulation.created_at`.execute(db)
  return rows.map(({ name, storage_prefix }) => ({
    kind: 'missing',
    name: `${storage_prefix}/system`,
    message: `the results of the simulation '${name}' are missing: run it again`,
  }))
}
