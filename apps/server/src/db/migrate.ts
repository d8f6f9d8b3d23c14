import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client, type ClientBase } from 'pg'

export const MIGRATIONS_DIR = path.join(import.meta.dirname, 'migrations')

interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text with LF line ends, so that a checkout on Windows has the same. */
  readonly checksum: string
}

interface Landed {
  readonly version: number
  readonly name: string
  readonly checksum: string
}

/** The key of the advisory lock under which migrations run, so that servers that start together take turns. */
const MIGRATION_LOCK = 20_262

export interface MigrateOptions {
  readonly dir?: string
  /** The number of the last one that may land; absent: all. */
  readonly upTo?: number
  /** Runs before a database with a schema of before is changed; gives a sentence about what it stored. */
  readonly beforeUpgrade?: (upgrade: Upgrade) => Promise<string>
}

export interface Upgrade {
  readonly from: string
  readonly to: string
}

/**
 * Brings the database up to the newest numbered SQL file, each file in a transaction of its own.
 *
 * @returns the names of the files that ran now
 * @throws Error where a landed file was edited or is gone, where numbers have a gap, or where the SQL fails;
 *   files before it stay landed, and the message names the version before and what `beforeUpgrade` stored
 */
export async function migrate(
  url: string,
  { dir = MIGRATIONS_DIR, upTo = Infinity, beforeUpgrade }: MigrateOptions = {},
): Promise<readonly string[]> {
  const migrations = readMigrations(dir)
  const client = new Client({ connectionString: url, application_name: 'duet migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(TABLE)
    const landed = await landedMigrations(client)
    checkLanded(landed, migrations)
    const waiting = migrations.slice(landed.length, upTo)
    const [from, to] = [landed.at(-1)?.name, waiting.at(-1)?.name]
    const backup = from && to ? await beforeUpgrade?.({ from, to }) : undefined
    for (const migration of waiting) await land(client, migration, { from, backup })
    return waiting.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/** All that this version has, oldest first. */
export const knownMigrations = (): readonly Landed[] => readMigrations(MIGRATIONS_DIR)

function readMigrations(dir: string): readonly Migration[] {
  const names = readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((name, index) => {
    const version = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
    if (version !== index + 1) {
      const expected = String(index + 1).padStart(4, '0')
      throw new Error(
        `Migration ${path.join(dir, name)}: expected a name like ${expected}_what_it_does.sql`,
      )
    }
    const sql = readFileSync(path.join(dir, name), 'utf8').replaceAll('\r\n', '\n')
    return { version, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

const TABLE = `
  create table if not exists schema_migration (
    version integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

/** What a database has, oldest first. @throws Error for one that was never migrated */
export async function landedMigrations(client: ClientBase): Promise<readonly Landed[]> {
  const { rows } = await client.query<Landed>(
    'select version, name, checksum from schema_migration order by version',
  )
  return rows
}

function checkLanded(landed: readonly Landed[], migrations: readonly Migration[]): void {
  for (const [index, row] of landed.entries()) {
    const file = migrations[index]
    if (!file || file.version !== row.version) {
      throw new Error(
        `The database has migration ${row.name}, which this version of DUET does not know. ` +
          'Start the version that made it, or a newer one.',
      )
    }
    if (file.checksum !== row.checksum) {
      throw new Error(
        `Migration ${file.name} was edited after it had run on this database. ` +
          'Take the edit back and put the change into a new file.',
      )
    }
  }
}

async function land(
  client: Client,
  migration: Migration,
  before: { readonly from: string | undefined; readonly backup: string | undefined },
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query(
      'insert into schema_migration (version, name, checksum) values ($1, $2, $3)',
      [migration.version, migration.name, migration.checksum],
    )
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `Migration ${migration.name} failed and was rolled back: ${message}${adviceAfter(before)}`,
      {
        cause,
      },
    )
  }
}

/** The version that the data are of, and what there is to go back to. */
function adviceAfter(before: {
  readonly from: string | undefined
  readonly backup: string | undefined
}): string {
  if (before.from === undefined) return ''
  const backup = before.backup ? ` ${before.backup}` : ''
  return `\nBefore this upgrade the schema was ${before.from}: the version of DUET that made it runs on while no later migration has landed.${backup}`
}
