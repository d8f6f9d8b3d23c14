import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'
import { deployNodes } from './ingestPlant.ts'
import { signIn } from './loadApi.ts'
import { newProject } from './loadRun.ts'
import { startLoadServers } from './loadServers.ts'

// Readings of a plant pushed through the API of one server, then its day written and read: all measured. Not a test.
const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '2000' },
    readings: { type: 'string', default: '10000000' },
    batch: { type: 'string', default: '10000' },
    senders: { type: 'string', default: '3' },
    format: { type: 'string', default: 'jsonl' },
  },
})
const nodes = Number(values.nodes)
const perBatch = Number(values.batch)
const batches = Math.ceil(Number(values.readings) / perBatch)
const STEP_MS = 10_000
/** The last reading is of now. */
const START_MS =
  Math.floor(Date.now() / STEP_MS) * STEP_MS - Math.ceil((batches * perBatch) / nodes) * STEP_MS
const counts = z.object({ accepted: z.number(), repeated: z.number(), replaced: z.number() })

const servers = await startLoadServers(0)
try {
  const api = await signIn(servers.baseUrl, servers.password)
  const projectId = await newProject(api, 1, 1)
  const token = await deployNodes(servers.databaseUrl, api, projectId, nodes)
  const url = `${servers.baseUrl}/api/ingest/${projectId}/readings`
  const times: number[] = []
  const sent = { next: 0, accepted: 0 }
  const cpuBefore = servers.server.cpuSeconds()
  const startedMs = performance.now()
  const sender = async (): Promise<void> => {
    while (sent.next < batches) {
      const body = bodyOf(sent.next++)
      const beganMs = performance.now()
      const { accepted } = counts.parse(await post(url, token, body))
      times.push(performance.now() - beganMs)
      sent.accepted += accepted
      if (times.length % 100 === 0)
        print({ batches: times.length, megabytes: Math.round(servers.server.peakBytes() / 1e6) })
    }
  }
  await Promise.all(Array.from({ length: Number(values.senders) }, sender))
  const seconds = (performance.now() - startedMs) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  print({
    readings: sent.accepted,
    stored: await storedRows(),
    per_second: Math.round(sent.accepted / seconds),
    p50_ms: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    p95_ms: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    server_cpu_s: Number((servers.server.cpuSeconds() - cpuBefore).toFixed(1)),
    seconds: Number(seconds.toFixed(1)),
    peak_megabytes: Math.round(servers.server.peakBytes() / 1e6),
  })
} finally {
  await servers.stop()
}

/** Every node at one moment after the other, as loggers send. */
function bodyOf(batch: number): string {
  const lines: string[] = []
  for (let i = batch * perBatch; i < (batch + 1) * perBatch; i++) {
    const stamp = new Date(START_MS + Math.floor(i / nodes) * STEP_MS).toISOString()
    const value = Math.round(((i * 7919) % 100_000) / 10) / 10
    if (values.format === 'csv') lines.push(`N${(i % nodes) + 1},${stamp},${value}`)
    else lines.push(`{"tag":"N${(i % nodes) + 1}","timestamp":"${stamp}","value":${value}}`)
  }
  if (values.format === 'csv') lines.unshift('tag,timestamp,value')
  return lines.join('\n')
}

async function post(to: string, token: string, body: string): Promise<unknown> {
  const type = values.format === 'csv' ? 'text/csv' : 'application/jsonl'
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const response = await fetch(to, { method: 'POST', headers, body })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(answer))
  return answer
}

async function storedRows(): Promise<number> {
  const client = new Client({ connectionString: servers.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: string }>('select count(*) from reading')
  await client.end()
  return Number(rows[0]?.count)
}

function print(line: object): void {
  console.log(JSON.stringify(line))
}
