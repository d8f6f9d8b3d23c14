import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase, testDatabase } from '../db/testing.ts'
import { createFolderStorage } from '../files/folderStorage.ts'
import { storeObject } from '../files/storeObject.ts'
import { verify } from './verify.ts'

const root = mkdtempSync(path.join(tmpdir(), 'duet-verify-'))
const storage = createFolderStorage(root)
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true, force: true })
})

const keyOf = (name: string): string => `projects/p/meteo/${name}/data-1.parquet`

async function store(name: string): Promise<void> {
  const object = { key: keyOf(name), projectId: null, filename: 'a', state: 'kept' } as const
  await storeObject({ db: database.db, storage }, object, () =>
    storage.put(object.key, Readable.from([`rows of ${name}`])),
  )
}

const verified = () => verify({ databaseUrl: database.url, storage })

test('what is whole has no findings; each kind of fault is found, with its name', async () => {
  for (const name of ['whole', 'flipped', 'gone', 'short', 'old']) await store(name)
  await database.pool.query(
    "update stored_file set sha256 = null, created_at = now() - interval '1 day' where storage_key = $1",
    [keyOf('old')],
  )
  expect(await verified()).toMatchObject({ files: 5, hashed: 1, findings: [] })
  const flipped = path.join(root, keyOf('flipped'))
  const bytes = readFileSync(flipped)
  bytes.writeUInt8(bytes.readUInt8(3) ^ 16, 3)
  writeFileSync(flipped, bytes)
  writeFileSync(path.join(root, keyOf('short')), 'rows')
  rmSync(path.join(root, keyOf('gone')))
  await storage.put(keyOf('nobody'), Readable.from(['orphan']))
  await database.pool.query(
    "insert into stored_file (storage_key, state, filename) values ('projects/p/meteo/waiting/upload', 'pending', 'a')",
  )
  const { findings, hashed } = await verified()
  expect(hashed).toBe(0)
  expect(findings.map(({ kind, name }) => [kind, name])).toEqual([
    ['damaged', keyOf('flipped')],
    ['missing', keyOf('gone')],
    ['damaged', keyOf('short')],
    ['orphaned', keyOf('nobody')],
  ])
})

test('a record whose file has no row, and a run without results, are missing', async () => {
  const {
    rows: [ids],
  } = await database.pool.query(`
    with person as (insert into app_user (email, name) values ('a@example.org', 'A') returning id),
      org as (insert into organization (name, slug) values ('o', 'o') returning id),
      plant as (insert into project (organization_id, owner_id, name, latitude, longitude)
        select org.id, person.id, 'p', 0, 0 from org, person returning id, owner_id)
    insert into simulation (project_id, user_id, name, environment, manifest, storage_prefix)
      select id, owner_id, 'Year', 'production', '{}', 'projects/p/simulations/s' from plant returning id`)
  await database.pool.query(
    `insert into duet_job (simulation_id, status, stage, total_tasks) values ($1, 'completed', 'post_processing', 1)`,
    [ids.id],
  )
  await database.pool.query(
    `insert into result_job (simulation_id, user_id, kind, input, input_hash, status, storage_key)
     select id, user_id, 'pdf_report', '{}', '', 'completed', 'projects/p/simulations/s/reports/r.pdf' from simulation`,
  )
  const names = (await verified()).findings.map(({ name }) => name)
  expect(names).toContain('projects/p/simulations/s/system')
  expect(names).toContain('projects/p/simulations/s/reports/r.pdf')
})

test('a schema of before, and a database of nothing, are refused with what to do', async () => {
  await database.pool.query('delete from schema_migration where version > 10')
  await expect(verified()).rejects.toThrow('Start the server or run duet migrate first.')
  const empty = await emptyDatabase()
  await expect(verify({ databaseUrl: empty.url, storage })).rejects.toThrow('schema_migration')
  await empty.close()
})
