import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDuckdbPool, type DuckdbPool } from './duckdbPool.ts'

const shared = mkdtempSync(path.join(tmpdir(), 'duet-duckdb-'))
afterAll(() => rmSync(shared, { recursive: true, force: true }))

const open = (): Promise<DuckdbPool> =>
  createDuckdbPool({ threads: 1, memoryLimitMb: 64, temporaryFolder: shared, connections: 1 })

test('each pool spills into a folder of its own, and what a killed process left is removed', async () => {
  const machine = hostname().replaceAll(/[^\w.-]/g, '_')
  // Above the highest process id of any system
  const left = path.join(shared, `${machine}_99999999_x`)
  const ofAnotherMachine = path.join(shared, 'elsewhere_99999999_x')
  const ofLostMachine = path.join(shared, 'gone_1_x')
  for (const folder of [left, ofAnotherMachine, ofLostMachine]) {
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'duckdb_temp_storage_DEFAULT-0.tmp'), 'spilled')
  }
  const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000)
  utimesSync(ofLostMachine, eightDaysAgo, eightDaysAgo)
  const [a, b] = [await open(), await open()]
  expect([left, ofLostMachine].map((folder) => existsSync(folder))).toEqual([false, false])
  expect(existsSync(ofAnotherMachine)).toBe(true)
  expect(readdirSync(shared).filter((name) => name !== 'elsewhere_99999999_x')).toHaveLength(2)
  a.close()
  b.close()
  expect(readdirSync(shared)).toEqual(['elsewhere_99999999_x'])
})
