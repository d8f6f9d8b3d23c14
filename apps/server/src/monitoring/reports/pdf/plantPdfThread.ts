import { parentPort, workerData } from 'node:worker_threads'
import type { PlantReport } from '../plantReport.ts'
import { plantPdf } from './plantPdf.ts'

/** Makes the one report that the thread was started with. */
const isReport = (data: unknown): data is PlantReport =>
  typeof data === 'object' && data !== null && 'performance' in data && 'contract' in data

if (!isReport(workerData)) throw new Error('The thread was started without a report')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a thread, not of a window
parentPort?.postMessage(await plantPdf(workerData))
