import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMetricsText } from '../../testing/metricsText.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { metricsPage } from './metricsPage.ts'
import { serverMetrics, workerMetrics } from './serverMetrics.ts'

const PAGE = path.resolve(import.meta.dirname, '../../../../../docs/guide/metrics.md')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the page of the guide has the metrics as they are: npm run guide makes it anew', async () => {
  const page = metricsPage(serverMetrics(server), workerMetrics(server.pool))
  const { body } = await server.app.inject({ url: '/metrics' })
  for (const name of readMetricsText(body).types.keys())
    expect(page.includes(`\`${name}\``) || !name.startsWith('duet_')).toBe(true)
  await expect(page).toMatchFileSnapshot(PAGE)
})
