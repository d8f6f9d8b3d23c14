import { createServer } from 'node:http'
import { Client } from 'pg'
import { ownServer } from './ownServer.ts'

/** What DUET sent. */
interface IntegrationCall {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly body: string
}

export interface IntegrationServer {
  readonly url: string
  readonly calls: readonly IntegrationCall[]
  readonly stop: () => Promise<void>
}

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Dispatch of the tests', version: '7' },
  paths: {
    '/plants/{id}': {
      get: {
        summary: 'One plant',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      },
    },
  },
}

/** A server of an organisation, which lives, describes itself, knows plants and takes jobs. */
export async function startIntegrationServer(): Promise<IntegrationServer> {
  const calls: IntegrationCall[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      const { method = '', headers } = request
      calls.push({ method, path, authorization: headers.authorization, body })
      const [status, answer] = answerTo(method, path)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}

function answerTo(method: string, path: string): readonly [status: number, answer: unknown] {
  switch (`${method} ${path}`) {
    case 'GET /ping':
      return [200, { ok: true }]
    case 'GET /openapi.json':
      return [200, DESCRIPTION]
    case 'GET /plants/P-12':
      return [200, { plant: 'P-12', dc_kw: 4100 }]
    case 'POST /jobs':
      return [202, { taken: true }]
    default:
      return [404, { error: 'unknown' }]
  }
}

/** The time of a schedule has come. */
export async function scheduleIsDue(jobName: string): Promise<void> {
  const client = new Client({ connectionString: ownServer().databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'update integration_schedule set next_run_at = now() where job_name = $1',
      [jobName],
    )
    if (rowCount !== 1) throw new Error(`no schedule ${jobName}`)
  } finally {
    await client.end()
  }
}
