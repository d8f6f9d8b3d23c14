import { Readable } from 'node:stream'
import { madeFileKey } from '@duet/results/run'
import { storeObject } from '../../files/storeObject.ts'
import type { RunResultJob } from '../../jobs/resultJobs.ts'
import { bytesOfThread } from '../../pdf/bytesOfThread.ts'
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
    const report: Report = { data, options, document: manifest.document, blockIds }
    const bytes = await bytesOfThread(THREAD_FILE, report, signal)
    const key = madeFileKey(run.prefix, 'reports', `${job.id}.pdf`)
    const { filename } = data
    const object = { key, projectId: run.projectId, filename, state: 'pending' } as const
    const sizeBytes = await storeObject(deps, object, () =>
      deps.storage.put(key, Readable.from([bytes]), { signal }),
    )
    return { file: { storageKey: key, filename, sizeBytes } }
  }
}
