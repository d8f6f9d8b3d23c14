import { HOUR_MS } from '@duet/units'
import { isoSiteTime } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import type { EditSearch } from './editSearch.ts'

/** One edit as it stands in its form; numbers are null while their field is empty. */
export type EditDraft = { readonly key: number; readonly reason: string } & (
  | { readonly kind: 'albedo_by_month'; readonly values: readonly (number | null)[] }
  | {
      readonly kind: 'scale'
      readonly column: string
      readonly factor: number | null
      readonly months: readonly number[]
    }
  | {
      readonly kind: 'add'
      readonly column: string
      readonly offset: number | null
      readonly months: readonly number[]
    }
  | {
      readonly kind: 'fill_gaps'
      readonly max_hours: number | null
      readonly method: 'interpolate' | 'typical_day'
    }
  | { readonly kind: 'shift_time'; readonly minutes: number | null }
  /** Site time, yyyy-MM-ddTHH:mm; the end is not part of it. */
  | { readonly kind: 'remove_range'; readonly from: string; readonly to: string }
  | { readonly kind: 'drop_column'; readonly column: string }
)

export type EditKind = EditDraft['kind']

export type DraftOf<Kind extends EditKind> = Extract<EditDraft, { readonly kind: Kind }>

export const EDIT_KINDS: readonly { readonly kind: EditKind; readonly title: string }[] = [
  { kind: 'albedo_by_month', title: 'Albedo by month' },
  { kind: 'scale', title: 'Scale a column' },
  { kind: 'add', title: 'Add to a column' },
  { kind: 'fill_gaps', title: 'Fill gaps' },
  { kind: 'shift_time', title: 'Move times' },
  { kind: 'remove_range', title: 'Remove a time' },
  { kind: 'drop_column', title: 'Leave a column out' },
]

export function editTitle(kind: EditKind): string {
  return EDIT_KINDS.find((one) => one.kind === kind)?.title ?? kind
}

/** What a new edit starts with. */
export function newDraft(
  kind: EditKind,
  key: number,
  dataset: DatasetRowFragment,
  columns: readonly string[],
): EditDraft {
  const column = columns[0] ?? ''
  const start = { key, reason: '' }
  switch (kind) {
    case 'albedo_by_month':
      return { ...start, kind, values: Array.from({ length: 12 }, () => 0.2) }
    case 'scale':
      return { ...start, kind, column, factor: null, months: [] }
    case 'add':
      return { ...start, kind, column, offset: null, months: [] }
    case 'fill_gaps':
      return { ...start, kind, max_hours: 3, method: 'interpolate' }
    case 'shift_time':
      return { ...start, kind, minutes: null }
    case 'remove_range':
      return {
        ...start,
        kind,
        from: siteText(dataset.start_time, dataset),
        to: siteText(dataset.end_time, dataset),
      }
    case 'drop_column':
      return { ...start, kind, column }
  }
}

/** The edit that a finding of the report led here for. */
export function draftOfSearch(
  search: EditSearch,
  dataset: DatasetRowFragment,
  columns: readonly string[],
): readonly EditDraft[] {
  if (search.add === undefined) return []
  const draft = newDraft(search.add, 0, dataset, columns)
  switch (draft.kind) {
    case 'shift_time':
      return [
        { ...draft, minutes: search.minutes ?? null, reason: 'Finding of the quality report' },
      ]
    case 'remove_range':
      return removals(draft, search.times, dataset)
    case 'drop_column':
      return [{ ...draft, column: search.column ?? draft.column }]
    case 'albedo_by_month':
    case 'scale':
    case 'add':
    case 'fill_gaps':
      return [draft]
  }
}

/** One edit a time. */
function removals(
  draft: DraftOf<'remove_range'>,
  times: EditSearch['times'],
  dataset: DatasetRowFragment,
): readonly EditDraft[] {
  if (times === undefined) return [draft]
  return times.map(([from, to], key) => ({
    ...draft,
    key,
    from: siteText(from, dataset),
    to: siteText(to, dataset),
    reason: 'Finding of the quality report',
  }))
}

type Site = Pick<DatasetRowFragment, 'local_time_zone'>

/** What a field of date and time holds. */
function siteText(iso: string, { local_time_zone }: Site): string {
  return isoSiteTime(iso, local_time_zone).replace(' ', 'T')
}

/** The instant of such a field; undefined for what is none. */
export function siteInstant(text: string, { local_time_zone }: Site): string | undefined {
  const ms = Date.parse(`${text}Z`) - local_time_zone * HOUR_MS
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(ms)
    ? new Date(ms).toISOString()
    : undefined
}

/** As the server takes it; no months stand for the whole year. @throws RangeError for a draft with errors */
export function editInput({ key: _key, reason, ...draft }: EditDraft, site: Site): object {
  const edit =
    draft.kind === 'remove_range'
      ? { ...draft, from: siteInstant(draft.from, site), to: siteInstant(draft.to, site) }
      : draft
  const given = Object.entries(edit).filter(
    ([, value]) => !Array.isArray(value) || value.length > 0,
  )
  if (given.flat(2).some((value) => value === null || value === undefined))
    throw new RangeError('An edit is not complete')
  return {
    ...Object.fromEntries(given),
    ...('months' in draft &&
      draft.months.length > 0 && { months: draft.months.toSorted((a, b) => a - b) }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  }
}
