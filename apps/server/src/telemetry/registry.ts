import { collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client'

/** A figure that is read when the metrics are asked for. */
export interface ReadGauge {
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
  /** The values by their labels. Where it rejects, the figure is left out of the answer. */
  readonly read: () => Promise<readonly GaugeValue[]> | readonly GaugeValue[]
}

export type GaugeValue = readonly [value: number, labels?: Readonly<Record<string, string>>]

/** A registry with the figures of the process, with what it counts and what is read when it is asked. */
export function createRegistry(counted: readonly Metric[], gauges: readonly ReadGauge[]): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const metric of counted) registry.registerMetric(metric)
  for (const { name, help, labels = [], read } of gauges) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [],
      collect: async (): Promise<void> => {
        const values = await Promise.resolve()
          .then(read)
          .catch(() => [])
        gauge.reset()
        if (labels.length === 0) gauge.remove()
        for (const [value, of = {}] of values) gauge.set(of, value)
      },
    })
    registry.registerMetric(gauge)
  }
  return registry
}
