import { type CostModel, costModelSchema } from '@duet/results'
import type { Database } from '../db/connection.ts'

/** What a project costs and earns; null where nobody has said. */
export async function readCostModel(db: Database, projectId: string): Promise<CostModel | null> {
  const { cost_model } = await db
    .selectFrom('project')
    .select('cost_model')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  return cost_model === null ? null : costModelSchema.parse(cost_model)
}

export async function writeCostModel(
  db: Database,
  projectId: string,
  model: CostModel | null,
): Promise<void> {
  await db
    .updateTable('project')
    .set({ cost_model: model === null ? null : JSON.stringify(model) })
    .where('id', '=', projectId)
    .execute()
}

/** A copy of a project costs what the project does, is as uncertain, and has its losses from the same sources. */
export async function copyEconomics(db: Database, from: string, to: string): Promise<void> {
  const settings = await db
    .selectFrom('project')
    .select(['cost_model', 'yield_uncertainty', 'loss_notes'])
    .where('id', '=', from)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('project')
    .set({
      cost_model: stored(settings.cost_model),
      yield_uncertainty: stored(settings.yield_uncertainty),
      loss_notes: JSON.stringify(settings.loss_notes),
    })
    .where('id', '=', to)
    .execute()
}

const stored = (json: unknown): string | null => (json === null ? null : JSON.stringify(json))
