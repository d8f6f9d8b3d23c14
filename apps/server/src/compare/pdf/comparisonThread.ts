import { parentPort, workerData } from 'node:worker_threads'
import { type ComparisonPage, comparisonPdf } from './comparisonPdf.ts'

/** Makes the one page that the thread was started with. */
const isPage = (data: unknown): data is ComparisonPage =>
  typeof data === 'object' && data !== null && 'aligned' in data && 'title' in data

if (!isPage(workerData)) throw new Error('The thread was started without a comparison')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a thread, not of a window
parentPort?.postMessage(await comparisonPdf(workerData))
