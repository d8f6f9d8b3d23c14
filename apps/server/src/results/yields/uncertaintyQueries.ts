import { type UncertaintyParts, USUAL_UNCERTAINTY, uncertaintyParts } from '@duet/results'
import { z } from 'zod'
import type { Database } from '../../db/connection.ts'

const fraction = z.number().min(0, 'must be at least 0').max(1, 'must be at most 1')

/** Relative standard deviations, fractions of 1, as a project keeps them. */
export const uncertaintySchema = z.object(uncertaintyParts(() => fraction))

/** How uncertain the yields of a project are taken to be. */
export interface ProjectUncertainty {
  readonly parts: UncertaintyParts
  /** The project has no parts of its own: those of a usual plant. */
  readonly isUsual: boolean
}

/** The parts of a project, or those of a usual plant where it has none. */
export async function readYieldUncertainty(
  db: Database,
  projectId: string,
): Promise<ProjectUncertainty> {
  const { yield_uncertainty } = await db
    .selectFrom('project')
    .select('yield_uncertainty')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  return projectUncertainty(
    yield_uncertainty === null ? null : uncertaintySchema.parse(yield_uncertainty),
  )
}

export function projectUncertainty(stored: UncertaintyParts | null): ProjectUncertainty {
  return stored === null
    ? { parts: USUAL_UNCERTAINTY, isUsual: true }
    : { parts: stored, isUsual: false }
}

/** Null: those of a usual plant from now on. */
export async function writeYieldUncertainty(
  db: Database,
  projectId: string,
  parts: UncertaintyParts | null,
): Promise<void> {
  await db
    .updateTable('project')
    .set({ yield_uncertainty: parts === null ? null : JSON.stringify(parts) })
    .where('id', '=', projectId)
    .execute()
}
