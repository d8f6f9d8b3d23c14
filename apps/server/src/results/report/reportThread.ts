import { parentPort, workerData } from 'node:worker_threads'
import type { ReportTask } from './reportJob.ts'
import { reportPdf } from './reportPdf.ts'
import { reportWorkbook } from './reportWorkbook.ts'

/** Makes the one file that the thread was started for. */
const isTask = (data: unknown): data is ReportTask =>
  typeof data === 'object' && data !== null && 'format' in data && 'report' in data

if (!isTask(workerData)) throw new Error('The thread was started without a report')
const { format, report } = workerData
const bytes = await (format === 'pdf' ? reportPdf(report) : reportWorkbook(report.data))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a thread, not of a window
parentPort?.postMessage(bytes)
