import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type LoadApi, signIn } from './loadApi.ts'
import { insertFleet } from './loadFleet.ts'
import { startLoadServers } from './loadServers.ts'

// What the page of a portfolio asks, of many plants with a year of days, over the API: measured. Not a test.
const { values } = parseArgs({
  options: {
    plants: { type: 'string', default: '1000' },
    days: { type: 'string', default: '400' },
    calls: { type: 'string', default: '20' },
  },
})
const DOCUMENTS = path.join(import.meta.dirname, '../../../../web/src/features/monitor/portfolio')
const queries = readFileSync(path.join(DOCUMENTS, 'portfolio.graphql'), 'utf8')
  .split(/^(?=query )/m)
  .filter((text) => text.startsWith('query '))
const today = Date.now()
const dayBefore = (days: number): string =>
  new Date(today - days * 86_400_000).toISOString().slice(0, 10)
const answer = z.unknown()

const servers = await startLoadServers(0)
try {
  await insertFleet(servers.databaseUrl, Number(values.plants), Number(values.days))
  const api = await signIn(servers.baseUrl, servers.password)
  const [organization] = await api.ask(
    'query Organizations { organizations { id } }',
    {},
    z.array(z.object({ id: z.string() })),
  )
  const asked = { organization_id: organization?.id, portfolio_id: null }
  for (const days of [30, Number(values.days)]) {
    const period = { from: dayBefore(days - 1), to: dayBefore(0) }
    const time_interval = days > 100 ? 'OneMonth' : 'OneDay'
    for (const query of queries)
      await measure(api, query, { ...asked, ...period, time_interval }, days)
  }
} finally {
  await servers.stop()
}

async function measure(
  api: LoadApi,
  query: string,
  variables: object,
  days: number,
): Promise<void> {
  const times: number[] = []
  let megabytes = 0
  for (let call = 0; call <= Number(values.calls); call++) {
    const beganMs = performance.now()
    const data = await api.ask(query, variables, answer)
    if (call > 0) times.push(performance.now() - beganMs)
    megabytes = JSON.stringify(data).length / 1e6
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number =>
    Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
  const [, name] = /query (\w+)/.exec(query) ?? []
  console.log(
    JSON.stringify({
      query: name,
      days,
      p50_ms: at(0.5),
      p95_ms: at(0.95),
      megabytes: Number(megabytes.toFixed(2)),
    }),
  )
}
