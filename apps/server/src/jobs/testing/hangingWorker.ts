import { createDatabase, createPool } from '../../db/connection.ts'
import { createJobQueue } from '../jobQueue.ts'
import { startTaskConsumer } from '../taskConsumer.ts'

/** A worker process that takes a task and never finishes it. Argument: the URL of the database. */
const url = process.argv[2] ?? ''
const never = (): Promise<void> => new Promise(() => undefined)
const nothing = (): void => undefined
await startTaskConsumer(
  {
    db: createDatabase(createPool(url, nothing)),
    queue: await createJobQueue(url, nothing),
    handlers: { block_geometry: never, block_series: never, post_processing: never },
    onJobFailed: never,
    log: { info: nothing, error: nothing },
  },
  { worker: `hanging/${process.pid}`, concurrency: 1, stopSignal: new AbortController().signal },
)
