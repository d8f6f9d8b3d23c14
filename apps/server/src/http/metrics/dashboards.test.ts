import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SECURITY_EVENTS } from '@duet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { countReadings, observeTask } from '../../telemetry/counters.ts'
import { type MetricsText, readMetricsText } from '../../testing/metricsText.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

const DEPLOY = path.resolve(import.meta.dirname, '../../../../../deploy')
const panelSchema = z.object({
  title: z.string(),
  targets: z.array(z.object({ expr: z.string() })).default([]),
})
const dashboard = z
  .object({ panels: z.array(panelSchema) })
  .parse(JSON.parse(readFileSync(path.join(DEPLOY, 'grafana/duet.json'), 'utf8')))
const ALERTS = readFileSync(path.join(DEPLOY, 'prometheus/alerts.yaml'), 'utf8')

/** Each with where it stands. */
const EXPRESSIONS: readonly (readonly [place: string, expression: string])[] = [
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
  ...[...ALERTS.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(
    ([, alert = '', expr = '']) => [alert, expr] as const,
  ),
]

/** Those that Prometheus itself adds. */
const ADDED_LABELS = ['job', 'instance', 'le']
const ADDED_METRICS = new Set(['up'])
const METRIC = /\b((?:duet|nodejs|process)_\w+|up(?=\{))(?:\{([^}]*)\})?/g

let server: TestServer
let text: MetricsText

beforeAll(async () => {
  server = await startTestServer()
  // A metric has the names of its labels in the text when it has counted something
  await server.call('query Me { me { id } }')
  observeTask('block_series', 'failed', performance.now())
  countReadings({ accepted: 1, repeated: 0, replaced: 0, empty: 0, refused: 0 }, 0, 0)
  text = readMetricsText((await server.app.inject({ url: '/metrics' })).body)
})
afterAll(() => server.close())

const labelsOf = (name: string): ReadonlySet<string> =>
  new Set(
    text.samples.filter((one) => one.name === name).flatMap(({ labels }) => Object.keys(labels)),
  )

test('there are a dashboard and alarms', () => {
  expect(dashboard.panels.length).toBeGreaterThan(20)
  expect(EXPRESSIONS.length).toBeGreaterThan(35)
  expect(ALERTS.match(/- alert:/g)).toHaveLength(11)
})

describe.each(EXPRESSIONS)('%s: %s', (_place, expression) => {
  const used = [...expression.matchAll(METRIC)].map(([, name = '', matchers = '']) => ({
    name,
    labels: [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  }))

  test('asks for metrics and labels that are there', () => {
    expect(used.length).toBeGreaterThan(0)
    const isThere = (name: string): boolean =>
      ADDED_METRICS.has(name) || text.samples.some((one) => one.name === name)
    expect(used.map(({ name }) => name).filter((name) => !isThere(name))).toEqual([])
    const known = new Set(ADDED_LABELS)
    for (const { name, labels } of used) {
      const own = labelsOf(name)
      for (const label of labels) expect([...own, ...ADDED_LABELS]).toContain(label)
      for (const label of own) known.add(label)
    }
    const grouped = [...expression.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, list = '']) =>
      list.split(','),
    )
    for (const label of grouped) expect([...known]).toContain(label.trim())
  })

  test('is closed, and names values that occur', () => {
    expect(expression.split('(')).toHaveLength(expression.split(')').length)
    const kinds = [...expression.matchAll(/security_events_total\{kind="(\w+)"/g)]
    for (const [, kind] of kinds) expect(SECURITY_EVENTS).toContain(kind)
  })
})
