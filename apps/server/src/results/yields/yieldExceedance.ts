import { AppError } from '@duet/contract'
import { exceedance, exceedanceCurve, P_LEVELS, sigmaOf, yieldSigma } from '@duet/results'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type {
  YieldExceedance,
  YieldUncertainty,
  YieldUncertaintyInput,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { partOf } from '../run/partOf.ts'
import type { BlockArguments } from '../run/seriesQueries.ts'
import {
  type ProjectUncertainty,
  projectUncertainty,
  readRunUncertainty,
  readYieldUncertainty,
  type StoredUncertainty,
  uncertaintySchema,
  writeYieldUncertainty,
} from './uncertaintyQueries.ts'
import { yieldBasis } from './yieldBasis.ts'

export interface ExceedanceArguments extends BlockArguments {
  /** Whose mean is asked for; a run without a complete year has its own period alone. */
  readonly years?: number | null | undefined
}

export async function projectYieldUncertainty(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
): Promise<YieldUncertainty> {
  await projectAccess(db, userId, projectId, 'viewer')
  return answerOf(projectId, await readYieldUncertainty(db, projectId))
}

const yearsSchema = z.number().int('must be whole').min(1, 'must be at least 1').max(100)

/** @throws AppError INVALID_INPUT for years below 1 */
export async function yieldExceedance(
  run: FinishedRun,
  input: ExceedanceArguments,
): Promise<YieldExceedance> {
  const { ratings } = partOf(run, input.block_id)
  const asked = parseInput(yearsSchema, input.years ?? 1, ['years'])
  const found = await readRunUncertainty(run)
  const basis = await yieldBasis(run, input.block_id)
  const years = basis.kind === 'period' ? 1 : asked
  const values = exceedance(basis.energyKwh, found.parts, years)
  const nominalKw = ratings.nominal_dc_w / 1000
  return {
    uncertainty: answerOf(run.projectId, found),
    basis: basis.kind,
    basis_years: basis.years,
    years,
    sigma_fraction: values.sigmaFraction,
    p_values: P_LEVELS.map((probability) => {
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

/** Leaves a row in the audit log. @throws AppError FORBIDDEN for viewers and operators, INVALID_INPUT */
export async function updateYieldUncertainty(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
  input: YieldUncertaintyInput | null,
): Promise<YieldUncertainty> {
  await projectAccess(db, userId, projectId, 'editor')
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const next = input === null ? null : parseInput(uncertaintySchema, input, ['uncertainty'])
  await db.transaction().execute(async (tx) => {
    const before = await readYieldUncertainty(tx, projectId)
    await writeYieldUncertainty(tx, projectId, next)
    await writeAudit(tx, {
      userId,
      projectId,
      action: 'yield_uncertainty_changed',
      details: { from: before.isUsual ? null : storedOf(before), to: next },
    })
  })
  return answerOf(projectId, projectUncertainty(next))
}

const storedOf = ({ parts, lifeYears }: ProjectUncertainty): StoredUncertainty => ({
  life_years: lifeYears,
  parts: [...parts],
})

export function answerOf(
  projectId: string,
  { parts, lifeYears, isUsual }: ProjectUncertainty,
): YieldUncertainty {
  return {
    project_id: projectId,
    life_years: lifeYears,
    parts: parts.map((part) => ({
      ...part,
      input: part.input ?? null,
      sensitivity: part.sensitivity ?? null,
      sigma_fraction: sigmaOf(part),
      correlations: (part.correlations ?? []).map((one) => ({ ...one })),
    })),
    is_usual: isUsual,
    year_fraction: yieldSigma(parts),
  }
}
