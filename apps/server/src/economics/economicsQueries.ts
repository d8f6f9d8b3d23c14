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

/** A copy of a project costs what the project does. */
export async function copyCostModel(db: Database, from: string, to: string): Promise<void> {
  await db
    .updateTable('project')
    .set((query) => ({
      cost_model: query
        .selectFrom('project as source')
        .select('cost_model')
        .where('source.id', '=', from),
    }))
    .where('id', '=', to)
    .execute()
}
