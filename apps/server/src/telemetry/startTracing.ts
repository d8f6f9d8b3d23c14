import type { TracingConfig } from './otelTracer.ts'
import { setTracer } from './tracing.ts'

/** Traces this process where a receiver is set. The SDK is loaded then and not before. @returns what sends the rest and ends it */
export async function startTracing(
  config: TracingConfig | undefined,
): Promise<() => Promise<void>> {
  if (config === undefined) return async () => undefined
  const { createOtelTracer } = await import('./otelTracer.ts')
  const tracer = createOtelTracer(config)
  setTracer(tracer)
  return async () => {
    setTracer(undefined)
    await tracer.stop()
  }
}
