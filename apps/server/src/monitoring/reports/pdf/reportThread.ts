import { parentPort, workerData } from 'node:worker_threads'
import type { PortfolioReport } from '../portfolioReport.ts'
import type { PlantReport } from '../reportModel.ts'
import { plantPdf } from './plantPdf.ts'
import { portfolioPdf } from './portfolioPdf.ts'

/** Makes the one report that the thread was started with. */
const isReport = (data: unknown): data is PlantReport | PortfolioReport =>
  typeof data === 'object' && data !== null && 'period' in data && 'filename' in data

if (!isReport(workerData)) throw new Error('The thread was started without a report')
const pdf = await ('plants' in workerData ? portfolioPdf(workerData) : plantPdf(workerData))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a thread, not of a window
parentPort?.postMessage(pdf)
