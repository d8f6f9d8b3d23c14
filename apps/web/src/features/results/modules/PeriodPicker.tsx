import { Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceSwitch } from '../../../ui/ChoiceSwitch.tsx'
import { monthsOf, siteTime } from './profilePeriod.ts'
import type { TablePlanData } from './useModuleProfile.ts'

interface PeriodPickerProps {
  readonly plan: Pick<TablePlanData, 'from' | 'to' | 'local_time_zone'>
  readonly time: string | undefined
  readonly onChange: (time: string | undefined) => void
}

type Kind = 'run' | 'month' | 'day'

const KINDS: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'run', label: 'Whole run' },
  { value: 'month', label: 'Month' },
  { value: 'day', label: 'Day and instants' },
]

function kindOf(time: string | undefined): Kind {
  if (time === undefined || time.length < 7) return 'run'
  return time.length === 7 ? 'month' : 'day'
}

/** The whole run, one month, or one day whose steps can be looked at. */
export function PeriodPicker({ plan, time, onChange }: PeriodPickerProps): ReactNode {
  const kind = kindOf(time)
  const offset = plan.local_time_zone
  const firstDay = siteTime(plan.from, offset).slice(0, 10)
  const lastDay = siteTime(new Date(Date.parse(plan.to) - 1).toISOString(), offset).slice(0, 10)
  const day =
    time === undefined || time.length < 7
      ? middleDay(firstDay, lastDay)
      : within(`${time}-15`.slice(0, 10), firstDay, lastDay)
  const choose = (next: Kind): void => {
    if (next === 'run') onChange(undefined)
    if (next === 'month') onChange(day.slice(0, 7))
    if (next === 'day') onChange(day.slice(0, 10))
  }
  return (
    <>
      <ChoiceSwitch label="Period" choices={KINDS} value={kind} onChange={choose} />
      {kind === 'month' && (
        <Select
          label="Month"
          w={130}
          data={[...monthsOf(plan.from, plan.to, offset)]}
          value={time ?? null}
          allowDeselect={false}
          onChange={(month) => onChange(month ?? undefined)}
        />
      )}
      {kind === 'day' && (
        <TextInput
          label="Day"
          type="date"
          w={160}
          min={firstDay}
          max={lastDay}
          value={time?.slice(0, 10) ?? ''}
          onChange={({ currentTarget: { value } }) => {
            if (value >= firstDay && value <= lastDay) onChange(value)
          }}
        />
      )}
    </>
  )
}

/** The day, or that of the run which is next to it. */
function within(day: string, firstDay: string, lastDay: string): string {
  if (day < firstDay) return firstDay
  return day > lastDay ? lastDay : day
}

/** A day in the middle of the run: of a whole year, one in summer or winter. */
function middleDay(firstDay: string, lastDay: string): string {
  const middle = (Date.parse(firstDay) + Date.parse(lastDay)) / 2
  return new Date(middle).toISOString().slice(0, 10)
}
