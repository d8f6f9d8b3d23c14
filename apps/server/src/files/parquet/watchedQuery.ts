import type { DuckDBConnection } from '@duckdb/node-api'

/** Who waits for a long query. */
export interface QueryWatch {
  /** The query ends with the signal's reason. */
  readonly signal: AbortSignal
  /** Hears now and then which part of the query is done, 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

const PERIOD_MS = 500

/** A query that can be followed and broken off. */
export async function watched(
  connection: DuckDBConnection,
  watch: QueryWatch | undefined,
  query: () => Promise<void>,
): Promise<void> {
  if (!watch) return query()
  const { signal, onProgress } = watch
  signal.throwIfAborted()
  await connection.run('set enable_progress_bar = true; set enable_progress_bar_print = false')
  const interrupt = (): void => connection.interrupt()
  signal.addEventListener('abort', interrupt, { once: true })
  const timer = setInterval(() => {
    const { percentage } = connection.progress
    if (percentage > 0) onProgress(Math.min(1, percentage / 100))
  }, PERIOD_MS)
  try {
    await query()
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', interrupt)
  }
}
