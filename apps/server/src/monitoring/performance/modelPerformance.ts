import { FIRST_SQUARE, joinDays, LEFT_OUT, RESIDUAL_AXES, SQUARE, SQUARES } from '@duet/monitoring'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import type {
  ModelPerformance,
  QuerySentinelModelPerformanceArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { periodSchema } from '../events/eventInput.ts'
import { comparedDays } from './comparedDays.ts'
import { comparedScope } from './comparedScope.ts'
import { requireFacts } from './versionFacts.ts'

const reasonsSchema = z.object({ left_out: z.array(z.enum(LEFT_OUT)) })

/**
 * How well the expected power follows the measured one, of the plant, a block or an inverter of the version at the end of the period.
 *
 * @throws AppError NOT_FOUND also for an unknown node; INVALID_INPUT
 */
export async function sentinelModelPerformance(
  server: Server,
  userId: UserId,
  { project_id, hierarchy_id, left_out, ...period }: QuerySentinelModelPerformanceArgs,
): Promise<ModelPerformance> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'viewer')
  const { from, to } = parseInput(periodSchema, period)
  const reasons = parseInput(reasonsSchema, { left_out }).left_out
  const facts = await requireFacts(server, project.id, to)
  const scope = comparedScope(facts, hierarchy_id ?? null)
  const days = await comparedDays(server, facts, scope, { projectId: project.id, from, to })
  const stepS = facts.version.settings.interval_minutes * 60
  const { sums, performance, pairs, held, squares, residuals, ...joined } = joinDays(
    days,
    reasons,
    stepS,
  )
  return {
    hierarchy_ids: scope.power.map(({ id }) => id),
    rated_w: Number.isNaN(scope.ratedW) ? null : scope.ratedW,
    step_s: stepS,
    day_count: days.length,
    pair_count: pairs,
    held: LEFT_OUT.map((reason) => ({ reason, count: held[reason] })),
    figures: performance && {
      ...performance,
      model_sum_w: sums.model,
      sensor_sum_w: sums.sensor,
      absolute_sum_w: sums.absolute,
      model_sensor_w2: sums.modelSensor,
      sensor_sensor_w2: sums.sensorSensor,
    },
    daily_error: joined.dailyError,
    scatter: {
      first: FIRST_SQUARE,
      step: SQUARE,
      model: [...squares.keys()].map((square) => Math.floor(square / SQUARES)),
      sensor: [...squares.keys()].map((square) => square % SQUARES),
      count: [...squares.values()],
    },
    residuals: RESIDUAL_AXES.map((axis) => ({
      axis,
      start: residuals[axis].map(({ start }) => start),
      count: residuals[axis].map(({ count }) => count),
      mean_w: residuals[axis].map(({ mean }) => mean),
      deviation_w: residuals[axis].map(({ deviation }) => deviation),
    })),
    days: {
      dates: joined.days.map(({ date }) => date),
      model_kwh: joined.days.map(({ model_kwh }) => model_kwh),
      sensor_kwh: joined.days.map(({ sensor_kwh }) => sensor_kwh),
    },
  }
}
