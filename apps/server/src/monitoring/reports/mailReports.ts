import { AppError } from '@duet/contract'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { isReportReady, noteDelivery, type ReportReader, reportReaders } from './deliveryQueries.ts'
import { plantReport } from './plantReport.ts'
import { pdfOf } from './reportFile.ts'
import { reportMail } from './reportMail.ts'
import { type DueReport, dueReport, LATEST_MS } from './reportSchedule.ts'

/** A report that somebody is to get. */
interface Due extends DueReport {
  readonly reader: ReportReader
}

/**
 * Sends the reports whose time has come. Any number of processes may: that one was sent and its mail are stored by one
 * transaction, once.
 *
 * @returns how many mails were stored
 */
export async function mailReports(
  server: Server,
  nowMs = Date.now(),
  signal?: AbortSignal,
): Promise<number> {
  const dues = await dueReports(server, nowMs)
  const reports = Map.groupBy(dues, ({ reader, period }) => `${reader.project_id} ${period.of}`)
  let sent = 0
  for (const [name, some] of reports) {
    if (signal?.aborted) break
    try {
      sent += await mailReport(server, some, nowMs)
    } catch (error) {
      // One plant must not hold up the others; it is tried again with the next look
      if (!isRefused(error)) server.log.error({ err: error, name }, 'plant report not made')
    }
  }
  if (sent > 0) void server.mailer.sendDue()
  return sent
}

async function dueReports({ db }: Server, nowMs: number): Promise<readonly Due[]> {
  const known = new Map<string, DueReport | undefined>()
  const dueOf = (kind: 'day' | 'month', reader: ReportReader): DueReport | undefined => {
    const { plant_zone: plantZone, send_at: sendAt } = reader
    const timeZone = reader.time_zone ?? plantZone
    const key = [kind, plantZone, timeZone, sendAt].join()
    if (!known.has(key)) known.set(key, dueReport(kind, { plantZone, timeZone, sendAt }, nowMs))
    return known.get(key)
  }
  return (await reportReaders(db)).flatMap((reader) =>
    (['day', 'month'] as const).flatMap((kind) => {
      const since = kind === 'day' ? reader.daily_since : reader.monthly_since
      const due = since && dueOf(kind, reader)
      if (!due || due.dueMs < since.getTime()) return []
      return reader.sent.includes(due.period.of) ? [] : [{ ...due, reader }]
    }),
  )
}

/** One report, made once for all who are to get it now. */
async function mailReport(server: Server, dues: readonly Due[], nowMs: number): Promise<number> {
  const [first] = dues
  if (!first) return 0
  const { period, reader } = first
  const { project_id } = reader
  const isReady = await isReportReady(server.db, project_id, period, nowMs)
  const readers: ReportReader[] = []
  for (const due of dues) {
    const isTime = isReady || nowMs >= due.dueMs + LATEST_MS
    if (isTime && (await mayHave(server, due.reader))) readers.push(due.reader)
  }
  const [maker] = readers
  if (!maker) return 0
  const report = await plantReport(server, maker.user_id, { project_id, of: period.of }, nowMs)
  const pdf = await pdfOf(server, report)
  let sent = 0
  for (const { user_id, email } of readers) {
    const mail = reportMail(report, pdf, email, server.publicUrl)
    const isSent = await server.db.transaction().execute(async (tx) => {
      if (!(await noteDelivery(tx, { user_id, project_id, period: period.of }))) return false
      await server.mailer.queueMail(tx, mail)
      return true
    })
    if (isSent) sent++
  }
  return sent
}

/** Whether they may take figures of the plant away, now. */
async function mayHave({ db }: Server, { user_id, project_id }: ReportReader): Promise<boolean> {
  try {
    await deploymentAccess(db, user_id, project_id, 'export')
    return true
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

/** The person may not have it, or the plant has nothing to report: neither is a fault. */
const isRefused = (error: unknown): boolean =>
  error instanceof AppError && ['NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT'].includes(error.code)
