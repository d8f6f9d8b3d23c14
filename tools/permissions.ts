import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './run.ts'

// npm run permissions: the page of the guide is made anew from the cases of the server's tests, and printed.
// The cases know the server's own types, so that a test of theirs writes the page.
const PAGE = 'docs/guide/permissions.md'
const TEST = 'apps/server/src/testing/permissions/permissionPage.test.ts'

const isWritten = run('vitest', [
  'run',
  '--project',
  'server',
  TEST,
  '--reporter=default',
  '--update=all',
])
if (isWritten) console.log(readFileSync(join(ROOT, PAGE), 'utf8'))
process.exit(isWritten ? 0 : 1)
