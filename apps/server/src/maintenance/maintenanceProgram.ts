import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Config, parseConfig } from '../config.ts'
import { openStorage } from '../openStorage.ts'
import { loadSecret } from '../secret.ts'
import { backup } from './backup.ts'
import { onDatabase } from './onDatabase.ts'
import { restore } from './restore.ts'
import { restoreTarget } from './restoreTarget.ts'
import { verify } from './verify.ts'

// `duet verify`, `duet backup FILE` and `duet restore FILE`, as the command line starts them.
const PERIOD_MS = 2000
const [command, ...args] = process.argv.slice(2)
const config = parseConfig(process.env)
try {
  if ('errors' in config)
    throw new Error(`these settings are wrong:\n  ${config.errors.join('\n  ')}`)
  if (command === 'verify') await runVerify(config, args.includes('--json'))
  else if (command === 'backup') await runBackup(config, path.resolve(args[0] ?? ''))
  else await runRestore(config, path.resolve(args[0] ?? ''))
} catch (error) {
  process.stderr.write(
    `duet ${command}: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exitCode = 1
}

async function runVerify(settings: Config, isJson: boolean): Promise<void> {
  const report = await onDatabase(settings, async (databaseUrl) =>
    verify({ databaseUrl, storage: await openStorage(settings), onProgress: progress() }),
  )
  if (isJson) process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  else {
    for (const { kind, message } of report.findings) say(`${kind.padEnd(8)} ${message}`)
    const hashed = report.hashed > 0 ? `; ${report.hashed} files without a hash got one` : ''
    say(
      `${report.tables} tables, ${report.files} files, ${megabytes(report.bytes)} MB: ${report.findings.length} ${report.findings.length === 1 ? 'finding' : 'findings'}${hashed}`,
    )
  }
  if (report.findings.length > 0) process.exitCode = 1
}

async function runBackup(settings: Config, file: string): Promise<void> {
  const report = await onDatabase(settings, async (databaseUrl) =>
    backup(
      {
        databaseUrl,
        storage: await openStorage(settings),
        secret: loadSecret(settings.secret, settings.dataDir),
        isSecretElsewhere: settings.secret !== undefined,
      },
      { file, passphrase: settings.backup.passphrase, onProgress: progress() },
    ),
  )
  for (const problem of report.problems) say(problem)
  say(`${file}: ${report.rows} rows, ${report.files} files${encryption(settings)}`)
  if (settings.secret !== undefined) say('DUET_SECRET is not part of it: keep it apart.')
  if (report.problems.length > 0) process.exitCode = 1
}

function encryption(settings: Config): string {
  return settings.backup.passphrase === undefined ? ', not encrypted' : ', encrypted'
}

async function runRestore(settings: Config, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  const target = restoreTarget(settings, await openStorage(settings))
  try {
    const { passphrase } = settings.backup
    const report = await restore(target, { file, passphrase, onProgress: progress() })
    for (const problem of report.problems) say(`at the time of the backup ${problem}`)
    say(
      `restored what was kept at ${report.manifest.created_at}: ${report.rows} rows, ${report.files} files`,
    )
  } finally {
    await target.close()
  }
}

/** Every two seconds, so that a log stays short. */
function progress(): (text: string) => void {
  let saidMs = performance.now()
  return (text) => {
    if (performance.now() - saidMs < PERIOD_MS) return
    saidMs = performance.now()
    process.stderr.write(`${text}\n`)
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
