import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embeddedPostgres.ts'

/** A PostgreSQL in a new temporary folder; stopping it removes the folder. */
export async function startTemporaryPostgres(): Promise<EmbeddedPostgres> {
  const dir = mkdtempSync(path.join(tmpdir(), 'duet-postgres-'))
  const postgres = await startEmbeddedPostgres(path.join(dir, 'postgres'))
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
