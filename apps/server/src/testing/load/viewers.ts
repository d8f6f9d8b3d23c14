import { z } from 'zod'
import type { LoadApi } from './loadApi.ts'

export interface Viewed {
  readonly simulationId: string
  readonly blockIds: readonly string[]
}

export interface QueryTimes {
  readonly name: string
  readonly count: number
  readonly p50Ms: number
  readonly p95Ms: number
}

const anything = z.unknown()
const SERIES = '{ time values }'

/** What a person asks for who looks through the pages of a run. */
const QUERIES: readonly string[] = [
  'query DuetSimMeta($id: ID!) { duetSimMeta(simulation_id: $id) { step_count } }',
  'query SystemKpis($id: ID!) { simulationKpis(simulation_id: $id) { key value } }',
  'query SystemLosses($id: ID!) { systemLosses(simulation_id: $id) { rows { key } } }',
  'query BlockYields($id: ID!) { blockYields(simulation_id: $id) { name energy_kwh } }',
  `query SystemDays($id: ID!) { dailyYields(simulation_id: $id) ${SERIES} }`,
  `query Ratios($id: ID!) { performanceRatio(simulation_id: $id) ${SERIES} }`,
  `query Factors($id: ID!) { capacityFactor(simulation_id: $id) ${SERIES} }`,
  `query BlockDays($id: ID!, $block: ID!) { dailyYields(simulation_id: $id, block_id: $block) ${SERIES} }`,
  'query BlockLosses($id: ID!, $block: ID!) { systemLosses(simulation_id: $id, block_id: $block) { rows { key } } }',
  'query Zones($id: ID!, $block: ID!) { zoneYields(simulation_id: $id, block_id: $block) { table_count dc_kwh } }',
  `query BlockMonths($id: ID!, $block: ID!) { timeSeriesSummary(simulation_id: $id, block_id: $block, columns: ["ghi", "poa_nominal", "rear", "effective", "temp_cell", "dc_mpp", "ac_block"], time_interval: "OneMonth") ${SERIES} }`,
  `query BlockWeek($id: ID!, $block: ID!, $from: DateTime, $to: DateTime) { hourlyYields(simulation_id: $id, block_id: $block, from: $from, to: $to) ${SERIES} }`,
  `query BlockSteps($id: ID!, $block: ID!, $from: DateTime, $to: DateTime) { timeSeriesSummary(simulation_id: $id, block_id: $block, columns: ["poa_nominal", "dc_mpp", "ac_block"], from: $from, to: $to) ${SERIES} }`,
  `query Drill($id: ID!) { drillDown(simulation_id: $id) { energy_kwh series ${SERIES} plant_children { total items { key } } } }`,
  `query DrillDay($id: ID!, $block: ID!, $day: String) { drillDown(simulation_id: $id, block_id: $block, time: $day) { energy_kwh series ${SERIES} losses { key } } }`,
  'query HeatMap($id: ID!, $month: String) { drillDownHeatMap(simulation_id: $id, time: $month, kind: "plant") { values } }',
  'query HeatMapOfBlock($id: ID!, $block: ID!) { drillDownHeatMap(simulation_id: $id, block_id: $block, kind: "hours") { values } }',
  'query MonthlyLosses($id: ID!) { monthlyLosses(simulation_id: $id) { rows { key value_after } } }',
  'query MonthlyLossesOfBlock($id: ID!, $block: ID!) { monthlyLosses(simulation_id: $id, block_id: $block) { rows { key value_after } } }',
  'query Temperatures($id: ID!) { cellTemperatures(simulation_id: $id) { months { mean_c } } }',
  'query TemperaturesOfBlock($id: ID!, $block: ID!) { cellTemperatures(simulation_id: $id, block_id: $block) { months { mean_c } } }',
  `query PlantMonths($id: ID!) { plantSeries(simulation_id: $id, columns: ["poa_nominal", "dc_mpp"]) ${SERIES} }`,
  `query PlantDays($id: ID!) { plantSeries(simulation_id: $id, columns: ["dc_mpp"], time_interval: "OneDay") ${SERIES} }`,
  'query DayProfiles($id: ID!, $block: ID!) { dayProfiles(simulation_id: $id, block_id: $block, columns: ["ac_block"]) { values } }',
  'query Duration($id: ID!) { durationCurve(simulation_id: $id) { __typename } }',
  'query DcOperation($id: ID!) { dcOperation(simulation_id: $id) { __typename } }',
  'query Report($id: ID!) { simPdfExportData(simulation_id: $id) { energy: kpis { value } } }',
]

const DAY_MS = 86_400_000

/** So many people at once, each with a pause of 0.5 to 1.5 s between two questions, for a while. */
export async function watchRun(
  api: LoadApi,
  { simulationId, blockIds }: Viewed,
  options: { readonly viewers: number; readonly seconds: number; readonly yearStartMs: number },
): Promise<readonly QueryTimes[]> {
  const times = new Map<string, number[]>()
  const until = performance.now() + options.seconds * 1000
  const viewer = async (number: number): Promise<void> => {
    const random = randomOf(number + 1)
    while (performance.now() < until) {
      await new Promise((wake) => setTimeout(wake, 500 + 1000 * random()))
      const query = QUERIES[Math.floor(random() * QUERIES.length)] ?? ''
      const from = options.yearStartMs + Math.floor(random() * 350) * DAY_MS
      const variables = {
        id: simulationId,
        block: blockIds[Math.floor(random() * blockIds.length)],
        from: new Date(from).toISOString(),
        to: new Date(from + 7 * DAY_MS).toISOString(),
        day: new Date(from).toISOString().slice(0, 10),
        month: new Date(from).toISOString().slice(0, 7),
      }
      const startedMs = performance.now()
      await api.ask(query, variables, anything)
      const name = /query (\w+)/.exec(query)?.[1] ?? ''
      times.set(name, [...(times.get(name) ?? []), performance.now() - startedMs])
    }
  }
  await Promise.all(Array.from({ length: options.viewers }, (_, number) => viewer(number)))
  const all = [...times.values()].flat()
  return [...times, ['all', all] as const].map(([name, some]) => summary(name, some))
}

function summary(name: string, times: readonly number[]): QueryTimes {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { name, count: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95) }
}

/** The same questions each time (mulberry32, T. Ettinger, public domain). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
