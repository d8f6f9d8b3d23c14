import { z } from 'zod'
import { organizationAccess, signedIn, type UserId } from '../../access/organizationAccess.ts'
import { knownRecord } from '../../access/recordAccess.ts'
import type {
  ModelledEnergy,
  PortfolioCapacity,
  PortfolioCard,
  QueryPortfolioSummaryCardArgs,
  QuerySensorDataModelledPortfolioArgs,
} from '../../graphql/resolvers.gen.ts'
import { pageFields } from '../../input/pageFields.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { type SeenDeployment, seenDeployments } from '../deployments/deploymentQueries.ts'
import { PORTFOLIO } from '../deployments/portfolios.ts'
import {
  type CardPeriod,
  currentCapacities,
  evaluationStates,
  newestReadings,
  openIssueCounts,
  periodSums,
} from './cardQueries.ts'
import { modelledEnergy } from './energySummaries.ts'
import { availableEnergy, type EnergySum, totalOf } from './energySums.ts'
import { periodSchema } from './eventInput.ts'
import { freshnessOf } from './freshness.ts'
import { plantSums } from './sumQueries.ts'

interface PortfolioArgs {
  readonly organization_id: string
  readonly portfolio_id?: string | null | undefined
}

/** @throws AppError NOT_FOUND for an organisation or portfolio that the caller does not see */
async function seenPlants(
  { db }: Server,
  userId: UserId,
  { organization_id, portfolio_id }: PortfolioArgs,
): Promise<SeenDeployment[]> {
  await organizationAccess(db, userId, organization_id)
  if (portfolio_id != null) {
    const portfolio = await knownRecord(db, portfolio_id, PORTFOLIO)
    if (portfolio.organization_id !== organization_id) throw PORTFOLIO.notFound()
  }
  return seenDeployments(db, signedIn(userId), organization_id, portfolio_id ?? undefined)
}

const idsOf = (plants: readonly SeenDeployment[]): readonly string[] =>
  plants.map(({ project_id }) => project_id)

const capacityOf = (values: Iterable<number | null>): number =>
  [...values].reduce((sum: number, value) => sum + (value ?? 0), 0)

export async function portfolioAcCapacity(
  server: Server,
  userId: UserId,
  args: PortfolioArgs,
): Promise<PortfolioCapacity> {
  const plants = await seenPlants(server, userId, args)
  const known = [...(await currentCapacities(server.db, idsOf(plants))).values()]
  return {
    plant_count: plants.length,
    ac_capacity_w: capacityOf(known.map(({ ac_capacity_w }) => ac_capacity_w)),
    dc_capacity_w: capacityOf(known.map(({ dc_capacity_w }) => dc_capacity_w)),
  }
}

export async function sensorDataModelledPortfolio(
  server: Server,
  userId: UserId,
  { organization_id, portfolio_id, ...period }: QuerySensorDataModelledPortfolioArgs,
): Promise<ModelledEnergy> {
  const plants = await seenPlants(server, userId, { organization_id, portfolio_id })
  const asked = parseInput(periodSchema, period)
  return modelledEnergy(null, await plantSums(server.db, idsOf(plants), asked))
}

/** A card for each plant, the most energy lost in the month first. */
export async function portfolioSummaryCard(
  server: Server,
  userId: UserId,
  { skip, take, ...args }: QueryPortfolioSummaryCardArgs,
): Promise<PortfolioCard[]> {
  const plants = await seenPlants(server, userId, args)
  const page = parseInput(z.object(pageFields(100)), { skip, take })
  const months = await periodSums(server.db, idsOf(plants), ['month'])
  const lost = new Map(months.map((sum) => [sum.project_id, lostKwh(sum)]))
  const lostBy = ({ project_id }: SeenDeployment): number => lost.get(project_id) ?? 0
  const sorted = plants.toSorted((a, b) => lostBy(b) - lostBy(a) || a.name.localeCompare(b.name))
  return cardsOf(server, sorted.slice(page.skip, page.skip + page.take), months)
}

const lostKwh = ({ allocated }: EnergySum): number => capacityOf(Object.values(allocated))

async function cardsOf(
  { db }: Server,
  plants: readonly SeenDeployment[],
  months: Awaited<ReturnType<typeof periodSums>>,
): Promise<PortfolioCard[]> {
  const ids = idsOf(plants)
  const [capacities, others, issues, states, readings] = await Promise.all([
    currentCapacities(db, ids),
    periodSums(db, ids, ['today', 'year']),
    openIssueCounts(db, ids),
    evaluationStates(db, ids),
    newestReadings(db, ids),
  ])
  const sumsById = Map.groupBy([...months, ...others], ({ project_id }) => project_id)
  const issuesById = Map.groupBy(issues, ({ project_id }) => project_id)
  return plants.map(({ project_id, name, latitude, longitude, tag }) => {
    const own = sumsById.get(project_id) ?? []
    const sumOf = (period: CardPeriod): EnergySum =>
      own.find((sum) => sum.period === period) ?? totalOf([])
    const month = sumOf('month')
    const [top] = Object.entries(month.allocated).toSorted(([, a], [, b]) => b - a)
    const countOf = (severity: string): number =>
      issuesById.get(project_id)?.find((one) => one.severity === severity)?.count ?? 0
    const state = states.get(project_id)
    return {
      project_id,
      name,
      latitude,
      longitude,
      tag,
      ac_capacity_w: capacities.get(project_id)?.ac_capacity_w ?? null,
      dc_capacity_w: capacities.get(project_id)?.dc_capacity_w ?? null,
      today: availableEnergy(sumOf('today'), null),
      month: availableEnergy(month, null),
      year: availableEnergy(sumOf('year'), null),
      lost_kwh: lostKwh(month),
      top_cause: top && top[1] > 0 ? top[0] : null,
      open_issues: {
        info: countOf('info'),
        minor: countOf('minor'),
        major: countOf('major'),
        critical: countOf('critical'),
      },
      last_reading: readings.get(project_id)?.toISOString() ?? null,
      freshness: freshnessOf(readings.get(project_id)),
      last_day: state?.last_day ?? null,
      open_days: state?.open_days ?? 0,
    }
  })
}
