import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { SpanFacts, Tracer } from './tracing.ts'

export interface TracingConfig {
  /** Address of the receiver; traces go to /v1/traces below it, as OTLP in JSON. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  readonly share: number
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const

const TIMEOUT_MS = 5000

/** Sends spans by the OpenTelemetry SDK. Loaded where a receiver is set, and nowhere else. */
export function createOtelTracer(config: TracingConfig): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${config.endpoint}/v1/traces`,
    headers: { ...config.headers },
    timeoutMillis: TIMEOUT_MS,
  })
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': config.serviceName }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.share) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const tracer = provider.getTracer('duet')
  return {
    share: config.share,
    open: (facts) => {
      const parent = parentOf(facts)
      const span = tracer.startSpan(facts.name, optionsOf(facts), parent)
      const inside = trace.setSpan(parent, span)
      return {
        within: (work) => context.with(inside, work),
        end: ({ attributes = {}, isFault = false }) => {
          span.setAttributes(attributes)
          if (isFault) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    record: (facts, durationMs) => {
      const endMs = Date.now()
      const options = { ...optionsOf(facts), startTime: endMs - durationMs }
      tracer.startSpan(facts.name, options, parentOf(facts)).end(endMs)
    },
    current: () => {
      const carrier: { traceparent?: string } = {}
      propagation.inject(context.active(), carrier)
      return carrier.traceparent
    },
    stop: async () => {
      await provider.shutdown()
      context.disable()
      propagation.disable()
    },
  }
}

const parentOf = ({ parent }: SpanFacts): Context =>
  parent === undefined
    ? context.active()
    : propagation.extract(ROOT_CONTEXT, { traceparent: parent })

const optionsOf = ({ kind = 'internal', attributes = {} }: SpanFacts) => ({
  kind: KINDS[kind],
  attributes,
})
