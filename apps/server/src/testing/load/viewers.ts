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
const QUERIES: readonly (readonly [query: string, ofBlock: boolean])[] = [
  ['query DuetSimMeta($id: ID!) { duetSimMeta(simulation_id: $id) { step_count } }', false],
  ['query SystemKpis($id: ID!) { simulationKpis(simulation_id: $id) { key value } }', false],
  ['query SystemLosses($id: ID!) { systemLosses(simulation_id: $id) { rows { key } } }', false],
  ['query BlockYields($id: ID!) { blockYields(simulation_id: $id) { name energy_kwh } }', false],
  [`query SystemDays($id: ID!) { dailyYields(simulation_id: $id) ${SERIES} }`, false],
  [`query Ratios($id: ID!) { performanceRatio(simulation_id: $id) ${SERIES} }`, false],
  [`query Factors($id: ID!) { capacityFactor(simulation_id: $id) ${SERIES} }`, false],
  [
    `query BlockDays($id: ID!, $block: ID!) { dailyYields(simulation_id: $id, block_id: $block) ${SERIES} }`,
    true,
  ],
  [
    'query BlockLosses($id: ID!, $block: ID!) { systemLosses(simulation_id: $id, block_id: $block) { rows { key } } }',
    true,
  ],
  [
    'query Zones($id: ID!, $block: ID!) { zoneYields(simulation_id: $id, block_id: $block) { table_count dc_kwh } }',
    true,
  ],
  [
    `query BlockMonths($id: ID!, $block: ID!) { timeSeriesSummary(simulation_id: $id, block_id: $block, columns: ["ghi", "poa_nominal", "rear", "effective", "temp_cell", "dc_mpp", "ac_block"], time_interval: "OneMonth") ${SERIES} }`,
    true,
  ],
  [
    `query BlockWeek($id: ID!, $block: ID!, $from: DateTime, $to: DateTime) { hourlyYields(simulation_id: $id, block_id: $block, from: $from, to: $to) ${SERIES} }`,
    true,
  ],
  [
    `query BlockSteps($id: ID!, $block: ID!, $from: DateTime, $to: DateTime) { timeSeriesSummary(simulation_id: $id, block_id: $block, columns: ["poa_nominal", "dc_mpp", "ac_block"], from: $from, to: $to) ${SERIES} }`,
    true,
  ],
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
      const [query] = QUERIES[Math.floor(random() * QUERIES.length)] ?? ['']
      const from = options.yearStartMs + Math.floor(random() * 350) * DAY_MS
      const variables = {
        id: simulationId,
        block: blockIds[Math.floor(random() * blockIds.length)],
        from: new Date(from).toISOString(),
        to: new Date(from + 7 * DAY_MS).toISOString(),
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
