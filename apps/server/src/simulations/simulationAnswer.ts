import { kpiValue } from '@duet/results'
import { HOUR_S } from '@duet/units'
import type { DuetSimulation, SimulationHeadline } from '../graphql/resolvers.gen.ts'
import type { SimulationSummaryRow } from './simulationQueries.ts'

/** A run as the API shows it. */
export function simulationAnswer(row: SimulationSummaryRow): DuetSimulation {
  return {
    ...row,
    blocks: row.blocks ?? [],
    user: { ...row, id: row.user_id },
    weather: (row.datasets ?? []).map(({ name }) => name),
    local_time_zone: row.datasets?.[0]?.local_time_zone ?? 0,
    headline: headlineOf(row),
    duet_job: { ...row, id: row.job_id, created_at: row.job_created_at },
  }
}

/** Of all weather of the run; null where it is not known of one. */
function sumOfAll(counts: readonly (number | null)[]): number | null {
  return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0)
}

function headlineOf(row: SimulationSummaryRow): SimulationHeadline | null {
  const { energy_kwh, step_count } = row
  const datasets = row.datasets ?? []
  const [dataset] = datasets
  if (energy_kwh === null || row.status !== 'completed' || !dataset) return null
  const kpis = row.kpis ?? []
  return {
    energy_kwh,
    specific_yield_kwh_per_kwp: kpiValue(kpis, 'specific_yield'),
    performance_ratio: kpiValue(kpis, 'performance_ratio'),
    hours: ((step_count ?? 0) * dataset.step_s) / HOUR_S,
    missing_step_count: sumOfAll(
      datasets.map(({ fitness }) => fitness?.missing_step_count ?? null),
    ),
  }
}
