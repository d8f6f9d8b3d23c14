import type { Period } from '@duet/plant'
import type { ReactNode } from 'react'
import { LinesInput, type ListInputProps } from './LinesInput.tsx'
import { periodLines, readPeriodLines } from './periodLines.ts'

type PeriodLinesInputProps = ListInputProps<readonly Period[], 'shownUnit' | 'shownFactor'>

/** Times with a value each. */
export function PeriodLinesInput({ value, ...props }: PeriodLinesInputProps): ReactNode {
  const { field } = props
  return (
    <LinesInput
      {...props}
      label={`${field.label}, ${field.shownUnit}`}
      placeholder="2026-05-01 12:00, 2026-05-03 18:00, 30"
      lines={periodLines(value, field)}
      read={(text) => readPeriodLines(text, field)}
      accept=".csv,.txt"
    />
  )
}
