import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../db/testing.ts'
import { deleteEndedWindows, forgetAttempts, takeAttempt } from './attempts.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const limiter = (name: string, attempts = 3) => {
  const limit = { name, attempts, windowS: 60 }
  return {
    take: (key: string) => takeAttempt(database.db, limit, key),
    forget: (key: string) => forgetAttempts(database.db, limit, key),
  }
}

const allowed = (waits: readonly number[]): number => waits.filter((waitS) => waitS === 0).length

test('gives as many attempts as it has, then the seconds until the next', async () => {
  const logins = limiter('a')
  for (let i = 0; i < 3; i += 1) expect(await logins.take('ann')).toBe(0)
  const waitS = await logins.take('ann')
  expect(waitS).toBeGreaterThan(55)
  expect(waitS).toBeLessThanOrEqual(60)
  expect(await logins.take('bob')).toBe(0)
})

test('two processes share the attempts, also those at the same time', async () => {
  const one = limiter('shared', 5)
  const other = limiter('shared', 5)
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).take('ann')),
  )
  expect(allowed(waits)).toBe(5)
})

test('limiters of different names do not spend each other', async () => {
  for (let i = 0; i < 4; i += 1) await limiter('logins').take('ann')
  expect(await limiter('resets').take('ann')).toBe(0)
})

test('forgets a key', async () => {
  const logins = limiter('forgets', 1)
  await logins.take('ann')
  await logins.forget('ann')
  expect(await logins.take('ann')).toBe(0)
})

test('begins anew when the window has ended, and ended windows are removed', async () => {
  const logins = limiter('ends', 1)
  await logins.take('ann')
  expect(await logins.take('ann')).toBeGreaterThan(0)
  const past = new Date(Date.now() - 1000)
  await database.db.updateTable('attempt_window').set({ ends_at: past }).execute()
  expect(await logins.take('ann')).toBe(0)
  await deleteEndedWindows(database.db)
  const left = await database.db.selectFrom('attempt_window').selectAll().execute()
  expect(left).toHaveLength(1)
})

test('stores no address or name in the clear', async () => {
  await limiter('secret').take('ann@example.org')
  const rows = await database.db.selectFrom('attempt_window').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('ann')
})
