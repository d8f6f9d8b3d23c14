import type { UserId } from '../../access/organizationAccess.ts'
import { bytesOfThread } from '../../pdf/bytesOfThread.ts'
import { perServer, type Server } from '../../server.ts'
import type { PortfolioArgs } from '../events/seenPlants.ts'
import { plantReport } from './plantReport.ts'
import { type PortfolioReport, portfolioReport } from './portfolioReport.ts'
import type { PlantReport } from './reportModel.ts'

const THREAD_FILE = new URL('./pdf/reportThread.ts', import.meta.url)

interface ReportFile {
  readonly name: string
  readonly bytes: Buffer
}

/** The report of a plant as a PDF. @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT */
export const plantReportFile = async (
  server: Server,
  userId: UserId,
  args: { readonly project_id: string; readonly of: unknown },
): Promise<ReportFile> => fileOf(server, await plantReport(server, userId, args))

/** The report of a portfolio as a PDF. @throws AppError NOT_FOUND, INVALID_INPUT */
export const portfolioReportFile = async (
  server: Server,
  userId: UserId,
  args: PortfolioArgs & { readonly of: unknown },
): Promise<ReportFile> => fileOf(server, await portfolioReport(server, userId, args))

async function fileOf(server: Server, report: PlantReport | PortfolioReport): Promise<ReportFile> {
  return { name: report.filename, bytes: await pdfOf(server, report) }
}

/** Set one after the other on a thread: each takes a second of a processor and 100 MB. */
export const pdfOf = (server: Server, report: PlantReport | PortfolioReport): Promise<Buffer> =>
  turns(server)(() => bytesOfThread(THREAD_FILE, report))

const turns = perServer(() => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
})
