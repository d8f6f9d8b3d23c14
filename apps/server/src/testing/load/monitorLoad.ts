import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type DefinitionNode, Kind, OperationTypeNode, parse, print, visit } from 'graphql'
import { z } from 'zod'
import { createPool } from '../../db/connection.ts'
import { type LoadApi, signIn } from './loadApi.ts'
import { insertParts } from './loadParts.ts'
import { startLoadServers } from './loadServers.ts'
import { INVERTERS, insertYear } from './loadYear.ts'
import { askAlone, printTimes, type Watched, watch } from './viewers.ts'

// What the pages of Monitor ask of a large plant with a year of days, over the API: alone, and with many people. Not a test.
const { values } = parseArgs({
  options: {
    blocks: { type: 'string', default: '40' },
    days: { type: 'string', default: '365' },
    /** With readings by the minute. */
    'part-days': { type: 'string', default: '30' },
    viewers: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    calls: { type: 'string', default: '5' },
  },
})
const days = Number(values.days)
const FEATURES = path.join(import.meta.dirname, '../../../../web/src/features/monitor')
/** Pages of many plants (load:portfolio), and of a design that is set up. */
const OTHERS = new Set(['portfolio', 'setup', 'reports'])

const dayBefore = (back: number): string =>
  new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)

function pageQueries(): readonly string[] {
  const folders = readdirSync(FEATURES).filter((folder) => !OTHERS.has(folder))
  return folders.flatMap((folder) =>
    readdirSync(path.join(FEATURES, folder))
      .filter((file) => file.endsWith('.graphql'))
      .flatMap((file) => queriesOf(readFileSync(path.join(FEATURES, folder, file), 'utf8'))),
  )
}

/** Each with the fragments that it names. */
function queriesOf(text: string): readonly string[] {
  const { definitions } = parse(text)
  return definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.QUERY
      ? [[one, ...fragmentsOf(one, definitions)].map(print).join('\n')]
      : [],
  )
}

function fragmentsOf(
  of: DefinitionNode,
  all: readonly DefinitionNode[],
): readonly DefinitionNode[] {
  const found: DefinitionNode[] = []
  visit(of, {
    FragmentSpread: ({ name }) => {
      const one = all.find(
        (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === name.value,
      )
      if (one) found.push(one, ...fragmentsOf(one, all))
    },
  })
  return [...new Set(found)]
}

/** Of a period that ends yesterday. */
function variablesOf(projectId: string, query: string, period: number, block: number) {
  // A capacity test is one of weeks
  const most = query.includes('CapacityTest') ? 60 : period
  const [from, to] = [dayBefore(Math.min(period, most)), dayBefore(1)]
  if (query.includes('$from: DateTime!')) {
    const [hierarchy_ids, step_s] = [['mtr', `b${block}.i1`], period > 7 ? 3600 : 900]
    const instants = { from: `${from}T00:00:00Z`, to: `${to}T23:59:00Z` }
    return { project_id: projectId, hierarchy_ids, step_s, ...instants }
  }
  return {
    project_id: projectId,
    from,
    to,
    date: to,
    at: null,
    block_id: `b${block}`,
    hierarchy_id: null,
    hierarchy_ids: [`b${block}.i1`, 'mtr'],
    block_nodes: Array.from({ length: Number(values.blocks) }, (_, i) => `b${i + 1}`),
    filter: { from, to },
    order_by: null,
    take: 50,
    skip: 0,
    time_interval: period > 60 ? 'OneMonth' : 'OneDay',
    left_out: [],
    terms: null,
    event_types: null,
    id: issueId,
  }
}

let issueId = ''
const servers = await startLoadServers(0, { files: 'folder' })
const pool = createPool(servers.databaseUrl, () => undefined)
try {
  const plant = await insertYear(pool, Number(values.blocks), days)
  const { rows } = await pool.query<{ id: string }>(
    'select id from issue order by kwh desc limit 1',
  )
  issueId = rows[0]?.id ?? ''
  const startedMs = performance.now()
  await insertParts({ pool, filesDir: servers.filesDir }, plant, Number(values['part-days']))
  console.log(
    JSON.stringify({
      parts_s: Math.round((performance.now() - startedMs) / 1000),
      nodes: Number(values.blocks) * (INVERTERS + 1) + 6,
    }),
  )
  const api = await signIn(servers.baseUrl, servers.password)
  const queries = pageQueries()
  for (const period of [1, 30, days - 1])
    for (const query of queries)
      await alone(api, query, variablesOf(plant.projectId, query, period, 1), period)
  const watched: Watched = {
    queries,
    variables: (random, query) =>
      variablesOf(
        plant.projectId,
        query,
        [1, 7, 30, 90, days - 1][Math.floor(random() * 5)] ?? 1,
        1 + Math.floor(random() * plant.blocks),
      ),
  }
  const people = { viewers: Number(values.viewers), seconds: Number(values.seconds) }
  for (const times of await watch(api, watched, people)) printTimes(times, people)
} finally {
  await pool.end()
  await servers.stop()
}

async function alone(
  api: LoadApi,
  query: string,
  variables: object,
  period: number,
): Promise<void> {
  const first = performance.now()
  try {
    await api.ask(query, variables, z.unknown())
  } catch (error) {
    console.log(JSON.stringify({ query: query.slice(0, 40), error: String(error) }))
    return
  }
  const first_ms = Math.round(performance.now() - first)
  printTimes(await askAlone(api, query, variables, Number(values.calls)), { period, first_ms })
}
