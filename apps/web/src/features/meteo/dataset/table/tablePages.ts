import { DAY_MS } from '@duet/units'
import { intervalCount, lengthS } from '../rollUps.ts'
import type { TimeSpan } from '../siteDays.ts'

/** A day of minutes is one page. */
const ROWS_PER_PAGE = 1500

/** Parts of a time that are read one at a time: whole days, about as many rows in each. */
export function tablePages(span: TimeSpan, interval: string): readonly TimeSpan[] {
  if (intervalCount(span, interval) <= ROWS_PER_PAGE) return [span]
  const days = Math.max(1, Math.floor((ROWS_PER_PAGE * lengthS(interval) * 1000) / DAY_MS))
  const stepMs = days * DAY_MS
  return Array.from({ length: Math.ceil((span.toMs - span.fromMs) / stepMs) }, (_, page) => ({
    fromMs: span.fromMs + page * stepMs,
    toMs: Math.min(span.toMs, span.fromMs + (page + 1) * stepMs),
  }))
}
