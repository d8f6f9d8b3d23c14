import { createDatabase, createPool } from '../../db/connection.ts'
import { createJobQueue } from '../jobQueue.ts'
import { processName } from '../lostAttempts.ts'
import { startTaskConsumer } from '../taskConsumer.ts'

/** A process that takes a task and never finishes it. Arguments: the URL of the database, and what it is: server or worker. */
const url = process.argv[2] ?? ''
const kind = process.argv[3] === 'server' ? 'server' : 'worker'
const never = (): Promise<void> => new Promise(() => undefined)
const nothing = (): void => undefined
await startTaskConsumer(
  {
    db: createDatabase(createPool(url, nothing)),
    queue: await createJobQueue(url, nothing),
    handlers: { block_geometry: never, block_series: never, post_processing: never },
    onJobFailed: never,
    log: { debug: nothing, info: nothing, error: nothing },
  },
  { worker: processName(kind), concurrency: 1, stopSignal: new AbortController().signal },
)
