import { z } from 'zod'
import { urlOf } from './configValues.ts'
import type { TracingConfig } from './telemetry/otelTracer.ts'

/** Names of the OpenTelemetry specification, so that what sets them for other programs serves here too. */
export const TRACING_KEYS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(
    /^https?:\/\/[^?#]+$/,
    'a URL that begins with http:// or https://',
  ).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'name=value, several with commas between them')
    .optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'letters, digits, dots and hyphens')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((text) => /^(0|1|0?\.\d+|1\.0+)$/.test(text), { error: 'a share from 0 to 1' })
    .transform(Number)
    .optional(),
} as const

type Values = z.infer<z.ZodObject<typeof TRACING_KEYS>>

/** Undefined where no receiver is set: nothing is traced then. */
export function tracingOf(value: Values): TracingConfig | undefined {
  const endpoint = value.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return undefined
  const pairs = (value.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter((pair) => pair !== '')
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: Object.fromEntries(
      pairs.map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
      }),
    ),
    serviceName: value.OTEL_SERVICE_NAME ?? 'duet',
    share: value.OTEL_TRACES_SAMPLER_ARG ?? 1,
  }
}
