import type { IngestAnswer } from './storeBatch.ts'

/** What a run brought. */
export interface Tally {
  pages: number
  records: number
  accepted: number
  repeated: number
  replaced: number
  empty: number
  readonly refused: Map<string, { count: number; readonly first: string }>
}

export const emptyTally = (): Tally => ({
  pages: 0,
  records: 0,
  accepted: 0,
  repeated: 0,
  replaced: 0,
  empty: 0,
  refused: new Map(),
})

export function addTally(tally: Tally, answer: IngestAnswer): void {
  tally.accepted += answer.accepted
  tally.repeated += answer.repeated
  tally.replaced += answer.replaced
  tally.empty += answer.empty
  for (const [reason, { count, first }] of Object.entries(answer.refused.by_reason)) {
    const known = tally.refused.get(reason) ?? { count: 0, first: first[0]?.tag ?? '' }
    known.count += count
    tally.refused.set(reason, known)
  }
}

export function tallyText(tally: Tally, toUtcMs: number): string {
  const refused = [...tally.refused].map(
    ([reason, { count, first }]) => `${count} ${reason} (${first})`,
  )
  const counts = `${tally.accepted} new, ${tally.repeated} repeated, ${tally.replaced} replaced, ${tally.empty} empty`
  const refusals = refused.length > 0 ? `, refused: ${refused.join(', ')}` : ''
  return `Up to ${new Date(toUtcMs).toISOString()}: ${tally.records} records in ${tally.pages} pages, ${counts}${refusals}.`
}
