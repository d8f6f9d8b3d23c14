import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PlantDocument } from '@duet/plant'
import Fastify, { type FastifyInstance } from 'fastify'
import { createProjectAccess } from '../../access/projectAccess.ts'
import { touchProject } from '../../access/projectParts.ts'
import { composeServer } from '../../compose.ts'
import { composeResultDetail, type ResultDetailServices } from '../../composeResultDetail.ts'
import { composeResultJobs } from '../../composeResultJobs.ts'
import { parseConfig } from '../../config.ts'
import { type TestDatabase, testDatabase } from '../../db/testing.ts'
import { storedTerrain } from '../../design/storedGround.ts'
import { createCheckedStorage } from '../../files/checkedStorage.ts'
import { registerFileRoutes } from '../../files/fileRoutes.ts'
import { sweepFiles } from '../../files/fileSweeper.ts'
import { signDownload, signUpload } from '../../files/filesService.ts'
import { createFolderStorage } from '../../files/folderStorage.ts'
import { createDuckdbPool } from '../../files/parquet/duckdbPool.ts'
import { createSeriesStore } from '../../files/parquet/seriesStore.ts'
import { createUrlSigner } from '../../files/signedUrls.ts'
import type { DuetSimulation, EnviroDataset } from '../../http/resolvers.gen.ts'
import { createJobQueue } from '../../jobs/jobQueue.ts'
import { createLog } from '../../log.ts'
import { createFromMetFile } from '../../meteo/datasetChanges.ts'
import { datasetFacts } from '../../meteo/datasetFacts.ts'
import { holdDatasets } from '../../meteo/datasetQueries.ts'
import { projectPlant } from '../../plants/plantDocument.ts'
import { createProjectFromDocument } from '../../projects/importProject.ts'
import { createExportsService, type ExportsService } from '../../results/exportsService.ts'
import { createReportService, type ReportService } from '../../results/reportService.ts'
import { createResultsService, type ResultsService } from '../../results/resultsService.ts'
import { createResultTabsService, type ResultTabsService } from '../../results/resultTabsService.ts'
import {
  createRunManifestService,
  type RunManifestService,
} from '../../results/runManifestService.ts'
import {
  createYieldUncertaintyService,
  type YieldUncertaintyService,
} from '../../results/yieldUncertaintyService.ts'
import type { Server } from '../../server.ts'
import { createWeatherSpans } from '../planWeather.ts'
import { createPreflightService, type PreflightService } from '../preflightService.ts'
import { createRerunService, type RerunService } from '../rerunService.ts'
import { type RunWorker, startRunWorker } from '../runWorker.ts'
import {
  createSimulationsService,
  type SimulationsDeps,
  type SimulationsService,
} from '../simulationService.ts'
import { createStudyService, type StudyService } from '../studyService.ts'

/** Meteo, simulations and results over a real database, folder, DuckDB and queue; no web side. */
export interface RunBench extends TestDatabase, Server, ResultDetailServices {
  readonly dataDir: string
  readonly app: FastifyInstance
  readonly simulations: SimulationsService
  readonly reruns: RerunService
  readonly preflights: PreflightService
  readonly studies: StudyService
  readonly results: ResultsService
  readonly resultTabs: ResultTabsService
  readonly yieldUncertainty: YieldUncertaintyService
  readonly exports: ExportsService
  readonly runManifests: RunManifestService
  readonly reports: ReportService
  readonly simulationsWith: (parts: Partial<SimulationsDeps>) => SimulationsService
  /** An organisation with this user as its owner. */
  readonly newOwner: (
    name: string,
  ) => Promise<{ readonly userId: string; readonly organizationId: string }>
  readonly newUser: (name: string) => Promise<string>
  /** A project of the plant; gives its id. Ids in it are new. */
  readonly newProject: (
    owner: { userId: string; organizationId: string },
    plant: PlantDocument,
  ) => Promise<string>
  readonly blockIds: (projectId: string) => Promise<string[]>
  readonly upload: (userId: string, projectId: string, content: string | Buffer) => Promise<string>
  readonly newDataset: (
    userId: string,
    projectId: string,
    csv: string,
    name?: string,
  ) => Promise<EnviroDataset>
  readonly startWorker: (threads?: number) => Promise<RunWorker>
  readonly sweep: () => Promise<number>
  /** Waits for the job to leave its active states. */
  readonly ended: (
    userId: string,
    projectId: string,
    id: string,
    withinMs?: number,
  ) => Promise<DuetSimulation>
}

const wakeSweeper = (): void => undefined

/** @param given - absent: a new database and a new folder */
export async function startRunBench(given?: {
  readonly database: TestDatabase
  readonly dataDir: string
}): Promise<RunBench> {
  const database = given?.database ?? (await testDatabase())
  const { db } = database
  const dataDir = given?.dataDir ?? mkdtempSync(path.join(tmpdir(), 'duet-runs-'))
  const storage = createCheckedStorage(db, createFolderStorage(path.join(dataDir, 'files')))
  const duckdb = await createDuckdbPool({
    threads: 2,
    memoryLimitMb: 512,
    temporaryFolder: path.join(dataDir, 'tmp'),
    connections: 3,
  })
  const series = createSeriesStore({ db, storage, duckdb, onDamaged: () => undefined })
  const signer = createUrlSigner(Buffer.from('a secret of the test bench alone'))
  const queue = await createJobQueue(database.url, () => undefined)
  const config = parseConfig({ DUET_DATA: dataDir, NODE_ENV: 'test', DUET_WORKER_THREADS: '2' })
  if ('errors' in config) throw new Error(config.errors.join('\n'))
  const server = composeServer(
    {
      config,
      log: createLog('silent'),
      db,
      secret: 'a secret of the test bench alone',
      publicUrl: '',
    },
    {
      storage,
      signer,
      sweeper: { wake: wakeSweeper, stop: async () => undefined },
      duckdb,
      series,
    },
    queue,
  )
  const projectAccess = createProjectAccess(db)
  const simulationsDeps: SimulationsDeps = {
    touchProject,
    db,
    queue,
    weatherSpan: createWeatherSpans(series),
    threads: 2,
    projectAccess,
    wakeSweeper,
    storage,
    readPlantDocument: (userId, projectId) => projectPlant({ db }, userId, projectId),
    readTerrain: (projectId) => storedTerrain({ db, storage }, projectId),
    findDataset: (projectId, id) => datasetFacts(db, projectId, id),
    holdDatasets,
  }
  const simulations = createSimulationsService(simulationsDeps)
  const reruns = createRerunService(simulationsDeps)
  const preflights = createPreflightService(simulationsDeps)
  const studies = createStudyService(simulationsDeps)
  const results = createResultsService({
    db,
    series,
    projectAccess,
    simulation: (projectId, id) => simulations.one(projectId, id),
  })
  const exports = createExportsService({
    db,
    queue,
    storage,
    projectAccess,
    signDownload: (key, filename) => signDownload(server, key, filename),
    wakeSweeper,
  })
  const app = Fastify()
  await registerFileRoutes(app, {
    db,
    storage,
    signer,
    now: Date.now,
    isStillGranted: async () => true,
    onRefused: () => undefined,
  })
  await app.ready()
  const workers: RunWorker[] = []

  const newUser = async (name: string): Promise<string> => {
    const values = { email: `${name}@example.org`, name, first_name: name }
    return (
      await db.insertInto('app_user').values(values).returning('id').executeTakeFirstOrThrow()
    ).id
  }
  const upload = async (
    userId: string,
    projectId: string,
    content: string | Buffer,
  ): Promise<string> => {
    const signed = await signUpload(server, {
      userId,
      projectId,
      dir: '/meteo',
      filename: 'weather.csv',
      allowOverwrite: false,
    })
    const answer = await app.inject({ method: 'PUT', url: signed.url, payload: content })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return signed.storage_key
  }
  return {
    ...server,
    ...database,
    dataDir,
    app,
    simulations,
    reruns,
    preflights,
    studies,
    results,
    resultTabs: createResultTabsService({ db, series, projectAccess }),
    ...composeResultDetail({ db, storage, series, queue, projectAccess }),
    yieldUncertainty: createYieldUncertaintyService({ db, series, projectAccess }),
    exports,
    runManifests: createRunManifestService({ db, projectAccess }),
    reports: createReportService({ db, queue, series, projectAccess }),
    simulationsWith: (parts) => createSimulationsService({ ...simulationsDeps, ...parts }),
    newUser,
    newOwner: async (name) => {
      const userId = await newUser(name)
      const slug = `org-${name}`
      const organization = await db
        .insertInto('organization')
        .values({ name: slug, slug })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('user_organization')
        .values({ user_id: userId, organization_id: organization.id, role_id: 'owner' })
        .execute()
      return { userId, organizationId: organization.id }
    },
    newProject: async (owner, plant) => (await createProjectFromDocument(server, owner, plant)).id,
    blockIds: async (projectId) =>
      (
        await db
          .selectFrom('block')
          .select('id')
          .where('project_id', '=', projectId)
          .orderBy('name')
          .execute()
      ).map(({ id }) => id),
    upload,
    newDataset: async (userId, projectId, csv, name = 'Desert') =>
      createFromMetFile(server, userId, {
        project_id: projectId,
        storage_key: await upload(userId, projectId, csv),
        filename: 'weather.csv',
        name,
      }),
    startWorker: async (threads = 1) => {
      const log = { info: () => undefined, error: () => undefined }
      const worker = await startRunWorker(
        {
          db,
          queue,
          storage,
          series,
          wakeSweeper,
          log,
          resultJobs: composeResultJobs({ db, storage, series }),
        },
        { worker: 'bench', threads },
      )
      workers.push(worker)
      return worker
    },
    sweep: () => sweepFiles({ db, storage }),
    ended: async (userId, projectId, id, withinMs = 30_000) => {
      for (const startedMs = performance.now(); ; ) {
        const [simulation] = await simulations.list(userId, { project_id: projectId, id })
        if (simulation?.duet_job.completed_at) return simulation
        if (performance.now() - startedMs > withinMs) {
          throw new Error(`Still ${JSON.stringify(simulation?.duet_job)}`)
        }
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
    close: async () => {
      for (const worker of workers) await worker.stop()
      if (workers.length === 0) await queue.stop(0)
      await app.close()
      duckdb.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
