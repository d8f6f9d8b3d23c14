import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listDatasets } from '../meteo/views/datasetViews.ts'
import { startSimulation, stopSimulation } from '../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'

let bench: RunBench
let owner: { userId: string; organizationId: string }
let projectId = ''
const children: ChildProcess[] = []

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  projectId = await bench.newProject(owner, samplePlant(2))
  await bench.newDataset(
    owner.userId,
    projectId,
    syntheticWeatherCsv({ type: 'Sequential', year: 2021, stepMinutes: 5 }),
  )
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => bench.close())

function spawnNode(file: URL, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return child
}

const spawnWorker = (): ChildProcess =>
  spawnNode(new URL('../worker.ts', import.meta.url), [], {
    DATABASE_URL: bench.url,
    DUET_DATA: bench.dataDir,
    DUET_WORKER_THREADS: '2',
    LOG_LEVEL: 'silent',
  })

async function startRun(project = projectId): Promise<string> {
  const [dataset] = await listDatasets(bench, owner.userId, { project_id: project })
  const answer = await startSimulation(bench, owner.userId, project, {
    block_ids: await bench.blockIds(project),
    enviro_dataset_id: dataset?.id,
  })
  if (!answer.simulation) throw new Error(JSON.stringify(answer.errors))
  return answer.simulation.id
}

interface TaskState {
  readonly kind: string
  readonly status: string
  readonly attempts: number
  readonly worker: string | null
}

function tasksOf(simulationId: string): Promise<TaskState[]> {
  return bench.db
    .selectFrom('duet_task')
    .innerJoin('duet_job', 'duet_job.id', 'duet_task.job_id')
    .select(['duet_task.kind', 'duet_task.status', 'duet_task.attempts', 'duet_task.worker'])
    .where('duet_job.simulation_id', '=', simulationId)
    .execute()
}

async function until(
  simulationId: string,
  isReached: (tasks: TaskState[]) => boolean,
): Promise<void> {
  for (const startedMs = performance.now(); ; ) {
    const tasks = await tasksOf(simulationId)
    if (isReached(tasks)) return
    if (performance.now() - startedMs > 240_000) throw new Error(JSON.stringify(tasks))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const isRunningOf = (child: ChildProcess) => (tasks: TaskState[]) =>
  tasks.some(
    ({ status, worker }) => status === 'running' && worker?.endsWith(`/${child.pid}`) === true,
  )

/** The queue gives out the oldest task, and a task that is tried again stays the oldest: all take the same one. */
async function leaveOneTask(simulationId: string): Promise<void> {
  await bench.pool.query(
    `update pgboss.job set state = 'cancelled' where name = 'block_series' and id not in
     (select t.id from duet_task t join duet_job j on j.id = t.job_id where j.simulation_id = $1 order by t.id limit 1)`,
    [simulationId],
  )
}

/** A process takes a task and is killed over it. @returns how often the task was begun */
async function loseProcess(simulationId: string, kind: 'server' | 'worker'): Promise<number> {
  const hanging = new URL('./testing/hangingWorker.ts', import.meta.url)
  const child = spawnNode(hanging, [bench.url, kind])
  await until(simulationId, isRunningOf(child))
  const attempts = Math.max(...(await tasksOf(simulationId)).map((task) => task.attempts))
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  // Its last sign of life was long ago
  await bench.pool.query(
    "update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'",
  )
  return attempts
}

describe('a lost worker', () => {
  test('deaths of the server are not counted against a run, before or after that of a worker', async () => {
    const simulationId = await startRun()
    await leaveOneTask(simulationId)
    const kinds = ['server', 'server', 'server', 'worker', 'server', 'server'] as const
    for (const kind of kinds) await loseProcess(simulationId, kind)
    const task = (await tasksOf(simulationId)).find(({ attempts }) => attempts > 0)
    expect(task).toMatchObject({ attempts: kinds.length, status: 'running' })
    const child = spawnWorker()
    await until(simulationId, (tasks) => tasks.some(({ status }) => status === 'completed'))
    child.kill('SIGKILL')
    await stopSimulation(bench, owner.userId, simulationId, projectId)
  })

  test('a task that loses both of its workers fails its run with the reason, and its files go', async () => {
    const simulationId = await startRun()
    await leaveOneTask(simulationId)
    for (const attempt of [1, 2]) expect(await loseProcess(simulationId, 'worker')).toBe(attempt)
    await bench.startWorker()
    const { duet_job: job } = await bench.ended(owner.userId, projectId, simulationId)
    expect(job).toMatchObject({ status: 'failed', error_code: 'WORKER_LOST' })
    expect(job.error_message).toMatch(
      /^Two workers were lost over the same part of this\. The last one, worker \S+\/\d+, was ended by force\./,
    )
    const states = await bench.db
      .selectFrom('stored_file')
      .select('state')
      .where('storage_key', 'like', `%${simulationId}%`)
      .execute()
    expect(states.every(({ state }) => state === 'deleting')).toBe(true)
  })

  test('another worker takes over what a killed worker process had in hand, and the run completes', async () => {
    const simulationId = await startRun()
    const child = spawnWorker()
    await until(simulationId, isRunningOf(child))
    child.kill('SIGKILL')
    const { duet_job: job } = await bench.ended(owner.userId, projectId, simulationId)
    expect(job).toMatchObject({ status: 'completed', total_tasks: 24, completed_tasks: 24 })
    const again = (await tasksOf(simulationId)).filter(({ attempts }) => attempts === 2)
    expect(again.length).toBeGreaterThan(0)
    expect(again.every(({ status, worker }) => status === 'completed' && worker === 'bench')).toBe(
      true,
    )
  })

  test('the same while light is traced: series begin when all of it is there', async () => {
    const plant = samplePlant(1, { tracking: 1, sideM: 100 })
    const traced = await bench.newProject(owner, plant)
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 2 })
    await bench.newDataset(owner.userId, traced, csv)
    const child = spawnWorker()
    const simulationId = await startRun(traced)
    await until(simulationId, isRunningOf(child))
    child.kill('SIGKILL')
    const { duet_job: job } = await bench.ended(owner.userId, traced, simulationId)
    expect(job).toMatchObject({ status: 'completed', completed_tasks: job.total_tasks })
    const tasks = await tasksOf(simulationId)
    const geometry = tasks.filter(({ kind }) => kind === 'block_geometry')
    expect(geometry.length).toBe(job.total_tasks - 1)
    expect(geometry.some(({ attempts }) => attempts === 2)).toBe(true)
    expect(await bench.storage.list(`projects/${traced}/factors`)).toHaveLength(geometry.length)
  })
})
