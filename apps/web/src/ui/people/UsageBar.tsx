import { Progress } from '@mantine/core'
import type { ReactNode } from 'react'

interface UsageBarProps {
  /** What is used, for screen readers. */
  readonly label: string
  /** 1: all of it. */
  readonly fraction: number
  /** From here on its colour shows it. */
  readonly nearFraction: number
}

/** How much of a limit is used. The figures stand beside it. */
export function UsageBar({ label, fraction, nearFraction }: UsageBarProps): ReactNode {
  return (
    <Progress.Root size="sm" miw={60}>
      <Progress.Section
        value={Math.min(1, fraction) * 100}
        color={fraction >= 1 ? 'red.8' : fraction >= nearFraction ? 'orange.6' : 'petrol'}
        aria-label={label}
        aria-valuetext={`${Math.round(fraction * 100)} %`}
      />
    </Progress.Root>
  )
}
