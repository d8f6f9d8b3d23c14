import path from 'node:path'
import type { Config } from '../config.ts'
import type { MigrateOptions, Upgrade } from '../db/migrate.ts'
import { loadSecret } from '../secret.ts'
import { backup } from './backup.ts'
import { newBackupFile, removeOldBackups, storedBackups } from './backupFolder.ts'

export type UpgradeConfig = Pick<Config, 'backup' | 'dataDir' | 'secret'>

/**
 * Backs up the database as it is before its schema changes. Files are not part of it: no migration changes one.
 *
 * @param say - hears what is being done and what was stored
 */
export function backupBeforeUpgrade(
  config: UpgradeConfig,
  databaseUrl: string,
  say: (text: string) => void,
): MigrateOptions {
  return config.backup.isMadeBeforeUpgrade
    ? { beforeUpgrade: (upgrade) => backUpDatabase(config, databaseUrl, upgrade, say) }
    : {}
}

async function backUpDatabase(
  config: UpgradeConfig,
  databaseUrl: string,
  { from, to }: Upgrade,
  say: (text: string) => void,
): Promise<string> {
  const folder = config.backup.folder ?? path.join(config.dataDir, 'backups')
  await storedBackups(folder, 'before-')
  const file = newBackupFile(folder, `before-${to}-`)
  say(`The schema goes from ${from} to ${to}; the database is kept in ${file} first.`)
  const source = {
    databaseUrl,
    storage: undefined,
    secret: loadSecret(config.secret, config.dataDir),
    isSecretElsewhere: config.secret !== undefined,
  }
  try {
    await backup(source, { file, passphrase: config.backup.passphrase })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The database could not be kept in ${file} before its upgrade from ${from}: ${reason}. Nothing was changed. Make room, or set DUET_BACKUP_BEFORE_UPGRADE=false where you have a backup of your own.`,
      { cause },
    )
  }
  await removeOldBackups(folder, 'before-', config.backup.most)
  return `The database as it was is in ${file}: duet restore brings it back beside the same files.`
}
