import { Group, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { lastDayOf, useDeployment } from './deployment.ts'
import { PERIOD_TEXTS, PERIODS, type Period, type PeriodKey } from './period.ts'
import { useMonitorSearch } from './usePeriod.ts'

const CHOICES = PERIODS.map((value) => ({ value, label: PERIOD_TEXTS[value] }))

/** The period of a page, in its address. Days are those of the plant. */
export function PeriodPicker({ period }: { readonly period: Period }): ReactNode {
  const [, change] = useMonitorSearch()
  const lastDay = lastDayOf(useDeployment())
  const choose = (key: PeriodKey): void =>
    key === 'days'
      ? change({ period: key, from: period.from, to: period.to })
      : change({ period: key, from: undefined, to: undefined })
  const dayField = (label: string, end: 'from' | 'to'): ReactNode => (
    <TextInput
      type="date"
      aria-label={label}
      max={lastDay}
      w={140}
      value={period[end]}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') change({ [end]: currentTarget.value })
      }}
    />
  )
  return (
    <Group gap="xs">
      <Select<PeriodKey>
        aria-label="Period"
        w={150}
        data={CHOICES}
        value={period.key}
        allowDeselect={false}
        onChange={(key) => key !== null && choose(key)}
      />
      {period.key === 'days' && (
        <>
          {dayField('First day', 'from')}
          {dayField('Last day', 'to')}
        </>
      )}
    </Group>
  )
}
