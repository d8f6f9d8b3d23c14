export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export interface MetricsText {
  /** By the name of the metric: counter, gauge, histogram or summary. */
  readonly types: ReadonlyMap<string, string>
  readonly samples: readonly Sample[]
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g

/** Reads the text format of Prometheus. @throws Error for a line that is none of it */
export function readMetricsText(text: string): MetricsText {
  const types = new Map<string, string>()
  const samples: Sample[] = []
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, typed, type] = /^# TYPE (\S+) (\w+)$/.exec(line) ?? []
    if (typed !== undefined && type !== undefined) types.set(typed, type)
    if (line.startsWith('#')) continue
    const [, name, labels = '', value] = SAMPLE.exec(line) ?? []
    if (name === undefined) throw new Error(`No line of metrics: ${line}`)
    const pairs = [...labels.matchAll(LABEL)].map(([, key = '', of = '']) => [key, of])
    samples.push({ name, labels: Object.fromEntries(pairs), value: Number(value) })
  }
  return { types, samples }
}

/** The metric that a sample belongs to: a histogram has three names. */
export const familyOf = (name: string, { types }: MetricsText): string | undefined => {
  const family = name.replace(/_(bucket|sum|count)$/, '')
  return [name, family].find((one) => types.has(one))
}
