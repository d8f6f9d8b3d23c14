import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PlantDocument } from '@duet/plant'
import Fastify, { type FastifyInstance } from 'fastify'
import { composeServer } from '../../compose.ts'
import { parseConfig } from '../../config.ts'
import { type TestDatabase, testDatabase } from '../../db/testing.ts'
import { createCheckedStorage } from '../../files/checkedStorage.ts'
import { registerFileRoutes } from '../../files/fileRoutes.ts'
import { sweepFiles } from '../../files/fileSweeper.ts'
import { signUpload } from '../../files/filesService.ts'
import { createFolderStorage } from '../../files/folderStorage.ts'
import { createDuckdbPool } from '../../files/parquet/duckdbPool.ts'
import { createSeriesStore } from '../../files/parquet/seriesStore.ts'
import { createUrlSigner } from '../../files/signedUrls.ts'
import type { DuetSimulation, EnviroDataset } from '../../graphql/resolvers.gen.ts'
import { createJobQueue } from '../../jobs/jobQueue.ts'
import { createLog } from '../../log.ts'
import { createFromMetFile } from '../../meteo/changes/datasetChanges.ts'
import { createProjectFromDocument } from '../../projects/importProject.ts'
import { startWorker } from '../../results/startWorker.ts'
import type { Server } from '../../server.ts'
import { projectSimulations } from '../simulations.ts'
import type { RunWorker } from '../tasks/runWorker.ts'
import { type Api, apiOf } from './api.ts'

/** Meteo, simulations and results over a real database, folder, DuckDB and queue; no web side. */
export interface RunBench extends TestDatabase, Server {
  readonly dataDir: string
  readonly app: FastifyInstance
  /** Questions of the API about results, as the user asks them. */
  readonly api: (userId: string) => Api
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
  /** @param dir - absent: that of weather */
  readonly upload: (
    userId: string,
    projectId: string,
    content: string | Buffer,
    dir?: string,
  ) => Promise<string>
  readonly newDataset: (
    userId: string,
    projectId: string,
    csv: string,
    name?: string,
  ) => Promise<EnviroDataset>
  readonly startWorker: (threads?: number) => Promise<RunWorker>
  readonly sweep: () => Promise<number>
  /** Waits for the job to leave its active states. */
  readonly ended: (userId: string, projectId: string, id: string) => Promise<DuetSimulation>
}

/** Longer than a run takes on a machine that is busy with others. */
const ENDED_LIMIT_MS = 150_000

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
      pool: database.pool,
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
    dir = '/meteo',
  ): Promise<string> => {
    const signed = await signUpload(server, {
      userId,
      projectId,
      dir,
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
    api: (userId) => apiOf(server, userId),
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
      const worker = await startWorker(server, { worker: 'bench', threads })
      workers.push(worker)
      return worker
    },
    sweep: () => sweepFiles({ db, storage }),
    ended: async (userId, projectId, id) => {
      for (const startedMs = performance.now(); ; ) {
        const [simulation] = await projectSimulations(server, userId, { project_id: projectId, id })
        if (simulation?.duet_job.completed_at) return simulation
        if (performance.now() - startedMs > ENDED_LIMIT_MS) {
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
