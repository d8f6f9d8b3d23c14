import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { composeFiles } from './composeFiles.ts'
import { type Config, parseConfig } from './config.ts'
import { createDatabase, createPool } from './db/connection.ts'
import { checkDataFolder } from './db/dataFolder.ts'
import { databaseUrlFile } from './db/openDatabase.ts'
import { workerMetrics } from './http/metrics/serverMetrics.ts'
import { createWorkerHttp } from './http/metrics/workerHttp.ts'
import { createJobQueue } from './jobs/jobQueue.ts'
import { processName } from './jobs/lostAttempts.ts'
import { createLog, type Log } from './log.ts'
import { startEvaluation } from './monitoring/evaluation/evaluateDue.ts'
import { startReadingUpkeep } from './monitoring/store/upkeep.ts'
import { startWorker } from './results/startWorker.ts'
import { loadSecret } from './secret.ts'
import { type StopStep, stopOnSignals } from './stopOnSignals.ts'
import { startTracing } from './telemetry/startTracing.ts'

const environment = parseConfig(process.env)
if ('errors' in environment) {
  process.stderr.write(
    `The DUET worker cannot start with these settings:\n${environment.errors.map((line) => `  ${line}\n`).join('')}`,
  )
  process.exitCode = 1
} else {
  await work(environment, createLog(environment.logLevel))
}

async function work(config: Config, log: Log): Promise<void> {
  const steps: StopStep[] = []
  const stop = stopOnSignals(steps, log)
  try {
    await start(config, log, steps)
  } catch (error) {
    log.fatal({ err: error }, 'worker start failed')
    process.stderr.write(
      `The DUET worker could not start: ${error instanceof Error ? error.message : String(error)}\n`,
    )
    await stop(1)
  }
}

/** The server's own queue and files, without its web side. The server has made the tables. */
async function start(config: Config, log: Log, steps: StopStep[]): Promise<void> {
  steps.push({ name: 'traces', stop: await startTracing(config.tracing) })
  const url = config.databaseUrl ?? runningDatabaseUrl(config.dataDir)
  const pool = createPool(url, (error) => log.warn({ err: error }, 'database connection lost'))
  steps.push({ name: 'connections', stop: () => pool.end() })
  const db = createDatabase(pool)
  const secret = loadSecret(config.secret, config.dataDir)
  const files = await composeFiles({ config, log, db, secret })
  steps.push({
    name: 'files',
    stop: async () => {
      await files.sweeper.stop()
      files.duckdb.close()
    },
  })
  const worker = processName('worker')
  const onQueueError = (error: Error): void => log.warn({ err: error }, 'job queue error')
  const queue = await createJobQueue(url, onQueueError, worker)
  const threads = Math.max(1, config.workerThreads)
  const run = await startWorker({ db, log, queue, ...files }, { worker, threads })
  const evaluation = startEvaluation({ db, log, pool, ...files }, run)
  const readings = startReadingUpkeep({ db, log, pool, ...files })
  steps.push({
    name: 'tasks',
    stop: async () => {
      await Promise.all([evaluation.stop(), readings.stop()])
      await run.stop()
    },
    isWork: true,
  })
  const address = await answer(config, pool, steps)
  log.info({ worker, threads, address }, 'worker started')
}

/** Tells supervisors and Prometheus how the worker is, where a port is set. Gives the address. */
async function answer(config: Config, pool: Pool, steps: StopStep[]): Promise<string | undefined> {
  const { workerPort: port, host } = config
  if (port === undefined) return undefined
  const app = createWorkerHttp({
    checkReady: async () => {
      await checkDataFolder(config.dataDir)
      await pool.query('select 1')
    },
    metrics: workerMetrics(pool),
    metricsToken: config.metricsToken,
  })
  steps.push({ name: 'http', stop: () => app.close(), isWork: true })
  return app.listen({ port, host })
}

/** Where the server of this data folder runs its own database. */
function runningDatabaseUrl(dataDir: string): string {
  try {
    return readFileSync(databaseUrlFile(dataDir), 'utf8').trim()
  } catch (error) {
    throw new Error(`No database: set DATABASE_URL, or start the server of ${dataDir} first`, {
      cause: error,
    })
  }
}
