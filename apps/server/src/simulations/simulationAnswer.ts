import { kpiValue } from '@duet/results'
import type { RunFacts } from '@duet/results/run'
import { HOUR_S } from '@duet/units'
import type { DuetSimulation, SimulationHeadline } from '../graphql/resolvers.gen.ts'
import type { SimulationSummaryRow } from './simulationQueries.ts'

/** A run as the API shows it. */
export function simulationAnswer(row: SimulationSummaryRow): DuetSimulation {
  const datasets = row.facts.datasets ?? []
  return {
    ...row,
    blocks: row.facts.blocks ?? [],
    user: { ...row, id: row.user_id },
    weather: datasets.map(({ name }) => name),
    local_time_zone: datasets[0]?.local_time_zone ?? 0,
    headline: headlineOf(row, datasets),
    duet_job: { ...row, id: row.job_id, created_at: row.job_created_at },
  }
}

/** Of all weather of the run; null where it is not known of one. */
function sumOfAll(counts: readonly (number | null)[]): number | null {
  return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0)
}

function headlineOf(
  row: SimulationSummaryRow,
  datasets: RunFacts['datasets'],
): SimulationHeadline | null {
  const { energy_kwh = null, kpis } = row.figures ?? {}
  const [dataset] = datasets
  if (energy_kwh === null || row.status !== 'completed' || !dataset) return null
  return {
    energy_kwh,
    specific_yield_kwh_per_kwp: kpiValue(kpis ?? [], 'specific_yield'),
    performance_ratio: kpiValue(kpis ?? [], 'performance_ratio'),
    hours: ((row.facts.step_count ?? 0) * dataset.step_s) / HOUR_S,
    missing_step_count: sumOfAll(
      datasets.map(({ fitness }) => fitness?.missing_step_count ?? null),
    ),
  }
}
