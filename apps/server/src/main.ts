import path from 'node:path'
import { AppError } from '@duet/contract'
import { startIntegrationScheduler } from './administration/integration/integrationScheduler.ts'
import { integrationCalls } from './administration/integration/integrationServers.ts'
import { startAnalyticsCleanup } from './analytics/analyticsCleanup.ts'
import { eventForwarder } from './analytics/captureAnalytics.ts'
import { composeHttp, composeServer } from './compose.ts'
import { composeFiles } from './composeFiles.ts'
import { type Config, parseConfig, publicUrlOf } from './config.ts'
import { createDatabase, createPool } from './db/connection.ts'
import { checkDataFolder } from './db/dataFolder.ts'
import { inTurn } from './db/inTurn.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/openDatabase.ts'
import { type FirstUser, prepareFirstStart } from './firstStart.ts'
import { closeHttp } from './http/closeHttp.ts'
import { firstPasswordFile, storeFirstPassword } from './identity/firstPassword.ts'
import { startSessionCleanup } from './identity/sessionCleanup.ts'
import { createJobQueue } from './jobs/jobQueue.ts'
import { processName } from './jobs/lostAttempts.ts'
import { createLog, type Log } from './log.ts'
import { startScheduledBackups } from './maintenance/scheduledBackups.ts'
import { backupBeforeUpgrade } from './maintenance/upgradeBackup.ts'
import { noteMonitoredSample, startMonitoredSample } from './monitoredSample/monitoredSample.ts'
import { startEvaluation } from './monitoring/evaluation/evaluateDue.ts'
import { startMqtt } from './monitoring/ingest/mqtt/startMqtt.ts'
import { startNotices } from './monitoring/notices/startNotices.ts'
import { startReports } from './monitoring/reports/startReports.ts'
import { startReadingUpkeep } from './monitoring/store/upkeep.ts'
import { startWebhooks } from './monitoring/webhooks/startWebhooks.ts'
import { openStorage } from './openStorage.ts'
import { startProjectPurge } from './projects/projectPurge.ts'
import { writeInstallationLimits } from './quotas/quotaQueries.ts'
import { startWorker } from './results/startWorker.ts'
import { createFirstSample } from './samples/sampleProject.ts'
import { loadSecret } from './secret.ts'
import type { Server } from './server.ts'
import { startupBox } from './startupBox.ts'
import {
  DATABASE_LIMIT_MS,
  NO_DATABASE_WORK_LIMIT_MS,
  type StopStep,
  stopOnSignals,
} from './stopOnSignals.ts'
import { startStudySearches } from './study-search/takeSteps.ts'
import { startTracing } from './telemetry/startTracing.ts'

const WEB_DIST_DIR = path.resolve(import.meta.dirname, '../../web/dist')

const parsed = parseConfig(process.env)
if ('errors' in parsed) {
  process.stderr.write(
    `DUET cannot start with these settings:\n${parsed.errors.map((line) => `  ${line}\n`).join('')}`,
  )
  process.exitCode = 1
} else {
  await serve(parsed, createLog(parsed.logLevel))
}

async function serve(config: Config, log: Log): Promise<void> {
  const steps: StopStep[] = []
  const stop = stopOnSignals(steps, log)
  try {
    steps.push({ name: 'traces', stop: await startTracing(config.tracing) })
    await start(config, log, steps, (reason) => {
      log.fatal({ reason }, 'the built-in database is lost; the server stops')
      void stop(1, NO_DATABASE_WORK_LIMIT_MS)
    })
  } catch (error) {
    log.fatal({ err: error }, 'start failed')
    process.stderr.write(`DUET could not start: ${await reasonOf(error, config.dataDir)}\n`)
    await stop(1)
  }
}

/** A disk that is full or read-only is named first, whatever broke over it. */
async function reasonOf(error: unknown, dataDir: string): Promise<string> {
  const message = error instanceof Error ? error.message : String(error)
  try {
    await checkDataFolder(dataDir)
  } catch (disk) {
    if (disk instanceof AppError) return `${disk.message}\n${message}`
  }
  return message
}

/** Every part that starts leaves how it stops. */
async function start(
  config: Config,
  log: Log,
  steps: StopStep[],
  onDatabaseLost: (reason: string) => void,
): Promise<void> {
  const startedMs = performance.now()
  const database = await openDatabase({ ...config, onLost: onDatabaseLost, log })
  steps.push({ name: 'database', stop: database.stop, limitMs: DATABASE_LIMIT_MS })
  const migrations = await migrate(
    database.url,
    backupBeforeUpgrade(config, database.url, (text) => log.info(text)),
  )
  const pool = createPool(database.url, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  )
  steps.push({ name: 'connections', stop: () => pool.end() })

  const publicUrl = publicUrlOf(config)
  const secret = loadSecret(config.secret, config.dataDir)
  const foundation = { config, log, db: createDatabase(pool), pool, secret, publicUrl }
  await writeInstallationLimits(foundation.db, config.quotas)
  const files = await composeFiles(foundation)
  steps.push({ name: 'series files', stop: async () => files.duckdb.close() })
  steps.push({ name: 'file sweeper', stop: files.sweeper.stop, isWork: true })
  const worker = config.workerThreads > 0 ? processName('server') : undefined
  const queue = await createJobQueue(
    database.url,
    (error) => log.error({ err: error }, 'job queue failed'),
    worker,
  )
  const server = composeServer(foundation, files, queue)
  const tasks = await startTasks(server)
  steps.push(tasks.step)
  steps.push(...startChores(server))
  steps.push(startBackups(server, database.url))
  let isPrepared = false
  const app = await composeHttp(server, {
    webDistDir: WEB_DIST_DIR,
    isPrepared: () => isPrepared,
    checkReady: async () => {
      if (!isPrepared) throw new AppError('UNAVAILABLE', 'The first start is not done yet.')
      await checkDataFolder(config.dataDir)
      await pool.query('select 1')
    },
  })
  steps.push({ name: 'http', stop: () => closeHttp(app), isWork: true })
  // The port first: a start that fails here must not have made a password that nobody saw
  const address = await app.listen({ port: config.port, host: config.host })
  const firstUser = await inTurn(pool, () => firstStart(server))
  log.info(
    { database: database.kind, migrations, durationMs: Math.round(performance.now() - startedMs) },
    'server started',
  )
  process.stdout.write(
    `${startupBox(config.publicUrl ?? address, firstUser, firstPasswordFile(config.dataDir))}\n`,
  )
  isPrepared = true
  if (!config.monitoredSample) return
  const sample = startMonitoredSample(server, tasks.wakeEvaluation)
  steps.push({ name: 'monitored sample', stop: sample.stop, isWork: true })
}

/** Takes tasks in this process too, unless they are left to worker processes. */
async function startTasks(
  server: Server,
): Promise<{ readonly step: StopStep; readonly wakeEvaluation: () => void }> {
  const { workerThreads: threads } = server.config
  if (threads === 0) {
    const step = { name: 'job queue', stop: () => server.queue.stop(0) }
    return { step, wakeEvaluation: () => undefined }
  }
  const tasks = await startWorker(server, { worker: processName('server'), threads })
  const evaluation = startEvaluation(server, tasks)
  const stop = async (): Promise<void> => {
    await evaluation.stop()
    await tasks.stop()
  }
  return { step: { name: 'run worker', stop, isWork: true }, wakeEvaluation: evaluation.wake }
}

/** What runs beside the calls and the simulations. */
function startChores(server: Server): StopStep[] {
  const { db, log, sweeper } = server
  const stopCleanup = startSessionCleanup(db, (error) =>
    log.error({ err: error }, 'session cleanup failed'),
  )
  const stopPurge = startProjectPurge({ db, wakeSweeper: sweeper.wake }, (error) =>
    log.error({ err: error }, 'removal of deleted projects failed'),
  )
  const stopScheduler = startIntegrationScheduler(integrationCalls(server), {
    onError: (error) => log.error({ err: error }, 'integration schedules failed'),
  })
  const stopAnalytics = startAnalyticsCleanup(db, (error) =>
    log.error({ err: error }, 'analytics cleanup failed'),
  )
  const forwarder = eventForwarder(server)
  const readings = startReadingUpkeep(server)
  return [
    { name: 'searches of studies', stop: startStudySearches(server).stop, isWork: true },
    { name: 'notices', stop: startNotices(server).stop, isWork: true },
    { name: 'webhooks', stop: startWebhooks(server), isWork: true },
    { name: 'plant reports', stop: startReports(server).stop, isWork: true },
    { name: 'upkeep of readings', stop: readings.stop, isWork: true },
    { name: 'brokers', stop: startMqtt(server), isWork: true },
    { name: 'session cleanup', stop: stopCleanup, isWork: true },
    { name: 'project purge', stop: stopPurge, isWork: true },
    { name: 'emails', stop: server.mailer.start(), isWork: true },
    { name: 'integration schedules', stop: stopScheduler, isWork: true },
    { name: 'analytics cleanup', stop: stopAnalytics, isWork: true },
    { name: 'analytics forwarding', stop: async () => forwarder?.stop(), isWork: true },
  ]
}

function startBackups({ config, log, secret }: Server, databaseUrl: string): StopStep {
  const stop = startScheduledBackups({
    config: config.backup,
    databaseUrl,
    source: async () => ({
      databaseUrl,
      storage: await openStorage(config),
      secret,
      isSecretElsewhere: config.secret !== undefined,
    }),
    onDone: (file, { rows, files, problems }) =>
      problems.length > 0
        ? log.error(
            { file, rows, files, problems: problems.slice(0, 20) },
            'backup with damaged files',
          )
        : log.info({ file, rows, files }, 'backup made'),
    onError: (error) => log.error({ err: error }, 'backup failed'),
  })
  return { name: 'backups', stop, isWork: true }
}

function firstStart(server: Server): Promise<FirstUser | undefined> {
  const { db, config } = server
  return prepareFirstStart({
    db,
    adminPassword: config.adminPassword,
    storePassword: (password) => storeFirstPassword(config.dataDir, password),
    createSampleProject: async (owner) => {
      await createFirstSample(server, owner)
      if (config.monitoredSample) await noteMonitoredSample(server)(owner)
    },
  })
}
