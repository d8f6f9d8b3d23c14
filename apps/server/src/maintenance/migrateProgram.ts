import { parseConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { backupBeforeUpgrade } from './upgradeBackup.ts'

// `duet migrate`: an operator brings a database up to date before the new server starts.
const config = parseConfig(process.env)
if ('errors' in config) fail(`these settings are wrong:\n  ${config.errors.join('\n  ')}`)
else if (config.databaseUrl === undefined)
  fail(
    'Set DATABASE_URL to the PostgreSQL server. The built-in database is migrated when its server starts.',
  )
else {
  try {
    const options = backupBeforeUpgrade(config, config.databaseUrl, say)
    const applied = await migrate(config.databaseUrl, options)
    say(applied.length > 0 ? `applied: ${applied.join(', ')}` : 'the database is up to date')
  } catch (error) {
    fail(`duet migrate: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
