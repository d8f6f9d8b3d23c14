/** What is remembered of reloads after a page could not be fetched. */
export interface Reloads {
  readonly count: number
  readonly firstMs: number
}

const WINDOW_MS = 30_000
const MAX_RELOADS = 2

/** The next step after a failed fetch: reload, or give up after two reloads within 30 s. */
export function nextReload(before: Reloads | undefined, nowMs: number): Reloads | 'give up' {
  if (before === undefined || nowMs - before.firstMs > WINDOW_MS) {
    return { count: 1, firstMs: nowMs }
  }
  return before.count < MAX_RELOADS ? { ...before, count: before.count + 1 } : 'give up'
}
