import type { UserId } from '../../access/organizationAccess.ts'
import { reportFilename } from '../../results/run/resultFilename.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess, deploymentNotFound } from '../deployments/deploymentAccess.ts'
import { versionAtEnd } from '../system-performance/versionAtEnd.ts'
import { missingDays } from './missingDays.ts'
import { energyFigures, plantState, workFigures } from './reportFigures.ts'
import type { PlantReport } from './reportModel.ts'
import { endedPeriod, lastEndedDay, readPeriod } from './reportPeriod.ts'
import { reportNames } from './reportQueries.ts'

/** @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT for a period without an ended day of the plant */
export async function plantReport(
  server: Server,
  userId: UserId,
  { project_id, of }: { readonly project_id: string; readonly of: unknown },
  nowMs = Date.now(),
): Promise<PlantReport> {
  const { db } = server
  const { project } = await deploymentAccess(db, userId, project_id, 'export')
  const whole = readPeriod(of)
  const version = await versionAtEnd(db, project.id, whole.to)
  if (!version) throw deploymentNotFound()
  const { settings } = version
  const names = await reportNames(db, project.id)
  const period = endedPeriod(whole, {
    first: names.first_day ?? undefined,
    ended: lastEndedDay(settings.time_zone, nowMs),
  })
  const asked = { project_id: project.id, version, period, nowMs }
  const [figures, state, work] = await Promise.all([
    energyFigures(server, userId, asked),
    plantState(server, asked),
    workFigures(server, userId, asked),
  ])
  const { days, ...shown } = figures
  const { waiting, ...freshness } = state
  return {
    period,
    names,
    version,
    timeZone: settings.time_zone,
    madeAt: new Date(nowMs),
    ...shown,
    ...freshness,
    ...work,
    missing: missingDays(period, { known: new Set(days.map(({ date }) => date)), waiting }),
    filename: reportFilename([names.organization_name, names.project_name], period.of),
  }
}
