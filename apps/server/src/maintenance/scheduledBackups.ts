import { Client } from 'pg'
import type { BackupConfig } from '../configBackup.ts'
import { startPeriodic } from '../db/periodic.ts'
import { type BackupReport, type BackupSource, backup } from './backup.ts'
import { newBackupFile, removeOldBackups, storedBackups } from './backupFolder.ts'

export interface ScheduledDeps {
  readonly config: BackupConfig
  readonly source: () => Promise<BackupSource>
  readonly databaseUrl: string
  readonly onDone: (file: string, report: BackupReport) => void
  readonly onError: (error: unknown) => void
}

const PREFIX = 'duet-'
const HOUR_MS = 60 * 60_000
const PERIOD_MS = 10 * 60_000
/** The key of the advisory lock of who makes them, where several servers share a folder. */
const SCHEDULE_LOCK = 20_265

/** Looks now and every ten minutes whether the newest backup is too old. Gives how to stop. */
export const startScheduledBackups = (deps: ScheduledDeps): (() => Promise<void>) =>
  startPeriodic(PERIOD_MS, (signal) => backupWhenDue(deps, signal), deps.onError).stop

/** Makes a backup where the newest is older than the setting says, and removes those above the number that stays. */
export async function backupWhenDue(deps: ScheduledDeps, signal: AbortSignal): Promise<void> {
  const { folder, everyH, most, passphrase } = deps.config
  if (folder === undefined || signal.aborted) return
  await whileLocked(deps.databaseUrl, async () => {
    const [newest] = await storedBackups(folder, PREFIX)
    if (newest && Date.now() - newest.madeMs < everyH * HOUR_MS) return
    await removeOldBackups(folder, PREFIX, most)
    const file = newBackupFile(folder, PREFIX)
    try {
      const report = await backup(await deps.source(), { file, passphrase, signal })
      deps.onDone(file, report)
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
    await removeOldBackups(folder, PREFIX, most)
  })
}

/** Not at all where another server is at it. */
async function whileLocked(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'duet backups' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1) as free',
      [SCHEDULE_LOCK],
    )
    if (rows[0]?.free) await work()
  } finally {
    await client.end()
  }
}
