import { parseArgs } from 'node:util'
import { type LoadApi, signIn } from './loadApi.ts'
import { FILES, makeFile } from './loadFiles.ts'
import { blocksOf, newDataset, newProject, type RunAll, runAll, startOf } from './loadRun.ts'
import { type LoadServers, startLoadServers } from './loadServers.ts'
import { runPages, type Viewed } from './runQueries.ts'
import { printTimes, watch } from './viewers.ts'

// A plant of many blocks on a server with PostgreSQL and S3 of their own: run, look through, all measured. Not a test.
const { values } = parseArgs({
  options: {
    blocks: { type: 'string', default: '100' },
    designs: { type: 'string', default: '5' },
    'step-minutes': { type: 'string', default: '60' },
    workers: { type: 'string', default: '2' },
    viewers: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
    /** Ends a worker by force when a quarter of the tasks is done. */
    kill: { type: 'boolean', default: false },
    /** Runs the same once more, with its light traced before. */
    again: { type: 'boolean', default: false },
  },
})
const stepMin = values['step-minutes'] === '5' ? 5 : 60
let wasKilled = !values.kill
const servers = await startLoadServers(Number(values.workers))
try {
  const api = await signIn(servers.baseUrl, servers.password)
  const projectId = await newProject(api, Number(values.blocks), Number(values.designs))
  const blockIds = await blocksOf(api, projectId)
  const { id: datasetId } = await timed('weather imported', () =>
    newDataset(api, projectId, stepMin),
  )
  const all: RunAll = { projectId, blockIds, datasetId, onProgress: killOnce }
  const simulationId = await timed('run', () => runAll(api, all))
  if (values.again) await timed('run again, light traced before', () => runAll(api, all))
  await look(api, { simulationId, blockIds, yearStartMs: await startOf(api, simulationId) })
  for (const [what, mutation] of FILES) {
    const bytes = await timed(what, () => makeFile(api, mutation, simulationId))
    print({ what: `size of ${what}`, megabytes: Number((bytes / 1e6).toFixed(2)) })
  }
  printMemory(servers)
} finally {
  await servers.stop()
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedMs = performance.now()
  const result = await work()
  print({ what, seconds: Number(((performance.now() - startedMs) / 1000).toFixed(1)) })
  return result
}

function print(line: object): void {
  console.log(JSON.stringify(line))
}

function killOnce(share: number): void {
  const [worker] = servers.workers
  if (wasKilled || share < 0.25 || !worker) return
  wasKilled = true
  worker.child.kill('SIGKILL')
  print({ what: `${worker.name} killed` })
}

async function look(api: LoadApi, viewed: Viewed): Promise<void> {
  const people = { viewers: Number(values.viewers), seconds: Number(values.seconds) }
  for (const times of await watch(api, runPages(viewed), people)) printTimes(times)
}

function printMemory({ server, workers }: LoadServers): void {
  for (const { name, peakBytes, cpuSeconds } of [server, ...workers]) {
    print({ what: `most memory of ${name}`, megabytes: Math.round(peakBytes() / 1e6) })
    print({ what: `CPU time of ${name}`, seconds: cpuSeconds() })
  }
}
