import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import { batched } from '../../db/batched.ts'
import type {
  AvailableEnergy,
  PortfolioCard,
  PortfolioCardResolvers,
  QueryPortfolioSummaryCardArgs,
} from '../../graphql/resolvers.gen.ts'
import { pageFields } from '../../input/pageFields.ts'
import { parseInput } from '../../input/parseInput.ts'
import { perServer, type Server } from '../../server.ts'
import type { SeenDeployment } from '../deployments/deploymentQueries.ts'
import {
  type CardDays,
  type CardPeriod,
  currentCapacities,
  evaluationStates,
  newestReadings,
  type OpenIssueRow,
  openIssueCounts,
  periodSums,
} from './cardQueries.ts'
import { availableEnergy, type EnergySum, systemLosses, totalOf } from './energySums.ts'
import { periodSchema } from './eventInput.ts'
import { freshnessOf } from './freshness.ts'
import { idsOf, seenPlants } from './seenPlants.ts'

/** A card without what is asked for alone. */
export type CardRecord = Omit<PortfolioCard, CardPeriod>

const MOST_CARDS = 5000

/** A card for each plant, the most energy lost in the period first. */
export async function portfolioSummaryCard(
  server: Server,
  userId: UserId,
  { skip, take, from, to, ...args }: QueryPortfolioSummaryCardArgs,
): Promise<CardRecord[]> {
  const plants = await seenPlants(server, userId, args)
  const page = parseInput(z.object(pageFields(100, MOST_CARDS)), { skip, take })
  const sums = await periodSums(server.db, idsOf(plants), daysOf(from, to))
  const lostBy = ({ project_id }: SeenDeployment): number => lostKwh(sums.get(project_id))
  const sorted = plants.toSorted((a, b) => lostBy(b) - lostBy(a) || a.name.localeCompare(b.name))
  return cardsOf(server, sorted.slice(page.skip, page.skip + page.take), sums)
}

function daysOf(
  from: string | null | undefined,
  to: string | null | undefined,
): CardDays | 'month' {
  if (from == null && to == null) return 'month'
  return parseInput(periodSchema, { from, to })
}

const lostKwh = (sum: EnergySum | undefined): number =>
  Object.values(sum?.allocated ?? {}).reduce((all, kwh) => all + kwh, 0)

async function cardsOf(
  { db }: Server,
  plants: readonly SeenDeployment[],
  sums: ReadonlyMap<string, EnergySum>,
): Promise<CardRecord[]> {
  const ids = idsOf(plants)
  const [capacities, issues, states, readings] = await Promise.all([
    currentCapacities(db, ids),
    openIssueCounts(db, ids),
    evaluationStates(db, ids),
    newestReadings(db, ids),
  ])
  const issuesById = Map.groupBy(issues, ({ project_id }) => project_id)
  return plants.map((plant) => {
    const id = plant.project_id
    const capacity = capacities.get(id)
    return {
      project_id: plant.project_id,
      portfolio_id: plant.portfolio_id,
      name: plant.name,
      latitude: plant.latitude,
      longitude: plant.longitude,
      tag: plant.tag,
      time_zone: capacity?.time_zone ?? 'UTC',
      ac_capacity_w: capacity?.ac_capacity_w ?? null,
      dc_capacity_w: capacity?.dc_capacity_w ?? null,
      ...energyOf(sums.get(id) ?? totalOf([])),
      open_issues: openIssues(issuesById.get(id) ?? []),
      last_reading: readings.get(id)?.toISOString() ?? null,
      freshness: freshnessOf(readings.get(id)),
      last_day: states.get(id)?.last_day ?? null,
      open_days: states.get(id)?.open_days ?? 0,
    }
  })
}

function energyOf(
  sum: EnergySum,
): Pick<CardRecord, 'period' | 'losses' | 'lost_kwh' | 'top_cause'> {
  const [top] = Object.entries(sum.allocated).toSorted(([, a], [, b]) => b - a)
  return {
    period: availableEnergy(sum, null),
    losses: systemLosses(sum),
    lost_kwh: lostKwh(sum),
    top_cause: top && top[1] > 0 ? top[0] : null,
  }
}

function openIssues(rows: readonly OpenIssueRow[]): PortfolioCard['open_issues'] {
  const countOf = (severity: string): number =>
    rows.find((one) => one.severity === severity)?.count ?? 0
  return {
    info: countOf('info'),
    minor: countOf('minor'),
    major: countOf('major'),
    critical: countOf('critical'),
  }
}

/** Sums that few ask for: looked up for the plants of an answer together. The card has settled access. */
const sumOf = (period: CardPeriod) => {
  const find = perServer(({ db }: Server) => batched((ids) => periodSums(db, ids, period)))
  return async ({ project_id }: CardRecord, server: Server): Promise<AvailableEnergy> =>
    availableEnergy((await find(server)(project_id)) ?? totalOf([]), null)
}
const [todayOf, monthOf, yearOf] = [sumOf('today'), sumOf('month'), sumOf('year')]

export const portfolioCardResolvers: PortfolioCardResolvers = {
  today: (card, _args, { server }) => todayOf(card, server),
  month: (card, _args, { server }) => monthOf(card, server),
  year: (card, _args, { server }) => yearOf(card, server),
}
