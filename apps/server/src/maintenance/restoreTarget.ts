import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import type { BackupManifest } from './backupFormat.ts'
import type { RestoreTarget } from './restore.ts'
import { secretFingerprint } from './secretFingerprint.ts'

type TargetConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'secret'>

export interface OpenTarget extends RestoreTarget {
  /** Stops a database that was started for the restore. */
  readonly close: () => Promise<void>
}

/** An installation that has nothing yet: an empty data folder, or an empty database and storage of the operator's. */
export function restoreTarget(config: TargetConfig, storage: ObjectStorage): OpenTarget {
  let stop: (() => Promise<void>) | undefined
  return {
    storage,
    openDatabase: async (manifest) => {
      if (manifest.content === 'whole') await checkNoFiles(config, storage)
      checkSecret(config, manifest)
      if (config.databaseUrl) return checkEmptyDatabase(config.databaseUrl)
      checkNoBuiltIn(config)
      await mkdir(config.dataDir, { recursive: true })
      const opened = await openDatabase(config)
      stop = opened.stop
      return opened.url
    },
    undo: async (url) => {
      if (config.databaseUrl) return emptyDatabase(url)
      await stop?.()
      stop = undefined
      rmSync(path.join(config.dataDir, 'postgres'), { recursive: true, force: true })
    },
    takeSecret: async (secret, manifest) => takeSecret(config, secret, manifest),
    close: async () => stop?.(),
  }
}

async function checkNoFiles({ dataDir }: TargetConfig, storage: ObjectStorage): Promise<void> {
  const [first] = await storage.list()
  if (first === undefined) return
  throw new Error(
    `There are files already, the first is ${first}. Restore into an empty data folder and bucket; that of this call is ${dataDir}.`,
  )
}

function checkNoBuiltIn({ dataDir }: TargetConfig): void {
  if (!existsSync(path.join(dataDir, 'postgres', 'data'))) return
  throw new Error(
    `The data folder ${dataDir} has a database already. Restore into an empty one: set DUET_DATA, or move the folder away.`,
  )
}

async function checkEmptyDatabase(url: string): Promise<string> {
  const [first] = await tablesOf(url)
  if (first === undefined) return url
  throw new Error(
    `The database of DATABASE_URL has tables already, the first is ${first}. Restore into an empty one: createdb duet.`,
  )
}

async function tablesOf(url: string): Promise<readonly string[]> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    )
    return rows.map(({ name }) => name)
  })
}

/** It was empty before: all that is in it came with the restore. */
const emptyDatabase = (url: string): Promise<void> =>
  onDatabase(url, async (client) => {
    await client.query('drop schema public cascade; create schema public')
  })

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'duet restore' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const secretFile = ({ dataDir }: TargetConfig): string => path.join(dataDir, 'secret')

function ownSecret(config: TargetConfig): string | undefined {
  if (config.secret) return config.secret
  const file = secretFile(config)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** @throws Error where the installation has another secret than the backup was made with */
function checkSecret(config: TargetConfig, { secret_sha256 }: BackupManifest): void {
  const own = ownSecret(config)
  if (own === undefined || secretFingerprint(own) === secret_sha256) return
  const place = config.secret ? 'DUET_SECRET' : secretFile(config)
  throw new Error(
    `${place} is another secret than that of the installation that was backed up: second factors and kept keys could not be read.`,
  )
}

function takeSecret(
  config: TargetConfig,
  secret: string | undefined,
  manifest: BackupManifest,
): void {
  if (ownSecret(config) !== undefined) return
  if (secret === undefined || secretFingerprint(secret) !== manifest.secret_sha256)
    throw new Error(
      'The backup does not hold the secret of its installation: set DUET_SECRET to it, as it was set there.',
    )
  writeFileSync(secretFile(config), secret, { mode: 0o600 })
}
