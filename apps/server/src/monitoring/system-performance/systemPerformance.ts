import type { UserId } from '../../access/organizationAccess.ts'
import type {
  QuerySentinelSystemLossIntervalsArgs,
  QuerySentinelSystemPerformanceArgs,
  SystemLossInterval,
  SystemPerformance,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { systemLosses } from '../events/energySums.ts'
import { type Period, periodSchema } from '../events/eventInput.ts'
import { plantSums } from '../events/sumQueries.ts'
import { budgetDays } from './budgetDays.ts'
import { performanceFigures } from './performanceFigures.ts'
import { dayFigures } from './performanceQueries.ts'
import { versionAtEnd } from './versionAtEnd.ts'

/** Letters of a day that its interval is named by: 2026-06 of a month. */
const NAMED_BY: Readonly<Record<Period['time_interval'], number>> = {
  OneDay: 10,
  OneMonth: 7,
  OneYear: 4,
}

/** Budget, expected and measured energy by interval with the key figures, by the version at the end of the period. */
export async function sentinelSystemPerformance(
  server: Server,
  userId: UserId,
  { project_id, ...period }: QuerySentinelSystemPerformanceArgs,
): Promise<SystemPerformance> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'viewer')
  const asked = parseInput(periodSchema, period)
  const [days, version] = await Promise.all([
    dayFigures(server.db, project.id, asked),
    versionAtEnd(server.db, project.id, asked.to),
  ])
  const budget = await budgetDays(server, version?.budget_simulation_id ?? null)
  const capacityW = version?.dc_capacity_w ?? null
  const sources = { budget, dcCapacityKw: capacityW === null ? null : capacityW / 1000 }
  const letters = NAMED_BY[asked.time_interval]
  const groups = Map.groupBy(days, ({ date }) => date.slice(0, letters))
  return {
    total: performanceFigures(days, null, sources),
    intervals: [...groups.values()].map((some) =>
      performanceFigures(some, some[0]?.date ?? null, sources),
    ),
    dc_capacity_kw: sources.dcCapacityKw,
    budget_name: budget.name,
    budget_problem: budget.problem,
  }
}

/** The waterfall of each interval. */
export async function sentinelSystemLossIntervals(
  { db }: Server,
  userId: UserId,
  { project_id, ...period }: QuerySentinelSystemLossIntervalsArgs,
): Promise<SystemLossInterval[]> {
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  const sums = await plantSums(db, [project.id], parseInput(periodSchema, period))
  return sums.map((one) => ({ date: one.date, sums: systemLosses(one) }))
}
