import type { Registry } from 'prom-client'

const INTRODUCTION = `# Metrics

What \`/metrics\` of a server and of a [worker](operating.md#workers) answers, in the text format of Prometheus. This page is made from the product (\`npm run guide\`). [Settings](operating.md#configuration) say who may see the figures; a [dashboard and alarms](operating.md#dashboard-and-alarms) are made of them.

- Labels take their values from lists of the product. No call makes a series of its own: a name that is none of ours counts as \`other\`, \`several\` or \`unknown\`, and all pages and their files are the route \`pages\`.
- No label names an organization, a project or a user.
- Figures marked "server" are those of the installation or of calls: each server answers its own calls, and the same figures of the queue, of storage and of workers. Take their maximum over servers, and the sum of all others.
- Beside them stand the figures of the process that the Node library of Prometheus collects: \`process_*\` (processor time, memory, open files) and \`nodejs_*\`, among them \`nodejs_eventloop_lag_p99_seconds\`.`

/** The page of the guide. @param worker - what workers answer too */
export function metricsPage(server: Registry, worker: Registry): string {
  const ofWorkers = new Set(worker.getMetricsAsArray().map(({ name }) => name))
  const rows = server
    .getMetricsAsArray()
    .filter(({ name }) => name.startsWith('duet_'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((metric) => [
      `\`${metric.name}\``,
      String(metric.type),
      labelsOf(metric)
        .map((label) => `\`${label}\``)
        .join(', ') || '–',
      ofWorkers.has(metric.name) ? 'server, worker' : 'server',
      metric.help,
    ])
  const lines = [
    ['Metric', 'Type', 'Labels', 'Of', 'Meaning'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]
  return `${INTRODUCTION}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}

/** Names of the labels, which the types of the library keep to themselves. */
function labelsOf(metric: object): readonly string[] {
  const labels = 'labelNames' in metric ? metric.labelNames : []
  return Array.isArray(labels) ? labels.map(String).filter((label) => label !== 'le') : []
}
