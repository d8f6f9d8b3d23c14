import type { DuetSimulation, SimulationBlock, SimulationHeadline } from '../http/resolvers.gen.ts'
import type { SimulationSummaryRow } from './simulationQueries.ts'

/** A run as the API shows it. */
export function simulationAnswer(row: SimulationSummaryRow): DuetSimulation {
  return {
    id: row.id,
    project_id: row.project_id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    environment: row.environment,
    user: {
      id: row.user_id,
      email: row.email,
      first_name: row.first_name,
      last_name: row.last_name,
    },
    blocks: blocksOf(row.blocks),
    weather: datasetsOf(row.datasets).map(({ name }) => name),
    headline: headlineOf(row),
    study_id: row.study_id,
    duet_job: {
      id: row.job_id,
      status: row.status,
      stage: row.stage,
      total_tasks: row.total_tasks,
      completed_tasks: row.completed_tasks,
      error_code: row.error_code,
      error_message: row.error_message,
      created_at: row.job_created_at.toISOString(),
      submitted_at: row.submitted_at?.toISOString() ?? null,
      running_at: row.running_at?.toISOString() ?? null,
      completed_at: row.completed_at?.toISOString() ?? null,
      queue_place: row.queue_place,
    },
  }
}

function blocksOf(json: unknown): SimulationBlock[] {
  if (!Array.isArray(json)) return []
  return json.map((block: Readonly<Record<string, unknown>>) => ({
    id: String(block.id),
    name: String(block.name),
  }))
}

interface NamedDataset {
  readonly name: string
  readonly step_s: number
  readonly missingSteps: number | null
}

function datasetsOf(json: unknown): readonly NamedDataset[] {
  if (!Array.isArray(json)) return []
  return json.map((dataset: Readonly<Record<string, unknown>>) => ({
    name: String(dataset.name),
    step_s: Number(dataset.step_s),
    missingSteps: missingStepsOf(dataset.fitness),
  }))
}

function missingStepsOf(fitness: unknown): number | null {
  if (typeof fitness !== 'object' || fitness === null) return null
  return 'missing_step_count' in fitness ? Number(fitness.missing_step_count) : null
}

/** Of all weather of the run; null where it is not known of one. */
function sumOfKnown(counts: readonly (number | null)[]): number | null {
  return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0)
}

function headlineOf(row: SimulationSummaryRow): SimulationHeadline | null {
  const datasets = datasetsOf(row.datasets)
  const [dataset] = datasets
  if (row.energy_kwh === null || row.status !== 'completed' || !dataset) return null
  return {
    energy_kwh: row.energy_kwh,
    specific_yield_kwh_per_kwp: kpiOf(row.kpis, 'specific_yield'),
    performance_ratio: kpiOf(row.kpis, 'performance_ratio'),
    hours: ((row.step_count ?? 0) * dataset.step_s) / 3600,
    missing_step_count: sumOfKnown(datasets.map(({ missingSteps }) => missingSteps)),
  }
}

function kpiOf(json: unknown, key: string): number | null {
  if (!Array.isArray(json)) return null
  const kpi = json.find((one: Readonly<Record<string, unknown>>) => one.key === key)
  return typeof kpi?.value === 'number' ? kpi.value : null
}
