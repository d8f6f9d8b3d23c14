import { Group, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { MonitorSearch } from './monitorSearch.ts'
import { PERIOD_TEXTS, PERIODS, type Period, type PeriodKey } from './period.ts'

const CHOICES = PERIODS.map((value) => ({ value, label: PERIOD_TEXTS[value] }))

interface PeriodFieldProps {
  readonly period: Period
  /** Days after it cannot be chosen. */
  readonly lastDay: string
  readonly onChange: (changed: Partial<MonitorSearch>) => void
}

/** Chooses a period of civil days. */
export function PeriodField({ period, lastDay, onChange }: PeriodFieldProps): ReactNode {
  const choose = (key: PeriodKey): void =>
    key === 'days'
      ? onChange({ period: key, from: period.from, to: period.to })
      : onChange({ period: key, from: undefined, to: undefined })
  const dayField = (label: string, end: 'from' | 'to'): ReactNode => (
    <TextInput
      type="date"
      aria-label={label}
      max={lastDay}
      w={140}
      value={period[end]}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') onChange({ [end]: currentTarget.value })
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
