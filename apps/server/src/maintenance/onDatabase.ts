import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import type { Config } from '../config.ts'
import { databaseUrlFile, openDatabase } from '../db/openDatabase.ts'

/** The database of the settings; the built-in one is started where no server has done so. */
export async function onDatabase<T>(
  settings: Config,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const running = settings.databaseUrl ?? (await runningDatabase(settings.dataDir))
  if (running) return work(running)
  if (!existsSync(path.join(settings.dataDir, 'postgres', 'data')))
    throw new Error(
      `there is no database: DATABASE_URL is not set, and ${settings.dataDir} has none`,
    )
  const opened = await openDatabase({ ...settings, databaseUrl: undefined })
  try {
    return await work(opened.url)
  } finally {
    await opened.stop()
  }
}

async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const file = databaseUrlFile(dataDir)
  if (!existsSync(file)) return undefined
  const url = readFileSync(file, 'utf8').trim()
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return url
  } catch {
    return undefined
  }
}
