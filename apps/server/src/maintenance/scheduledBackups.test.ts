import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MIGRATIONS_DIR, migrate } from '../db/migrate.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from '../db/testing.ts'
import { createFolderStorage } from '../files/folderStorage.ts'
import { restore } from './restore.ts'
import { restoreTarget } from './restoreTarget.ts'
import { backupWhenDue, type ScheduledDeps } from './scheduledBackups.ts'
import { backupBeforeUpgrade } from './upgradeBackup.ts'

const root = mkdtempSync(path.join(tmpdir(), 'duet-scheduled-'))
const secret = 'a secret of thirty-two characters'
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true, force: true })
})

test('a backup is made when the newest is too old, and the oldest above the number go', async () => {
  const folder = path.join(root, 'scheduled')
  const config = { folder, everyH: 24, most: 2, passphrase: undefined, isMadeBeforeUpgrade: true }
  const storage = createFolderStorage(path.join(root, 'files'))
  const source = { databaseUrl: database.url, storage, secret, isSecretElsewhere: true }
  const made: string[] = []
  const deps: ScheduledDeps = {
    config,
    databaseUrl: database.url,
    source: () => Promise.resolve(source),
    onDone: (file) => void made.push(path.basename(file)),
    onError: (error) => {
      throw error
    },
  }
  const look = () => backupWhenDue(deps, new AbortController().signal)
  await Promise.all([look(), look()])
  await look()
  expect(made.length).toBe(1)
  writeFileSync(path.join(folder, 'duet-left.duet-backup.partial'), 'cut')
  writeFileSync(path.join(folder, 'of somebody else'), 'stays')
  for (const hoursAgo of [90, 60, 30]) {
    const [newest = ''] = made.slice(-1)
    const at = new Date(Date.now() - hoursAgo * 3_600_000)
    utimesSync(path.join(folder, newest), at, at)
    await look()
  }
  expect(made.length).toBe(4)
  expect(readdirSync(folder)).toEqual([...made.slice(-2).toSorted(), 'of somebody else'])
})

test('an upgrade backs up the database first; what fails names the version before and the backup, which comes back', async () => {
  const old = await emptyDatabase()
  await migrate(old.url, { upTo: 10 })
  await old.pool.query("insert into app_user (email, name) values ('before@example.org', 'Before')")
  const dir = path.join(root, 'migrations')
  cpSync(MIGRATIONS_DIR, dir, { recursive: true })
  const next = String(readdirSync(dir).length + 1).padStart(4, '0')
  writeFileSync(path.join(dir, `${next}_breaks.sql`), 'alter table nowhere add column a text;')
  const dataDir = path.join(root, 'data')
  const backupConfig = { folder: undefined, everyH: 24, most: 2, passphrase: undefined }
  const config = { dataDir, secret, backup: { ...backupConfig, isMadeBeforeUpgrade: true } }
  const said: string[] = []
  const options = backupBeforeUpgrade(config, old.url, (text) => said.push(text))
  const failing = migrate(old.url, { ...options, dir })
  await expect(failing).rejects.toThrow(
    /was rolled back: .*\nBefore this upgrade the schema was 0010_dataset_revisions\.sql.*The database as it was is in .*before-/s,
  )
  expect(said[0]).toMatch(/^The schema goes from 0010_dataset_revisions\.sql to .*_breaks\.sql/)
  const [name = ''] = readdirSync(path.join(dataDir, 'backups'))
  const file = path.join(dataDir, 'backups', name)
  expect(readFileSync(file).length).toBeGreaterThan(1000)
  const back = await emptyDatabase()
  const target = restoreTarget(
    { dataDir, databaseUrl: back.url, secret },
    createFolderStorage(path.join(dataDir, 'files')),
  )
  const { manifest } = await restore(target, { file, passphrase: undefined })
  expect([manifest.content, manifest.migrations.length]).toEqual(['database', 10])
  const { rows } = await back.pool.query('select email from app_user')
  expect(rows).toEqual([{ email: 'before@example.org' }])
  await old.close()
  await back.close()
})
