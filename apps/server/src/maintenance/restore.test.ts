import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../db/testing.ts'
import { createFolderStorage } from '../files/folderStorage.ts'
import { createS3Storage } from '../files/s3Storage.ts'
import { storeObject } from '../files/storeObject.ts'
import { startS3Server } from '../files/testing/s3Server.ts'
import { localLogin } from '../identity/passwordSignIn.ts'
import { runAgain } from '../simulations/reruns.ts'
import { startSimulation } from '../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'
import {
  startTestServer,
  TEST_PASSWORD,
  TEST_SECRET,
  type TestServer,
} from '../testing/testServer.ts'
import { type BackupReport, backup } from './backup.ts'
import { type RestoreReport, restore } from './restore.ts'
import { restoreTarget } from './restoreTarget.ts'
import { verify } from './verify.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'duet-backup-'))
const PASSPHRASE = 'a passphrase of some length'
const WRITERS = 20
const REPORTED = /^The (backup|passphrase|file is no backup)/
const stay = (): Promise<void> => Promise.resolve()

let server: TestServer
let bench: RunBench
let project: { readonly id: string; readonly simulationId: string }
const user = { id: '', email: 'restore@example.org' }

beforeAll(async () => {
  server = await startTestServer()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'duet-backed-up-'))
  const { url, pool, db } = server
  bench = await startRunBench({ database: { url, pool, db, close: stay }, dataDir })
  user.id = (await server.newUser(user.email)).id
  const organizationId = await server.newOrganization('restore', { [user.id]: 'owner' })
  const id = await bench.newProject({ userId: user.id, organizationId }, samplePlant(1))
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  const dataset = await bench.newDataset(user.id, id, csv)
  await bench.startWorker()
  const block_ids = await bench.blockIds(id)
  const asked = { name: 'Year', block_ids, enviro_dataset_id: dataset.id }
  const { simulation } = await startSimulation(bench, user.id, id, asked)
  project = { id, simulationId: simulation?.id ?? '' }
  await bench.ended(user.id, id, project.simulationId)
})
afterAll(async () => {
  await bench.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const filesOf = (of: RunBench) => createFolderStorage(path.join(of.dataDir, 'files'))

function backedUp(name: string, passphrase?: string): Promise<BackupReport> {
  return backup(
    {
      databaseUrl: bench.url,
      storage: filesOf(bench),
      secret: TEST_SECRET,
      isSecretElsewhere: false,
    },
    { file: path.join(folder, name), passphrase },
  )
}

interface Restored {
  readonly database: TestDatabase
  readonly dataDir: string
  readonly report: RestoreReport
}

async function restored(name: string, passphrase?: string): Promise<Restored> {
  const database = await emptyDatabase()
  const dataDir = mkdtempSync(path.join(folder, 'restored-'))
  const config = { dataDir, databaseUrl: database.url, secret: undefined }
  const target = restoreTarget(config, createFolderStorage(path.join(dataDir, 'files')))
  try {
    const report = await restore(target, { file: path.join(folder, name), passphrase })
    return { database, dataDir, report }
  } catch (error) {
    const { rows } = await database.pool.query("select from pg_tables where schemaname = 'public'")
    const left = { tables: rows.length, files: await target.storage.list() }
    await database.close()
    if (left.tables + left.files.length > 0)
      throw new Error(`left behind: ${JSON.stringify(left)}`, { cause: error })
    throw error
  }
}

/** Users who work until they are asked to stop: rows that refer to each other, and files. Gives how much each did. */
interface Writers {
  readonly allHaveWritten: Promise<unknown>
  readonly stop: () => Promise<readonly number[]>
}

function startWriters(): Writers {
  let stopped = false
  const first = Array.from({ length: WRITERS }, () => Promise.withResolvers<void>())
  const write = async (writer: number): Promise<number> => {
    for (let count = 0; ; count += 1) {
      if (stopped) return count
      const key = `projects/${project.id}/custom-datasets/${randomUUID()}/upload`
      const object = { key, projectId: project.id, filename: 'a.bin', state: 'kept' } as const
      await storeObject(bench, object, () =>
        bench.storage.put(key, Readable.from([Buffer.alloc(5000 + 997 * writer, count)])),
      )
      await bench.pool.query(
        `with made as (insert into component (project_id, kind, name, parameters) values ($1, 'panel', $2, '{}') returning id)
         insert into audit_log (user_id, project_id, action, details) select $3, $1, 'test', to_jsonb(id) from made`,
        [project.id, `panel ${writer} ${count}`, user.id],
      )
      first[writer]?.resolve()
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  return {
    allHaveWritten: Promise.race([
      Promise.all(first.map(({ promise }) => promise)),
      Promise.all(writers),
    ]),
    stop: () => {
      stopped = true
      return Promise.all(writers)
    },
  }
}

/** SHA-256 of the files of a run, by what they are. */
async function runHashes(of: RunBench, id: string): Promise<readonly (readonly string[])[]> {
  const { rows } = await of.pool.query<{ name: string; sha256: string }>(
    `select substr(storage_key, length(storage_prefix) + 2) as name, sha256
     from stored_file, simulation where simulation.id = $1 and storage_key like storage_prefix || '/%' order by 1`,
    [id],
  )
  return rows.map(({ name, sha256 }) => [name, sha256])
}

async function signInWorks(database: TestDatabase): Promise<void> {
  const restoredServer = await startTestServer({}, { ...database, close: stay })
  const client = { ip: '127.0.0.1', userAgent: undefined }
  const credentials = { username: user.email, password: TEST_PASSWORD }
  expect(await localLogin(restoredServer, client, credentials)).toHaveProperty('token')
  await restoredServer.close()
}

describe('a backup under a passphrase', () => {
  beforeAll(() => backedUp('sealed', PASSPHRASE))

  test('holds no word of its content, and comes back', async () => {
    const bytes = readFileSync(path.join(folder, 'sealed'))
    for (const word of [user.email, TEST_SECRET, 'manifest.json'])
      expect(bytes.includes(word)).toBe(false)
    const { database, report } = await restored('sealed', PASSPHRASE)
    expect(report.rows).toBeGreaterThan(0)
    await database.close()
  })

  test('opens with its passphrase alone', async () => {
    await expect(restored('sealed')).rejects.toThrow('set DUET_BACKUP_PASSPHRASE')
    await expect(restored('sealed', 'another passphrase')).rejects.toThrow(
      'The passphrase is another one',
    )
  })
})

test.each([
  ['plain', undefined],
  ['sealed', PASSPHRASE],
])(
  'a %s backup that is damaged or cut off is refused, and nothing of it stays',
  async (kind, passphrase) => {
    const whole = path.join(folder, kind)
    if (!existsSync(whole)) await backedUp(kind, passphrase)
    const { size } = statSync(whole)
    const bytes = readFileSync(whole)
    const flippedAt = Math.floor(size * 0.4)
    bytes.writeUInt8(bytes.readUInt8(flippedAt) ^ 4, flippedAt)
    writeFileSync(path.join(folder, 'flipped'), bytes)
    await expect(restored('flipped', passphrase)).rejects.toThrow(REPORTED)
    copyFileSync(whole, path.join(folder, 'cut'))
    truncateSync(path.join(folder, 'cut'), Math.floor(size * 0.999))
    await expect(restored('cut', passphrase)).rejects.toThrow(REPORTED)
  },
)

test('a backup never takes the place of a file', async () => {
  writeFileSync(path.join(folder, 'there'), 'stays')
  await expect(backedUp('there')).rejects.toThrow('There is a file')
  expect(readFileSync(path.join(folder, 'there'), 'utf8')).toBe('stays')
})

test('a backup of a folder goes into a bucket, and from there into a folder', async () => {
  const s3 = await startS3Server()
  const database = await emptyDatabase()
  const dataDir = mkdtempSync(path.join(folder, 'bucket-'))
  const bucket = await createS3Storage(s3.config, path.join(dataDir, 's3'))
  const made = await backedUp('to-bucket')
  const config = { dataDir, databaseUrl: database.url, secret: TEST_SECRET }
  const options = { file: path.join(folder, 'to-bucket'), passphrase: undefined }
  await restore(restoreTarget(config, bucket), options)
  const inBucket = await verify({ databaseUrl: database.url, storage: bucket })
  expect(inBucket).toMatchObject({ files: made.files, findings: [] })
  const source = {
    databaseUrl: database.url,
    storage: bucket,
    secret: TEST_SECRET,
    isSecretElsewhere: false,
  }
  await backup(source, { file: path.join(folder, 'from-bucket'), passphrase: undefined })
  const back = await restored('from-bucket')
  const storage = createFolderStorage(path.join(back.dataDir, 'files'))
  const inFolder = await verify({ databaseUrl: back.database.url, storage })
  expect(inFolder).toMatchObject({ files: made.files, findings: [] })
  await back.database.close()
  await database.close()
  await s3.close()
})

test('a backup that fails leaves nothing', async () => {
  const broken = { ...filesOf(bench), get: () => Promise.reject(new Error('the disk is gone')) }
  const file = path.join(folder, 'failed')
  const source = {
    databaseUrl: bench.url,
    storage: broken,
    secret: TEST_SECRET,
    isSecretElsewhere: false,
  }
  await expect(backup(source, { file, passphrase: undefined })).rejects.toThrow('the disk is gone')
  expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, false])
})

test('a target that has anything is refused before it is touched', async () => {
  await backedUp('for-another')
  const options = { file: path.join(folder, 'for-another'), passphrase: undefined }
  const storage = createFolderStorage(mkdtempSync(path.join(folder, 'taken-')))
  const taken = { dataDir: folder, databaseUrl: bench.url, secret: undefined }
  await expect(restore(restoreTarget(taken, storage), options)).rejects.toThrow(
    'The database of DATABASE_URL has tables already',
  )
  await expect(restore(restoreTarget(taken, filesOf(bench)), options)).rejects.toThrow(
    'There are files already',
  )
  const secret = 'another secret of thirty-two characters'
  const other = { ...taken, secret }
  await expect(restore(restoreTarget(other, storage), options)).rejects.toThrow(
    'DUET_SECRET is another secret',
  )
})

// Last: what the users have written would be in every backup after it
test('a backup taken while 20 users write: same hashes, sign-in works, a run repeats byte for byte', async () => {
  const writers = startWriters()
  await writers.allHaveWritten
  const made = await backedUp('busy').catch(async (error) => {
    await writers.stop()
    throw error
  })
  const work = await writers.stop()
  expect(Math.min(...work)).toBeGreaterThan(0)
  expect(made.problems).toEqual([])
  expect(statSync(path.join(folder, 'busy')).mode & 0o777).toBe(0o600)
  const { database, dataDir, report } = await restored('busy')
  expect([report.rows, report.files, report.problems]).toEqual([made.rows, made.files, []])
  expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toBe(TEST_SECRET)
  const again = await startRunBench({ database: { ...database, close: stay }, dataDir })
  const checked = await verify({ databaseUrl: database.url, storage: filesOf(again) })
  expect(checked).toMatchObject({ files: made.files, findings: [], hashed: 0 })
  // no trigger counted the restored files again
  const { rows: counted } = await database.pool.query(
    `select (select sum(bytes) from storage_change)::float8 as counted,
       (select sum(size_bytes) from stored_file where state <> 'deleting'
         and stored_file_owner(project_id, storage_key) is not null)::float8 as stored`,
  )
  expect(counted[0].stored).toBeGreaterThan(0)
  expect(counted[0].counted).toBe(counted[0].stored)
  // one moment: each entry of the log has the record that it names
  const { rows } = await database.pool.query(
    "select count(*)::int as entries, count(component.id)::int as records from audit_log left join component on to_jsonb(component.id) = details where action = 'test'",
  )
  expect(rows[0].entries).toBeGreaterThan(0)
  expect(rows[0].records).toBe(rows[0].entries)
  await signInWorks(database)
  const before = await runHashes(again, project.simulationId)
  expect(before).toEqual(await runHashes(bench, project.simulationId))
  await again.startWorker()
  const { simulation } = await runAgain(again, user.id, project.simulationId)
  await again.ended(user.id, project.id, simulation?.id ?? '')
  expect(before.length).toBeGreaterThan(4)
  expect(await runHashes(again, simulation?.id ?? '')).toEqual(before)
  await again.close()
  await database.close()
})
