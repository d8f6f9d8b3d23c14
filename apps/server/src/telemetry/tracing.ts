import type { IncomingHttpHeaders } from 'node:http'

export interface SpanFacts {
  /** Of few words and no ids: spans are counted by it. */
  readonly name: string
  readonly kind?: 'server' | 'client' | 'consumer' | 'internal'
  readonly attributes?: Readonly<Record<string, string | number>>
  /** Where it goes on from, as W3C's `traceparent`; absent: from the span that this code runs in. */
  readonly parent?: string | undefined
}

export interface OpenSpan {
  /** What `work` begins goes on from this span. */
  readonly within: <T>(work: () => T) => T
  readonly end: (outcome: SpanOutcome) => void
}

export interface SpanOutcome {
  readonly attributes?: Readonly<Record<string, string | number>>
  readonly isFault?: boolean
}

/** What makes spans; there is none where no receiver of traces is set. */
export interface Tracer {
  /** Share of the calls without a parent that are traced, 0 to 1. */
  readonly share: number
  readonly open: (facts: SpanFacts) => OpenSpan
  /** A span that has ended just now. */
  readonly record: (facts: SpanFacts, durationMs: number) => void
  /** The span that this code runs in, as `traceparent`. */
  readonly current: () => string | undefined
  /** Sends what waits. */
  readonly stop: () => Promise<void>
}

let tracer: Tracer | undefined

/** The one of this process. */
export const activeTracer = (): Tracer | undefined => tracer

/** From here on the process is traced; undefined: no more. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next
}

/** Does some work as a span. Where nothing is traced, it is the work alone. */
export async function traced<T>(facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  if (!tracer) return work()
  const span = tracer.open(facts)
  try {
    const result = await span.within(work)
    span.end({})
    return result
  } catch (error) {
    span.end({ isFault: true })
    throw error
  }
}

export const traceparentOf = ({ traceparent }: IncomingHttpHeaders): string | undefined =>
  typeof traceparent === 'string' ? traceparent : undefined
