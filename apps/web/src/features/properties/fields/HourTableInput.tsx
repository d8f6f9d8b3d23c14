import type { ReactNode } from 'react'
import { HourTableSketch } from './HourTableSketch.tsx'
import { hourLines, readHourLines } from './hourTable.ts'
import { LinesInput, type ListInputProps } from './LinesInput.tsx'

const SHARES = '0 0 0 0 0 0 100 100 100 100 100 100 100 100 100 100 100 100 100 100 0 0 0 0'

type HourTableInputProps = Omit<ListInputProps<readonly number[], 'shownUnit'>, 'value'> & {
  /** Null: no table. */
  readonly value: readonly number[] | null
}

/** A table of twelve months by 24 hours. */
export function HourTableInput({ value, ...props }: HourTableInputProps): ReactNode {
  const { label, shownUnit } = props.field
  return (
    <LinesInput
      {...props}
      label={shownUnit === '' ? label : `${label}, ${shownUnit}`}
      placeholder={shownUnit === '%' ? SHARES : undefined}
      lines={value ? hourLines(value) : ''}
      read={readHourLines}
    >
      {value && <HourTableSketch values={value} unit={shownUnit} />}
    </LinesInput>
  )
}
