import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from './embeddedPostgres.ts'
import type { DatabaseLog } from './postgresProcess.ts'

export interface OpenDatabase {
  readonly url: string
  readonly kind: 'built-in' | 'external'
  readonly stop: () => Promise<void>
}

/**
 * The operator's database, or the built-in one in the data folder. The URL of the built-in one is left in
 * `<data>/run/database-url` (mode 600) while it runs, for workers and tools on this machine.
 */
export async function openDatabase(options: {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Hears once, with the reason, of a built-in database that will not come back. */
  readonly onLost?: (reason: string) => void
  readonly log?: DatabaseLog
}): Promise<OpenDatabase> {
  if (options.databaseUrl)
    return { url: options.databaseUrl, kind: 'external', stop: async () => undefined }
  const postgres = await startEmbeddedPostgres(
    path.join(options.dataDir, 'postgres'),
    options.onLost,
    options.log,
  )
  const urlFile = databaseUrlFile(options.dataDir)
  mkdirSync(path.dirname(urlFile), { recursive: true, mode: 0o700 })
  rmSync(urlFile, { force: true })
  writeFileSync(urlFile, postgres.url, { mode: 0o600 })
  return {
    url: postgres.url,
    kind: 'built-in',
    stop: async () => {
      rmSync(urlFile, { force: true })
      await postgres.stop()
    },
  }
}

export function databaseUrlFile(dataDir: string): string {
  return path.join(dataDir, 'run', 'database-url')
}
