/** What is remembered of failures to fetch a page. */
export interface PageFailures {
  readonly count: number
  readonly firstMs: number
}

/** reload: once more; home: to /; fail: that did not help either, show the error. */
export type AfterFailure = 'reload' | 'home' | 'fail'

const WINDOW_MS = 30_000
const MAX_RELOADS = 2

export function countFailure(before: PageFailures | undefined, nowMs: number): PageFailures {
  return before === undefined || nowMs - before.firstMs > WINDOW_MS
    ? { count: 1, firstMs: nowMs }
    : { ...before, count: before.count + 1 }
}

/** Two reloads within 30 s, then home, and no further, or a missing file would have the browser reload for ever. */
export function afterFailure({ count }: PageFailures): AfterFailure {
  if (count <= MAX_RELOADS) return 'reload'
  return count === MAX_RELOADS + 1 ? 'home' : 'fail'
}
