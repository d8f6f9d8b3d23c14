import { AppError } from '@duet/contract'
import {
  type CapacitySetup,
  capacitySetupSchema,
  capacityTest,
  joinPoints,
  USUAL_CAPACITY_SETUP,
} from '@duet/monitoring'
import { DAY_MS } from '@duet/units'
import type { UserId } from '../../access/organizationAccess.ts'
import type { CapacityTest, QuerySentinelCapacityTestArgs } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { daysOf, periodSchema } from '../events/eventInput.ts'
import { shareOfBlock } from '../performance/comparedScope.ts'
import { requireFacts, type VersionFacts } from '../performance/versionFacts.ts'
import { checkCount } from '../series/seriesRequest.ts'
import { type BudgetFound, budgetPoints } from './budgetPoints.ts'
import { capacityDays } from './capacityDays.ts'
import { type CapacityNodes, capacityNodes } from './capacityNodes.ts'
import { testAnswer } from './testAnswer.ts'

/** Longest test, days. */
const MOST_DAYS = 92
/** Readings that are looked at for one answer: two months of minutes of 230 nodes. */
const MOST_VALUES = 20_000_000
/** The usual averaging interval, min. */
const USUAL_MINUTES = 15

/**
 * Capacity of the plant, a block or an inverter by regression (ASTM E2848), by the version at the end of the period.
 *
 * @throws AppError NOT_FOUND also for an unknown node; INVALID_INPUT
 */
export async function sentinelCapacityTest(
  server: Server,
  userId: UserId,
  { project_id, hierarchy_id, setup: change, ...asked }: QuerySentinelCapacityTestArgs,
): Promise<CapacityTest> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'viewer')
  const period = parseInput(periodSchema, { ...asked, time_interval: 'OneYear' })
  const setup = setupOf(change)
  if (daysOf(period) > MOST_DAYS) throw fault('to', `a test has at most ${MOST_DAYS} days`)
  const facts = await requireFacts(server, project.id, period.to)
  const nodes = capacityNodes(facts, hierarchy_id ?? null)
  const averageMinutes = minutesOf(setup, facts)
  checkValues(nodes, facts, period)
  const days = await capacityDays(server, facts, nodes, {
    ...period,
    averageMinutes,
    hasExpected: setup.target === 'expected',
  })
  const budget = await budgetOf(server, facts, nodes, {
    setup,
    period,
    id: hierarchy_id ?? null,
  })
  const measured = joinPoints(days)
  const { ratedW } = nodes.scope
  const test = capacityTest({ measured, budget: budget.points, setup, ratedW })
  return {
    ...testAnswer(test),
    missing: missingOf(nodes, budget, setup),
    budget_name: budget.name,
    budget_problem: budget.problem,
    power_ids: nodes.scope.power.map(({ id }) => id),
    light_ids: nodes.planes.flatMap(({ front }) => front.map(({ id }) => id)),
    plane_count: nodes.planes.length,
    rated_w: Number.isNaN(ratedW) ? null : ratedW,
    average_minutes: averageMinutes,
    day_count: days.length,
    interval_count: measured.startUtcMs.length,
  }
}

/** The usual test with what was changed. @throws AppError INVALID_INPUT */
function setupOf(change: QuerySentinelCapacityTestArgs['setup']): CapacitySetup {
  const stated = Object.entries(parseInput(capacitySetupSchema, change ?? {}, ['setup']))
  return {
    ...USUAL_CAPACITY_SETUP,
    ...Object.fromEntries(stated.filter(([, value]) => value !== undefined)),
  }
}

function fault(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', `${path}: ${message}`, { field_errors: [{ path, message }] })
}

/** Whole intervals of readings. @throws AppError INVALID_INPUT */
function minutesOf({ average_minutes }: CapacitySetup, { version }: VersionFacts): number {
  const { interval_minutes: own } = version.settings
  const minutes = average_minutes ?? Math.ceil(USUAL_MINUTES / own) * own
  if (Number.isInteger(minutes / own)) return minutes
  throw fault(
    'setup.average_minutes',
    `must be a multiple of the ${own} min between readings; got ${minutes}`,
  )
}

/** @throws AppError INVALID_INPUT for more readings than are looked at for one answer */
function checkValues(
  { scope, planes, air, wind }: CapacityNodes,
  { version }: VersionFacts,
  { from, to }: TestAsked['period'],
): void {
  const lights = planes.reduce((sum, { front, rear }) => sum + front.length + rear.length, 0)
  checkCount(
    {
      from: Date.parse(from),
      to: Date.parse(to) + DAY_MS,
      step_s: version.settings.interval_minutes * 60,
    },
    scope.power.length + lights + air.length + wind.length,
    { path: 'to', most: MOST_VALUES },
  )
}

interface TestAsked {
  readonly setup: CapacitySetup
  readonly period: { readonly from: string; readonly to: string }
  /** Of what is tested; null: the plant. */
  readonly id: string | null
}

function budgetOf(
  server: Server,
  facts: VersionFacts,
  { scope }: CapacityNodes,
  { setup, period: { from, to }, id }: TestAsked,
): Promise<BudgetFound> {
  const { budget_simulation_id } = facts.version
  return budgetPoints(server, setup.target === 'budget' ? budget_simulation_id : null, {
    blockId: id === null ? undefined : (scope.blocks[0]?.duet_block_id ?? undefined),
    isAtGrid: scope.power[0]?.component === 'meter' || scope.power[0]?.component === 'system',
    share: shareOfBlock(facts, scope, id),
    middleUtcMs: (Date.parse(from) + Date.parse(to) + DAY_MS) / 2,
    days: setup.target_days,
  })
}

/** What the plant lacks for a test. */
function missingOf(
  { scope, planes, air }: CapacityNodes,
  { points }: BudgetFound,
  { target, bifaciality }: CapacitySetup,
): string[] {
  return [
    ...(scope.power.length === 0 ? ['power'] : []),
    ...(planes.length === 0 ? ['light'] : []),
    ...(air.length === 0 ? ['air'] : []),
    ...(bifaciality > 0 && planes.some(({ rear }) => rear.length === 0) ? ['rear'] : []),
    ...(target === 'budget' && !points ? ['budget'] : []),
  ]
}
