import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
})

export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Sums Vitest's JSON reports. A report that is missing, or a file that failed to load, is a failure. */
export function testCounts(reports: readonly string[]): TestCounts {
  return reports.map(countsOf).reduce((sum, counts) => ({
    passed: sum.passed + counts.passed,
    failed: sum.failed + counts.failed,
    skipped: sum.skipped + counts.skipped,
  }))
}

function countsOf(report: string): TestCounts {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  const brokenFiles = counts.numFailedTests === 0 ? counts.numFailedTestSuites : 0
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + brokenFiles,
    skipped: counts.numPendingTests,
  }
}
