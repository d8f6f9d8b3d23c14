import { brokenConstraints, type StudyConstraint, studyResult } from '@duet/results/study'
import { z } from 'zod'
import type { DuetSimulation, SimulationStudy, StudyPoint } from '../../graphql/resolvers.gen.ts'
import type { BlockMessages } from '../plan/planBlocks.ts'
import { readSearch } from './storedSearch.ts'
import { readConstraints } from './studyConstraints.ts'
import type { StudyRunRow, StudySummaryRow } from './studyQueries.ts'

const oneValue = z.union([z.number(), z.string()])
const design = z.object({
  gcr: z.number().nullable(),
  land_ha: z.number().nullable(),
  table_land_ha: z.number(),
  table_count: z.number(),
  module_count: z.number(),
  nominal_dc_kw: z.number(),
  nominal_ac_kw: z.number(),
  dc_ac_ratio: z.number(),
})
const storedPoint = z.object({
  values: z.array(oneValue),
  labels: z.array(z.string()),
  design: design.nullable(),
})
/** As studies of one parameter stored it before there were others. */
const singlePoint = z
  .object({ value: oneValue, label: z.string() })
  .transform(({ value, label }) => ({ values: [value], labels: [label], design: null }))
const anyPoint = z.union([storedPoint, singlePoint])
const errors = z.object({
  errors: z.array(z.object({ block_id: z.string(), messages: z.array(z.string()) })),
})

/** A point as it is stored with its run. */
export type StoredPoint = z.infer<typeof storedPoint>

/** A point that is not run, as a study stores it: for its errors, or for a constraint that its design breaks. */
export interface RefusedPoint extends Readonly<StoredPoint> {
  readonly errors: readonly BlockMessages[]
}

export const readStudyPoint = (json: unknown): StoredPoint => anyPoint.parse(json)
export const readRefused = (json: unknown): readonly RefusedPoint[] =>
  z
    .array(z.unknown())
    .parse(json)
    .map((one) => ({ ...readStudyPoint(one), ...errors.parse(one) }))

/** The parameters of a study, as their column has them. */
export const parametersOf = (column: string): readonly string[] => column.split(',')

export function studyAnswer(
  row: StudySummaryRow,
  runs: readonly StudyRunRow[],
  simulations: ReadonlyMap<string, DuetSimulation>,
): SimulationStudy {
  const constraints = readConstraints(row.constraints)
  const ran = runs
    .filter(({ study_id }) => study_id === row.id)
    .map((run) =>
      pointAnswer(
        constraints,
        { ...readStudyPoint(run.study_value), errors: [] },
        {
          simulation: simulations.get(run.id) ?? null,
          result: run.system && studyResult(run.system),
        },
      ),
    )
  const refused = readRefused(row.refused).map((point) => pointAnswer(constraints, point))
  return {
    ...row,
    parameters: [...parametersOf(row.parameter)],
    constraints: constraints.map((constraint) => ({ ...constraint })),
    user: { ...row, id: row.user_id },
    points: [...ran, ...refused].toSorted(byValues),
    search: readSearch(row.search),
  }
}

const NO_RUN = { simulation: null, result: null }

export function pointAnswer(
  constraints: readonly StudyConstraint[],
  { values, labels, design: known, errors: reasons }: RefusedPoint,
  { simulation, result }: Pick<StudyPoint, 'simulation' | 'result'> = NO_RUN,
): StudyPoint {
  return {
    values: [...values],
    labels: [...labels],
    errors: reasons.map((one) => ({ ...one, messages: [...one.messages] })),
    design: known,
    broken: [...brokenConstraints(constraints, { design: known, result: result ?? null })],
    simulation,
    result,
  }
}

/** Numbers by size; names stay in the order in which they were given. */
function byValues(a: StudyPoint, b: StudyPoint): number {
  for (const [at, one] of a.values.entries()) {
    const other: unknown = b.values[at]
    const order = typeof one === 'number' && typeof other === 'number' ? one - other : 0
    if (order !== 0) return order
  }
  return 0
}
