import { parentPort, workerData } from 'node:worker_threads'
import { type Report, reportPdf } from './reportPdf.ts'

/** Makes the one report that the thread was started with. */
const isReport = (data: unknown): data is Report =>
  typeof data === 'object' && data !== null && 'options' in data && 'document' in data

if (!isReport(workerData)) throw new Error('The thread was started without a report')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a thread, not of a window
parentPort?.postMessage(await reportPdf(workerData))
