import { kpiValue } from '../account/kpis.ts'
import type { PartSummary } from '../account/summariseRun.ts'
import type { StudyYield } from './studyFigures.ts'

/** The figures of a point that was run. */
export interface StudyResult extends StudyYield {
  readonly clipping_kwh: number
  readonly nominal_dc_kw: number
  readonly nominal_ac_kw: number
  readonly dc_ac_ratio: number
  readonly module_count: number
}

const CLIPPING: ReadonlySet<string> = new Set(['inv_clip', 'inv_subclip'])

/** What a run gave of a point, of the summary of its plant. */
export function studyResult(system: PartSummary): StudyResult {
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
