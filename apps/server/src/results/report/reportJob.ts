import { Readable } from 'node:stream'
import { madeFileKey } from '@duet/results/run'
import { storeObject } from '../../files/storeObject.ts'
import type { RunResultJob } from '../../jobs/resultJobs.ts'
import { pictureUrl } from '../../logos/logoPicture.ts'
import { logoOfProject } from '../../logos/logoQueries.ts'
import { bytesOfThread } from '../../pdf/bytesOfThread.ts'
import type { Server } from '../../server.ts'
import { terrainOfRun } from '../../simulations/plan/terrainOfRun.ts'
import { type FinishedRun, type ResultsServer, storedRun } from '../run/finishedRun.ts'
import { readStoredRun } from '../run/storedRunQueries.ts'
import type { Report } from './report.ts'
import { reportData } from './reportData.ts'
import { type ReportOptions, storedReportOptions } from './reportInput.ts'

/** What a thread makes of a report. */
export interface ReportTask {
  readonly format: 'pdf' | 'xlsx'
  readonly report: Report
}

const THREAD_FILE = new URL('./reportThread.ts', import.meta.url)

/** The worker's side of a report. */
export function createReportJob(deps: ResultsServer & Pick<Server, 'storage'>): RunResultJob {
  return async (job, signal) => {
    const run = await storedRun(deps, job.simulation_id)
    const report = await reportOf(deps, run, storedReportOptions(job.input))
    const bytes = await reportBytes({ format: 'pdf', report }, signal)
    const key = madeFileKey(run.prefix, 'reports', `${job.id}.pdf`)
    const { filename } = report.data
    const object = { key, projectId: run.projectId, filename, state: 'pending' } as const
    const sizeBytes = await storeObject(deps, object, () =>
      deps.storage.put(key, Readable.from([bytes]), { signal }),
    )
    return { file: { storageKey: key, filename, sizeBytes } }
  }
}

export async function reportOf(
  { db, storage }: Pick<Server, 'db' | 'storage'>,
  run: FinishedRun,
  options: ReportOptions,
): Promise<Report> {
  const { manifest } = await readStoredRun(db, run.id)
  const logo = await logoOfProject(db, run.projectId)
  const terrain = await terrainOfRun(storage, { prefix: run.prefix, manifest })
  return {
    data: await reportData(run),
    options,
    manifest,
    ...(terrain && { terrain }),
    ...(logo && { logo: pictureUrl(logo) }),
  }
}

/** The file is set on a thread of its own: the server answers others meanwhile. */
export const reportBytes = (task: ReportTask, signal?: AbortSignal): Promise<Buffer> =>
  bytesOfThread(THREAD_FILE, task, signal)
