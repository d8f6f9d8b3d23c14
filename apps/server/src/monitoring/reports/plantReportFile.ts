import type { UserId } from '../../access/organizationAccess.ts'
import { bytesOfThread } from '../../pdf/bytesOfThread.ts'
import { perServer, type Server } from '../../server.ts'
import { type PlantReport, plantReport } from './plantReport.ts'

const THREAD_FILE = new URL('./pdf/plantPdfThread.ts', import.meta.url)

export interface ReportFile {
  readonly name: string
  readonly bytes: Buffer
}

/** The report of a plant as a PDF. @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT */
export async function plantReportFile(
  server: Server,
  userId: UserId,
  { project_id, of }: { readonly project_id: string; readonly of: unknown },
): Promise<ReportFile> {
  const report = await plantReport(server, userId, { project_id, of })
  return { name: report.filename, bytes: await pdfOf(server, report) }
}

/** Set one after the other on a thread: each takes a second of a processor and 100 MB. */
export const pdfOf = (server: Server, report: PlantReport): Promise<Buffer> =>
  turns(server)(() => bytesOfThread(THREAD_FILE, report))

const turns = perServer(() => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
})
