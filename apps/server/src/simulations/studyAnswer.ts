import { z } from 'zod'
import type {
  DuetSimulation,
  SimulationStudy,
  StudyPoint,
  StudyResult,
} from '../http/resolvers.gen.ts'
import type { BlockMessages } from './planBlocks.ts'
import type { StudyRunRow, StudySummaryRow } from './studyQueries.ts'

/** A value that cannot be run, as a study keeps it. */
export interface RefusedValue {
  readonly value: number | string
  readonly label: string
  readonly errors: readonly BlockMessages[]
}

const storedValue = z.object({ value: z.union([z.number(), z.string()]), label: z.string() })
const refusedValues = z.array(
  storedValue.extend({
    errors: z.array(z.object({ block_id: z.string(), messages: z.array(z.string()) })),
  }),
)

export const readRefused = (json: unknown): readonly RefusedValue[] => refusedValues.parse(json)
export const readStudyValue = (json: unknown): z.infer<typeof storedValue> =>
  storedValue.parse(json)

export function studyAnswer(
  row: StudySummaryRow,
  runs: readonly StudyRunRow[],
  simulations: ReadonlyMap<string, DuetSimulation>,
): SimulationStudy {
  const points: StudyPoint[] = [
    ...runs
      .filter(({ study_id }) => study_id === row.id)
      .map((run) => ({
        ...readStudyValue(run.study_value),
        simulation: simulations.get(run.id) ?? null,
        errors: [],
        result: resultOf(run.system),
      })),
    ...readRefused(row.refused).map(({ value, label, errors }) => ({
      value,
      label,
      simulation: null,
      errors: errors.map(({ block_id, messages }) => ({ block_id, messages: [...messages] })),
      result: null,
    })),
  ]
  return {
    id: row.id,
    project_id: row.project_id,
    name: row.name,
    parameter: row.parameter,
    created_at: row.created_at.toISOString(),
    user: {
      id: row.user_id,
      email: row.email,
      first_name: row.first_name,
      last_name: row.last_name,
    },
    block_names: [...row.block_names],
    weather_names: [...row.weather_names],
    obstacle_names: row.obstacle_names && [...row.obstacle_names],
    from: row.from,
    to: row.to,
    simulated_year: row.simulated_year,
    points: points.toSorted(byValue),
  }
}

/** Numbers by size; names stay in the order in which they were given. */
function byValue(a: StudyPoint, b: StudyPoint): number {
  return typeof a.value === 'number' && typeof b.value === 'number' ? a.value - b.value : 0
}

const systemSchema = z.object({
  ratings: z.object({
    nominal_dc_w: z.number(),
    nominal_ac_w: z.number(),
    module_count: z.number(),
  }),
  energy_kwh: z.number(),
  kpis: z.array(z.object({ key: z.string(), value: z.number().nullable() })),
  losses: z.array(z.object({ key: z.string(), value_after: z.number(), loss: z.number() })),
})

const CLIPPING: ReadonlySet<string> = new Set(['inv_clip', 'inv_subclip'])

/** Of what a run keeps beside its series; null while it has none. */
function resultOf(system: unknown): StudyResult | null {
  if (system === null || system === undefined) return null
  const { ratings, energy_kwh, kpis, losses } = systemSchema.parse(system)
  const kpi = (key: string): number | null => kpis.find((row) => row.key === key)?.value ?? null
  const clipping = losses.filter(({ key }) => CLIPPING.has(key))
  const clipping_kwh = clipping.reduce((sum, { loss }) => sum + loss, 0)
  const before = clipping[0] ? clipping[0].value_after + clipping[0].loss : 0
  return {
    energy_kwh,
    specific_yield_kwh_per_kwp: kpi('specific_yield') ?? 0,
    performance_ratio: kpi('performance_ratio'),
    clipping_kwh,
    clipping_fraction: before > 0 ? clipping_kwh / before : 0,
    nominal_dc_kw: ratings.nominal_dc_w / 1000,
    nominal_ac_kw: ratings.nominal_ac_w / 1000,
    dc_ac_ratio: ratings.nominal_ac_w > 0 ? ratings.nominal_dc_w / ratings.nominal_ac_w : 0,
    module_count: ratings.module_count,
  }
}
