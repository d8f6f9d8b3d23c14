import { z } from 'zod'
import type { LoadApi } from './loadApi.ts'

/** What somebody asks who looks through pages; `variables` are made anew for each question. */
export interface Watched {
  readonly queries: readonly string[]
  readonly variables: (random: () => number, query: string) => object
}

export interface WatchTime {
  readonly viewers: number
  readonly seconds: number
}

export interface QueryTimes {
  readonly name: string
  readonly count: number
  readonly p50Ms: number
  readonly p95Ms: number
}

const anything = z.unknown()

/** So many people at once, each with a pause of 0.5 to 1.5 s between two questions, for a while. */
export async function watch(
  api: LoadApi,
  { queries, variables }: Watched,
  { viewers, seconds }: WatchTime,
): Promise<readonly QueryTimes[]> {
  const times = new Map<string, number[]>()
  const until = performance.now() + seconds * 1000
  const viewer = async (number: number): Promise<void> => {
    const random = randomOf(number + 1)
    while (performance.now() < until) {
      await new Promise((wake) => setTimeout(wake, 500 + 1000 * random()))
      const query = queries[Math.floor(random() * queries.length)] ?? ''
      const asked = variables(random, query)
      const startedMs = performance.now()
      await api.ask(query, asked, anything)
      const name = /query (\w+)/.exec(query)?.[1] ?? ''
      times.set(name, [...(times.get(name) ?? []), performance.now() - startedMs])
    }
  }
  await Promise.all(Array.from({ length: viewers }, (_, number) => viewer(number)))
  const all = [...times.values()].flat()
  return [...times, ['all', all] as const].map(([name, some]) => summary(name, some))
}

/** Each once for the caches, then so many times, one after the other. */
export async function askAlone(
  api: LoadApi,
  query: string,
  variables: object,
  calls: number,
): Promise<QueryTimes> {
  const times: number[] = []
  for (let call = 0; call <= calls; call++) {
    const startedMs = performance.now()
    await api.ask(query, variables, anything)
    if (call > 0) times.push(performance.now() - startedMs)
  }
  return summary(/query (\w+)/.exec(query)?.[1] ?? '', times)
}

export function printTimes({ name, count, p50Ms, p95Ms }: QueryTimes, more: object = {}): void {
  const ms = { p50_ms: Math.round(p50Ms), p95_ms: Math.round(p95Ms) }
  console.log(JSON.stringify({ query: name, count, ...ms, ...more }))
}

function summary(name: string, times: readonly number[]): QueryTimes {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
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
