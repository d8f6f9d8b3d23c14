import { type CostModel, costModelSchema } from '@duet/results'
import { signedIn, type UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { CostModelInput, ProjectCosts } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { readCostModel, writeCostModel } from './economicsQueries.ts'

export async function projectCosts(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
): Promise<ProjectCosts> {
  await projectAccess(db, userId, projectId, 'viewer')
  return answerOf(projectId, await readCostModel(db, projectId))
}

/** Leaves a row in the audit log. @throws AppError FORBIDDEN for viewers and operators, INVALID_INPUT */
export async function updateProjectCosts(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
  input: CostModelInput | null,
): Promise<ProjectCosts> {
  await projectAccess(db, userId, projectId, 'editor')
  const model = input === null ? null : parseInput(costModelSchema, withNulls(input), ['model'])
  await db.transaction().execute(async (tx) => {
    const from = await readCostModel(tx, projectId)
    await writeCostModel(tx, projectId, model)
    await writeAudit(tx, {
      userId: signedIn(userId),
      projectId,
      action: 'costs_changed',
      details: { from, to: model },
    })
  })
  return answerOf(projectId, model)
}

const NO_PRICE = { flat_per_mwh: null, hourly_per_mwh: null }

/** What a caller leaves out of the price is null. */
function withNulls({ energy_price: price, ...rest }: CostModelInput): object {
  return { ...rest, energy_price: price ? { ...NO_PRICE, ...price } : null }
}

const answerOf = (project_id: string, model: CostModel | null): ProjectCosts => ({
  project_id,
  model,
})
