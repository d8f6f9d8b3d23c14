import {
  combinedUncertainty,
  type UncertaintyParts,
  USUAL_UNCERTAINTY,
  USUAL_UNCERTAINTY_PARTS,
  type YieldUncertainty,
} from '@duet/engine'
import { z } from 'zod'
import type { Database } from '../db/connection.ts'

const fraction = z.number().min(0, 'must be at least 0').max(1, 'must be at most 1')

/** Relative standard deviations, fractions of 1, as a project keeps them. */
export const uncertaintySchema = z.object({
  interannual: fraction,
  irradiation: fraction,
  transposition: fraction,
  module_rating: fraction,
  soiling: fraction,
  snow: fraction,
  other: fraction,
})

export type StoredUncertainty = z.infer<typeof uncertaintySchema>

/** How uncertain the yields of a project are taken to be. */
export interface ProjectUncertainty {
  readonly parts: UncertaintyParts
  /** Of a single year, and the part of it that averages out over years. */
  readonly uncertainty: YieldUncertainty
  /** The project has no parts of its own: those of a usual plant, whose sum was found by simulation. */
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

export function projectUncertainty(stored: StoredUncertainty | null): ProjectUncertainty {
  if (stored === null) {
    return { parts: USUAL_UNCERTAINTY_PARTS, uncertainty: USUAL_UNCERTAINTY, isUsual: true }
  }
  const parts: UncertaintyParts = {
    interannualFraction: stored.interannual,
    irradiationFraction: stored.irradiation,
    transpositionFraction: stored.transposition,
    moduleRatingFraction: stored.module_rating,
    soilingFraction: stored.soiling,
    snowFraction: stored.snow,
    otherFraction: stored.other,
  }
  return { parts, uncertainty: combinedUncertainty(parts), isUsual: false }
}

/** The same the other way, for the wire and the database. */
export function storedUncertainty(parts: UncertaintyParts): StoredUncertainty {
  return {
    interannual: parts.interannualFraction,
    irradiation: parts.irradiationFraction,
    transposition: parts.transpositionFraction,
    module_rating: parts.moduleRatingFraction,
    soiling: parts.soilingFraction,
    snow: parts.snowFraction,
    other: parts.otherFraction,
  }
}

/** Null: those of a usual plant from now on. */
export async function writeYieldUncertainty(
  db: Database,
  projectId: string,
  stored: StoredUncertainty | null,
): Promise<void> {
  await db
    .updateTable('project')
    .set({ yield_uncertainty: stored === null ? null : JSON.stringify(stored) })
    .where('id', '=', projectId)
    .execute()
}
