import { TYPICAL_YEAR } from '@duet/plant'
import { Group, Input, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMonth } from '../../lib/formatTime.ts'
import { daysInTypicalMonth } from './runForm.ts'

interface DayFieldProps {
  readonly label: string
  /** Month and day without a year. */
  readonly isTypicalYear: boolean
  /** yyyy-MM-dd */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (day: string) => void
}

export function DayField(props: DayFieldProps): ReactNode {
  return props.isTypicalYear ? (
    <MonthDayField {...props} />
  ) : (
    <TextInput
      type="date"
      label={props.label}
      value={props.value}
      error={props.error}
      w={200}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: formatMonth(index),
}))

function MonthDayField({ label, value, error, onChange }: DayFieldProps): ReactNode {
  const [, month = 1, day = 1] = value.split('-').map(Number)
  const choose = (nextMonth: number, nextDay: number): void => {
    const inMonth = Math.min(nextDay, daysInTypicalMonth(nextMonth))
    onChange(`${TYPICAL_YEAR}-${twoDigits(nextMonth)}-${twoDigits(inMonth)}`)
  }
  return (
    <Input.Wrapper label={label} error={error} labelElement="div" w={200}>
      <Group gap={6} wrap="nowrap">
        <Select
          aria-label={`${label}, month`}
          data={MONTHS}
          value={String(month)}
          error={error !== undefined}
          onChange={(next) => choose(Number(next), day)}
        />
        <Select
          aria-label={`${label}, day`}
          w={84}
          flex="none"
          data={Array.from({ length: daysInTypicalMonth(month) }, (_, index) => String(index + 1))}
          value={String(day)}
          error={error !== undefined}
          onChange={(next) => choose(month, Number(next))}
        />
      </Group>
    </Input.Wrapper>
  )
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
