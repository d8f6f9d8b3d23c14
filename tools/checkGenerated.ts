import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import config, { PYTHON_OPERATIONS } from './codegen.ts'
import { ROOT, run } from './run.ts'

/** Generated files are committed, so that a reader sees the contract; this shows when they are stale. */
const GENERATED = [...Object.keys(config.generates), PYTHON_OPERATIONS]

const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest('hex')

const before = GENERATED.map(hashOf)
if (!run('graphql-codegen', ['--config', 'tools/codegen.ts', '--silent'])) process.exit(1)
const stale = GENERATED.filter((file, index) => hashOf(file) !== before[index])
for (const file of stale) console.error(`${file} was stale and has been made anew: commit it`)
process.exit(stale.length === 0 ? 0 : 1)
