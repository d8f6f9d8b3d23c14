import { organizationAccess, type UserId } from '../../access/organizationAccess.ts'
import { reportFilename } from '../../results/run/resultFilename.ts'
import type { Server } from '../../server.ts'
import { findPortfolio } from '../deployments/portfolioQueries.ts'
import { currentCapacities } from '../events/cardQueries.ts'
import { type CardRecord, portfolioSummaryCard } from '../events/portfolioCards.ts'
import { idsOf, type PortfolioArgs, seenPlants } from '../events/seenPlants.ts'
import { endedPeriod, lastEndedDay, type ReportPeriod, readPeriod } from './reportPeriod.ts'

/** Everything that the report of a portfolio says. */
export interface PortfolioReport {
  readonly period: ReportPeriod
  readonly organizationName: string
  readonly portfolioName: string
  readonly madeAt: Date
  /** The most lost energy first. */
  readonly plants: readonly CardRecord[]
  readonly filename: string
}

const MOST_PLANTS = 5000

/** Of the plants that the caller sees, by the days of each. @throws AppError NOT_FOUND, INVALID_INPUT */
export async function portfolioReport(
  server: Server,
  userId: UserId,
  { of, ...args }: PortfolioArgs & { readonly of: unknown },
  nowMs = Date.now(),
): Promise<PortfolioReport> {
  const { organization } = await organizationAccess(server.db, userId, args.organization_id)
  const seen = await seenPlants(server, userId, args)
  const zones = [...(await currentCapacities(server.db, idsOf(seen))).values()]
  // Of all plants: a day is over when it has ended at the last of them
  const ended = zones.map(({ time_zone }) => lastEndedDay(time_zone, nowMs)).toSorted()
  const period = endedPeriod(readPeriod(of), {
    first: '0001-01-01',
    ended: ended[0] ?? lastEndedDay('UTC', nowMs),
  })
  const { from, to } = period
  const portfolioName = await nameOf(server, args.portfolio_id)
  return {
    period,
    organizationName: organization.name,
    portfolioName,
    madeAt: new Date(nowMs),
    plants: await portfolioSummaryCard(server, userId, {
      ...args,
      from,
      to,
      skip: 0,
      take: MOST_PLANTS,
    }),
    filename: reportFilename([organization.name, portfolioName], period.of),
  }
}

async function nameOf({ db }: Server, id: string | null | undefined): Promise<string> {
  if (id == null) return 'All plants'
  return id === 'none' ? 'Plants without a portfolio' : ((await findPortfolio(db, id))?.name ?? '')
}
