import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { type EditDraft, siteInstant } from './editDraft.ts'

/** Messages by field. */
export type DraftErrors = Readonly<Record<string, string>>

type Site = Pick<DatasetRowFragment, 'local_time_zone' | 'type'>

/** What is missing or impossible in an edit; empty when it can be made. */
export function draftErrors(draft: EditDraft, site: Site): DraftErrors {
  switch (draft.kind) {
    case 'albedo_by_month':
      return draft.values.every((value) => inRange(value, 0, 1))
        ? {}
        : { values: 'each month needs a value from 0 to 1' }
    case 'scale':
      return check('factor', inRange(draft.factor, Number.MIN_VALUE, 10), 'from 0 to 10, not 0')
    case 'add':
      return check(
        'offset',
        inRange(draft.offset, -100_000, 100_000) && draft.offset !== 0,
        'from −100,000 to 100,000, not 0',
      )
    case 'fill_gaps':
      return check('max_hours', inRange(draft.max_hours, Number.MIN_VALUE, 720), 'from 0 to 720 h')
    case 'shift_time':
      return check(
        'minutes',
        inRange(draft.minutes, -1440, 1440) &&
          Number.isInteger(draft.minutes) &&
          draft.minutes !== 0,
        'whole minutes from −1440 to 1440, not 0',
      )
    case 'remove_range':
      return rangeErrors(draft.from, draft.to, site)
    case 'drop_column':
      return {}
  }
}

function check(field: string, isGood: boolean, message: string): DraftErrors {
  return isGood ? {} : { [field]: message }
}

function inRange(value: number | null, from: number, to: number): boolean {
  return value !== null && value >= from && value <= to
}

function rangeErrors(from: string, to: string, site: Site): DraftErrors {
  if (site.type === 'TMY') return { from: 'a typical year keeps all its rows' }
  const [start, end] = [siteInstant(from, site), siteInstant(to, site)]
  if (start === undefined) return { from: 'required' }
  if (end === undefined) return { to: 'required' }
  return check('to', Date.parse(start) < Date.parse(end), 'must be after the begin')
}
