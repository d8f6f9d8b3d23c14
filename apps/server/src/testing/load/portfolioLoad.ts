import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { signIn } from './loadApi.ts'
import { insertFleet } from './loadFleet.ts'
import { startLoadServers } from './loadServers.ts'
import { askAlone, printTimes } from './viewers.ts'

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
      printTimes(
        await askAlone(api, query, { ...asked, ...period, time_interval }, Number(values.calls)),
        { days },
      )
  }
} finally {
  await servers.stop()
}
