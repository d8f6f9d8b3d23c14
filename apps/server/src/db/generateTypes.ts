import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { migrate } from './migrate.ts'
import { startTemporaryPostgres } from './testing/temporaryPostgres.ts'

/** Writes database.gen.ts from a fresh database with all migrations (npm run db:types). */
const postgres = await startTemporaryPostgres()
try {
  await migrate(postgres.url)
  const source = ['--dialect', 'postgres', '--url', postgres.url, '--log-level', 'error']
  // As the driver of connection.ts reads them
  const mapping = ['--type-mapping', '{"int8":"number"}', '--exclude-pattern', 'schema_migration']
  const target = ['--out-file', path.join(import.meta.dirname, 'database.gen.ts')]
  const { status } = spawnSync('kysely-codegen', [...source, ...mapping, ...target], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
} finally {
  await postgres.stop()
}
