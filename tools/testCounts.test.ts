import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testCounts } from './testCounts.ts'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(name: string, passed: number, failed: number, suites: number, pending: number) {
  const file = join(folder, name)
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      numFailedTestSuites: suites,
      numPendingTests: pending,
    }),
  )
  return file
}

test('reports are added up', () => {
  const reports = [report('a.json', 10, 0, 0, 1), report('b.json', 3, 2, 1, 0)]
  expect(testCounts(reports)).toEqual({ passed: 13, failed: 2, skipped: 1 })
})

test('a file that did not load is a failure', () => {
  expect(testCounts([report('c.json', 5, 0, 1, 0)]).failed).toBe(1)
})

test('a missing report is a failure', () => {
  expect(testCounts([join(folder, 'none.json')]).failed).toBe(1)
})
