import { STUDY_FIGURES, type StudyConstraint } from '@duet/results/study'
import { z } from 'zod'

const MOST = 10

const constraint = z.object({
  figure: z.enum(
    STUDY_FIGURES.map(({ key }) => key),
    'is no figure of a study',
  ),
  keep: z.enum(['at_most', 'at_least'], 'must be at_most or at_least'),
  limit: z.number('must be a number'),
})

export const constraintsSchema = z.array(constraint).max(MOST, `at most ${MOST} constraints`)

/** Of a stored study; those from before there were any have none. */
export const readConstraints = (json: unknown): readonly StudyConstraint[] =>
  constraintsSchema.parse(json ?? [])
