import { kpiValue, type PartSummary } from '@duet/results'
import { z } from 'zod'
import type {
  DuetSimulation,
  SimulationStudy,
  StudyPoint,
  StudyResult,
} from '../../graphql/resolvers.gen.ts'
import type { BlockMessages } from '../plan/planBlocks.ts'
import type { StudyRunRow, StudySummaryRow } from './studyQueries.ts'

/** A value that cannot be run, as a study stores it. */
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
      errors,
      result: null,
    })),
  ]
  return {
    ...row,
    user: { ...row, id: row.user_id },
    points: points.toSorted(byValue),
  }
}

/** Numbers by size; names stay in the order in which they were given. */
function byValue(a: StudyPoint, b: StudyPoint): number {
  return typeof a.value === 'number' && typeof b.value === 'number' ? a.value - b.value : 0
}

const CLIPPING: ReadonlySet<string> = new Set(['inv_clip', 'inv_subclip'])

/** Of the figures that a run stored; null while it has none. */
function resultOf(system: PartSummary | null): StudyResult | null {
  if (system === null) return null
  const { ratings, energy_kwh, kpis, losses } = system
  const clipping = losses.filter(({ key }) => CLIPPING.has(key))
  const clipping_kwh = clipping.reduce((sum, { loss }) => sum + loss, 0)
  const before = clipping[0] ? clipping[0].value_after + clipping[0].loss : 0
  return {
    energy_kwh,
    specific_yield_kwh_per_kwp: kpiValue(kpis, 'specific_yield') ?? 0,
    performance_ratio: kpiValue(kpis, 'performance_ratio'),
    clipping_kwh,
    clipping_fraction: before > 0 ? clipping_kwh / before : 0,
    nominal_dc_kw: ratings.nominal_dc_w / 1000,
    nominal_ac_kw: ratings.nominal_ac_w / 1000,
    dc_ac_ratio: ratings.nominal_ac_w > 0 ? ratings.nominal_dc_w / ratings.nominal_ac_w : 0,
    module_count: ratings.module_count,
  }
}
