import type { PvSystImportLineFragment } from '../../lib/gql/graphql.ts'
import type { Tone } from '../../ui/StatusBadge.tsx'
import type { ROW_STATES } from './importSearch.ts'

export type RowState = (typeof ROW_STATES)[number]

/** What becomes of a line, in words. */
export const STATE_TEXTS: Readonly<
  Record<RowState, { readonly label: string; readonly tone: Tone }>
> = {
  taken: { label: 'Taken', tone: 'good' },
  assumed: { label: 'Assumed', tone: 'active' },
  starter: { label: 'Starter default', tone: 'active' },
  not_taken: { label: 'Not taken over', tone: 'warning' },
  to_choose: { label: 'To choose', tone: 'bad' },
}

interface StateText {
  readonly label: string
  readonly tone: Tone
}

export const stateText = (state: string): StateText =>
  Object.entries(STATE_TEXTS).find(([known]) => known === state)?.[1] ?? {
    label: state,
    tone: 'neutral',
  }

interface RowFilter {
  readonly show: RowState | undefined
  readonly find: string | undefined
}

/** Lines of a state whose words hold what is looked for. */
export function filteredRows(
  rows: readonly PvSystImportLineFragment[],
  { show, find }: RowFilter,
): readonly PvSystImportLineFragment[] {
  const words = find?.toLowerCase() ?? ''
  return rows.filter(
    (row) =>
      (show === undefined || row.state === show) &&
      [row.section, row.item, row.given, row.becomes, row.note].some((text) =>
        text.toLowerCase().includes(words),
      ),
  )
}

/** How many lines each state has. */
export function stateCounts(
  rows: readonly PvSystImportLineFragment[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1)
  return counts
}
