import type { ReactNode } from 'react'
import * as z from 'zod'
import { Note } from '../../../ui/Note.tsx'

const refusals = z.object({
  count: z.number(),
  by_reason: z.record(
    z.string(),
    z.object({
      count: z.number(),
      first: z.array(z.object({ line: z.number(), tag: z.string() })),
    }),
  ),
})

/** Readings that nobody takes, with the first of each reason. */
export function UnknownTags({ refused }: { readonly refused: unknown }): ReactNode {
  const { data } = refusals.safeParse(refused)
  if (data === undefined || data.count === 0) return null
  return (
    <Note kind="warning" title={`${data.count} readings would not be taken`}>
      {Object.entries(data.by_reason).map(([reason, { count, first }]) => (
        <div key={reason}>
          {REASON_TEXTS[reason] ?? reason}: {count}, for example{' '}
          {[...new Set(first.map(({ tag }) => tag))].join(', ')} in line {first[0]?.line}
        </div>
      ))}
    </Note>
  )
}

const REASON_TEXTS: Readonly<Record<string, string>> = {
  unknown_tag: 'No node has the tag',
  timestamp: 'The time is none',
  future: 'The time is ahead of the server',
  too_old: 'The time is before 2000',
  text: 'The value is text',
  nan: 'The value is no number',
  duplicate_in_batch: 'The same tag and time again',
}
