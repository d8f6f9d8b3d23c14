import { createServer, type Server as HttpServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { statementName } from '../../db/traceQueries.ts'
import { signUpload } from '../../files/filesService.ts'
import { createFromMetFile } from '../../meteo/changes/datasetChanges.ts'
import { createProjectFromDocument } from '../../projects/importProject.ts'
import { startWorker } from '../../results/startWorker.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { startTracing } from '../../telemetry/startTracing.ts'
import { activeTracer, traced } from '../../telemetry/tracing.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes: z.array(attribute).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
})
type Body = z.infer<typeof bodySchema>
type Span = Body['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const BROWSER_SPAN = 'b7ad6b7169203331'

/** What a receiver of OTLP in JSON was sent. */
const received: { url: string | undefined; key: unknown; body: Body }[] = []
let receiver: HttpServer
let server: TestServer
let ann: TestUser
let endTracing: () => Promise<void>

const spans = (): Span[] =>
  received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = bodySchema.parse(JSON.parse(Buffer.concat(parts).toString()))
      received.push({ url: request.url, key: request.headers['x-key'], body })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
})
afterAll(async () => {
  await server.close()
  receiver.close()
})

test('without a receiver nothing is traced, and pages are told of nothing', async () => {
  const stop = await startTracing(undefined)
  expect(activeTracer()).toBeUndefined()
  expect(await traced({ name: 'work' }, async () => 7)).toBe(7)
  const { headers } = await server.post({ operation: 'Me', body: {} })
  expect(headers['x-duet-trace-share']).toBeUndefined()
  await stop()
})

test('one trace goes from the call of a page to the tasks of the worker and their queries', async () => {
  const address = receiver.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  endTracing = await startTracing({
    endpoint: `http://127.0.0.1:${port}`,
    headers: { 'x-key': 'secret' },
    serviceName: 'duet-of-this-test',
    share: 0,
  })
  const organizationId = await server.newOrganization('acme', { [ann.id]: 'owner' })
  const worker = await startWorker(server, { worker: 'worker test/1', threads: 1 })
  const { projectId, datasetId, blockIds } = await plant(organizationId)
  const started = await server.post({
    operation: 'RunProjectBlockSimulation',
    headers: {
      authorization: `Bearer ${ann.token}`,
      traceparent: `00-${TRACE}-${BROWSER_SPAN}-01`,
    },
    body: {
      query: `mutation RunProjectBlockSimulation($p: ID!, $input: RunSimulationInput!) {
        runProjectBlockSimulation(project_id: $p, input: $input) { simulation { id } }
      }`,
      variables: { p: projectId, input: { block_ids: blockIds, enviro_dataset_id: datasetId } },
    },
  })
  expect(started.json().errors).toBeUndefined()
  expect(started.headers['x-duet-trace-share']).toBe('0')
  await expect
    .poll(
      async () =>
        (await server.pool.query("select 1 from duet_job where status = 'completed'")).rowCount,
      { timeout: 60_000 },
    )
    .toBe(1)
  await worker.stop()
  await endTracing()

  expect(received[0]).toMatchObject({ url: '/v1/traces', key: 'secret' })
  const names = received[0]?.body.resourceSpans[0]?.resource.attributes
  expect(names).toContainEqual({ key: 'service.name', value: { stringValue: 'duet-of-this-test' } })
  const all = spans()
  // Nothing else was sampled
  expect(new Set(all.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
  const call = all.find(({ name }) => name === 'RunProjectBlockSimulation')
  expect(call).toMatchObject({ parentSpanId: BROWSER_SPAN, kind: 2 })
  for (const name of ['task block_series', 'task post_processing']) {
    const task = all.find((span) => span.name === name)
    expect(task?.kind).toBe(5)
    expect(ancestorsOf(task, all)).toContain(call?.spanId)
    const children = all.filter(({ parentSpanId }) => parentSpanId === task?.spanId)
    expect(children.map((span) => span.name)).toContain('update duet_task')
  }
  expect(all.some(({ name }) => name === 'graphql runProjectBlockSimulation')).toBe(true)
  expect(all.some(({ name }) => name === 'storage put')).toBe(true)
  // No value of a query, no id and no key of an object
  const text = JSON.stringify(all.map(({ name, attributes }) => [name, attributes]))
  for (const secret of [projectId, datasetId, ann.id, ann.email]) expect(text).not.toContain(secret)
})

async function plant(organizationId: string) {
  const { id: projectId } = await createProjectFromDocument(
    server,
    { userId: ann.id, organizationId },
    samplePlant(1),
  )
  const file = { userId: ann.id, projectId, dir: '/meteo', filename: 'weather.csv' }
  const { url, storage_key } = await server.asUser(ann, () =>
    signUpload(server, { ...file, allowOverwrite: false }),
  )
  const payload = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 3 })
  await server.app.inject({ method: 'PUT', url, payload })
  const dataset = await createFromMetFile(server, ann.id, {
    project_id: projectId,
    storage_key,
    filename: 'weather.csv',
    name: 'Desert',
  })
  const { rows } = await server.pool.query('select id from block where project_id = $1', [
    projectId,
  ])
  return { projectId, datasetId: dataset.id, blockIds: rows.map(({ id }) => String(id)) }
}

function ancestorsOf(span: Span | undefined, all: readonly Span[]): readonly string[] {
  const parent = all.find(({ spanId }) => spanId === span?.parentSpanId)
  return parent === undefined ? [] : [parent.spanId, ...ancestorsOf(parent, all)]
}

test.each([
  ['select "id" from "project" where "id" = $1', 'select project'],
  ['insert into "duet_task" ("job_id") values ($1)', 'insert duet_task'],
  ['update "duet_job" set "status" = $1', 'update duet_job'],
  ['delete from kept_message where id = $1', 'delete kept_message'],
  ['begin', 'sql'],
])('%s is shown as %s', (sql, name) => {
  expect(statementName(sql)).toBe(name)
})
