import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { madeFileKey } from '@duet/results/run'
import { storeObject } from '../../files/storeObject.ts'
import type { RunResultJob } from '../../jobs/resultJobs.ts'
import type { Server } from '../../server.ts'
import { type ResultsServer, storedRun } from '../run/finishedRun.ts'
import { readStoredRun } from '../run/storedRunQueries.ts'
import { reportData } from './reportData.ts'
import { storedReportOptions } from './reportInput.ts'
import type { Report } from './reportPdf.ts'

const THREAD_FILE = new URL('./reportThread.ts', import.meta.url)

/** The worker's side of a report. The file is set on a thread of its own: the server answers others meanwhile. */
export function createReportJob(deps: ResultsServer & Pick<Server, 'storage'>): RunResultJob {
  return async (job, signal) => {
    const run = await storedRun(deps, job.simulation_id)
    const data = await reportData(run)
    const { manifest } = await readStoredRun(deps.db, run.id)
    const options = storedReportOptions(job.input)
    const blockIds = manifest.blocks.map(({ id }) => id)
    const bytes = await reportBytes(
      { data, options, document: manifest.document, blockIds },
      signal,
    )
    const key = madeFileKey(run.prefix, 'reports', `${job.id}.pdf`)
    const { filename } = data
    const object = { key, projectId: run.projectId, filename, state: 'pending' } as const
    const sizeBytes = await storeObject(deps, object, () =>
      deps.storage.put(key, Readable.from([bytes]), { signal }),
    )
    return { file: { storageKey: key, filename, sizeBytes } }
  }
}

function reportBytes(report: Report, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD_FILE, { workerData: report })
    const stop = (): void => void thread.terminate()
    signal.addEventListener('abort', stop, { once: true })
    thread.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    thread.once('error', reject)
    thread.once('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(signal.reason instanceof Error ? signal.reason : new Error('The report was not made'))
    })
  })
}
