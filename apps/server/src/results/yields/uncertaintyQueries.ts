import { UNCERTAIN_INPUT_KEYS } from '@duet/engine'
import {
  correlationFault,
  DISTRIBUTIONS,
  type UncertaintyParts,
  USUAL_UNCERTAINTY,
} from '@duet/results'
import { z } from 'zod'
import type { Database } from '../../db/connection.ts'
import { knownSensitivities } from '../../simulations/sensitivities/sensitivityQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'

const MOST_PARTS = 30
const fraction = z.number().min(0, 'must be at least 0').max(1, 'must be at most 1')
const text = (most: number): z.ZodString =>
  z.string().trim().max(most, `must have at most ${most} characters`)

const partSchema = z.object({
  key: text(60).min(1, 'must not be empty'),
  name: text(80).min(1, 'must not be empty'),
  distribution: z.enum(DISTRIBUTIONS),
  fraction,
  input: z.enum(UNCERTAIN_INPUT_KEYS, 'must be an input of a simulation').nullish(),
  year_correlation: fraction,
  correlations: z
    .array(
      z.object({
        key: text(60),
        coefficient: z.number().min(-1, 'must be at least -1').max(1, 'must be at most 1'),
      }),
    )
    .max(MOST_PARTS)
    .readonly()
    .nullish(),
  note: text(500),
})

/** As a project stores it. */
export const uncertaintySchema = z.object({
  life_years: z
    .number()
    .int('must be whole')
    .min(1, 'must be at least 1')
    .max(60, 'must be at most 60'),
  parts: z
    .array(partSchema)
    .min(1, 'must have at least one part')
    .max(MOST_PARTS, `must have at most ${MOST_PARTS} parts`)
    .refine(
      (parts) => new Set(parts.map(({ key }) => key)).size === parts.length,
      'must not have a key twice',
    )
    .superRefine((parts, context) => {
      const fault = correlationFault(parts)
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
    }),
})

export type StoredUncertainty = z.infer<typeof uncertaintySchema>

/** Before parts had names: a standard deviation for each part of the usual plant. */
const fractionsSchema = z.record(z.string(), fraction).transform(
  (fractions): StoredUncertainty => ({
    life_years: USUAL_LIFE_YEARS,
    parts: USUAL_UNCERTAINTY.map((part) => {
      const stored = fractions[part.key] ?? part.fraction
      return stored === part.fraction ? part : { ...part, fraction: stored, note: '' }
    }),
  }),
)

const storedSchema = z.union([uncertaintySchema, fractionsSchema])

const USUAL_LIFE_YEARS = 25

/** How uncertain the yields of a project are taken to be. */
export interface ProjectUncertainty {
  readonly parts: UncertaintyParts
  readonly lifeYears: number
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
    yield_uncertainty === null ? null : storedSchema.parse(yield_uncertainty),
  )
}

/** That of its project, each part with what the energy of the run makes of its input as far as runs have told. */
export async function readRunUncertainty(run: FinishedRun): Promise<ProjectUncertainty> {
  const { db } = run.server
  const found = await readYieldUncertainty(db, run.projectId)
  const energyKwh = run.summary.system.energy_kwh
  const known = await knownSensitivities(db, { id: run.id, energyKwh })
  const parts = found.parts.map((part) => ({ ...part, sensitivity: known.get(part.input ?? '') }))
  return { ...found, parts }
}

export function projectUncertainty(stored: StoredUncertainty | null): ProjectUncertainty {
  return stored === null
    ? { parts: USUAL_UNCERTAINTY, lifeYears: USUAL_LIFE_YEARS, isUsual: true }
    : { parts: stored.parts, lifeYears: stored.life_years, isUsual: false }
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
