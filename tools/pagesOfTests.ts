import { run } from './run.ts'

// npm run permissions, npm run guide: pages of the guide that a test holds against the product are made anew by that test.
const TESTS: Readonly<Record<string, readonly (readonly [project: string, test: string])[]>> = {
  permissions: [['server', 'apps/server/src/testing/permissions/permissionPage.test.ts']],
  guide: [
    ['apps', 'apps/cli/src/sampleRun.test.ts'],
    ['apps', 'tools/packages/engineApi.test.ts'],
    ['server', 'apps/server/src/http/metrics/metricsPage.test.ts'],
    ['server', 'apps/server/src/testing/reference/referencePages.test.ts'],
  ],
}

const tests = TESTS[process.argv[2] ?? '']
if (tests === undefined) {
  console.error(`use: pagesOfTests.ts ${Object.keys(TESTS).join('|')}`)
  process.exit(2)
}
const isWritten = tests.every(([project, test]) =>
  run('vitest', ['run', '--project', project, test, '--update=all']),
)
process.exit(isWritten ? 0 : 1)
