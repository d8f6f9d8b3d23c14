import { AppError } from '@duet/contract'
import { exceedance, exceedanceCurve, type UncertaintyParts, yieldSigma } from '@duet/results'
import { z } from 'zod'
import { writeAudit } from '../db/auditLog.ts'
import type { YieldExceedance, YieldUncertainty } from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { type FinishedRunDeps, finishedRun } from './finishedRun.ts'
import { partOf } from './partOf.ts'
import type { ReadDeps } from './resultReads.ts'
import type { BlockArguments } from './resultsService.ts'
import { yieldBasis } from './yieldBasis.ts'
import {
  type ProjectUncertainty,
  projectUncertainty,
  readYieldUncertainty,
  uncertaintySchema,
  writeYieldUncertainty,
} from './yieldUncertainty.ts'

type UserId = string | undefined

export interface YieldUncertaintyDeps extends ReadDeps {
  readonly projectAccess: (
    userId: UserId,
    projectId: string,
    right: 'viewer' | 'editor' | 'export',
  ) => ReturnType<FinishedRunDeps['projectAccess']>
}

export interface ExceedanceArguments extends BlockArguments {
  /** Whose mean is asked for; a run without a complete year has its own period alone. */
  readonly years?: number | null | undefined
}

export interface YieldUncertaintyService {
  readonly one: (userId: UserId, projectId: string) => Promise<YieldUncertainty>
  /** @throws AppError INVALID_INPUT for years below 1 */
  readonly exceedance: (userId: UserId, input: ExceedanceArguments) => Promise<YieldExceedance>
  /** Leaves a row in the audit log. @throws AppError FORBIDDEN for viewers and operators, INVALID_INPUT */
  readonly update: (
    userId: UserId,
    projectId: string,
    parts: UncertaintyParts | null,
  ) => Promise<YieldUncertainty>
}

export function createYieldUncertaintyService(deps: YieldUncertaintyDeps): YieldUncertaintyService {
  return {
    one: async (userId, projectId) => {
      await deps.projectAccess(userId, projectId, 'viewer')
      return answerOf(projectId, await readYieldUncertainty(deps.db, projectId))
    },
    exceedance: (userId, input) => exceedanceOfRun(deps, userId, input),
    update: (userId, projectId, parts) => update(deps, userId, projectId, parts),
  }
}

const yearsSchema = z.number().int('must be whole').min(1, 'must be at least 1').max(100)

async function exceedanceOfRun(
  deps: YieldUncertaintyDeps,
  userId: UserId,
  input: ExceedanceArguments,
): Promise<YieldExceedance> {
  const run = await finishedRun(deps, userId, input.simulation_id)
  const { ratings } = partOf(run, input.block_id)
  const asked = parseInput(yearsSchema, input.years ?? 1, ['years'])
  const found = await readYieldUncertainty(deps.db, run.projectId)
  const basis = await yieldBasis(deps, run, input.block_id)
  const years = basis.kind === 'period' ? 1 : asked
  const values = exceedance(basis.energyKwh, found.parts, years)
  const nominalKw = ratings.nominal_dc_w / 1000
  return {
    uncertainty: answerOf(run.projectId, found),
    basis: basis.kind,
    basis_years: basis.years,
    years,
    sigma_fraction: values.sigmaFraction,
    p_values: ([50, 75, 90, 95, 99] as const).map((probability) => {
      const energyKwh = values[`p${probability}`]
      return {
        probability,
        energy_kwh: energyKwh,
        specific_yield_kwh_per_kwp: nominalKw > 0 ? energyKwh / nominalKw : null,
      }
    }),
    curve: [...exceedanceCurve(values)],
  }
}

async function update(
  { db, projectAccess }: YieldUncertaintyDeps,
  userId: UserId,
  projectId: string,
  input: UncertaintyParts | null,
): Promise<YieldUncertainty> {
  await projectAccess(userId, projectId, 'editor')
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const parts = input === null ? null : parseInput(uncertaintySchema, input, ['parts'])
  await db.transaction().execute(async (tx) => {
    const before = await readYieldUncertainty(tx, projectId)
    await writeYieldUncertainty(tx, projectId, parts)
    await writeAudit(tx, {
      userId,
      projectId,
      action: 'yield_uncertainty_changed',
      details: { from: before.isUsual ? null : before.parts, to: parts },
    })
  })
  return answerOf(projectId, projectUncertainty(parts))
}

function answerOf(projectId: string, { parts, isUsual }: ProjectUncertainty): YieldUncertainty {
  return {
    project_id: projectId,
    parts,
    is_usual: isUsual,
    year_fraction: yieldSigma(parts),
  }
}
