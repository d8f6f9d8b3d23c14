import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runSteps } from './run.ts'
import { testCounts } from './testCounts.ts'

const REPORTS = ['.types/vitest.json', '.types/e2e.json'].map((file) => join(ROOT, file))

for (const report of REPORTS) rmSync(report, { force: true })
const passed = ['tools/check.ts', 'tools/e2e.ts'].map(runSteps).every(Boolean)
const counts = testCounts(REPORTS)

// A step that failed without a failing test (types, format, a missing report) counts as one failure.
const failures = counts.failed === 0 && !passed ? 1 : counts.failed
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
console.log(`${counts.passed} passed, ${failures} failed${skipped}`)
process.exit(failures === 0 && counts.passed > 0 ? 0 : 1)
