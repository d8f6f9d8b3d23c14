import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
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
        onChange={(event) => onChange({ from: unlessUsual(event.currentTarget.value, first) })}
      />
      <TextInput
        {...field}
        label="To"
        value={to ?? last}
        onChange={(event) => onChange({ to: unlessUsual(event.currentTarget.value, last) })}
      />
    </>
  )
}

function unlessUsual(day: string, usual: string): string | undefined {
  return day === '' || day === usual ? undefined : day
}
