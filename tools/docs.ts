import { join, resolve } from 'node:path'
import { buildDocs } from './docs/buildDocs.ts'
import { ROOT } from './run.ts'

// node tools/docs.ts [OUT]: the guide as HTML, by default where the server finds it under /docs/
try {
  buildDocs(resolve(process.argv[2] ?? join(ROOT, 'apps/web/dist/docs')))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
