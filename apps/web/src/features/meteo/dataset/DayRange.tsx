import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatSiteTime } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { dayRange } from './siteDays.ts'

interface DayRangeProps {
  readonly dataset: DatasetRowFragment
  readonly from: string | undefined
  readonly to: string | undefined
  readonly onChange: (range: {
    readonly from?: string | undefined
    readonly to?: string | undefined
  }) => void
}

/** First and last day, both part of it. */
export function DayRange({ dataset, from, to, onChange }: DayRangeProps): ReactNode {
  const { first, last } = dayRange(dataset)
  const field = { type: 'date', min: first, max: last, w: 150 } as const
  return (
    <>
      <TextInput
        {...field}
        label="From"
        value={from ?? first}
        onChange={(event) => onChange({ from: kept(event.currentTarget.value, first) })}
      />
      <TextInput
        {...field}
        label="To"
        value={to ?? last}
        onChange={(event) => onChange({ to: kept(event.currentTarget.value, last) })}
      />
    </>
  )
}

function kept(day: string, usual: string): string | undefined {
  return day === '' || day === usual ? undefined : day
}

/** '2021-06-01 to 2021-06-30', of a typical year without the year. */
export function spanText(
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  { local_time_zone, type }: DatasetRowFragment,
): string {
  const day = (ms: number): string =>
    formatSiteTime(new Date(ms).toISOString(), local_time_zone).slice(type === 'TMY' ? 5 : 0, 10)
  const [first, last] = [day(fromMs), day(toMs - 1)]
  return first === last ? first : `${first} to ${last}`
}
