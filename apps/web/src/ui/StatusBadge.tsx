import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

const COLORS = {
  active: 'petrol',
  good: 'green',
  warning: 'orange',
  bad: 'red',
  neutral: 'gray',
} as const

export type Tone = keyof typeof COLORS

interface StatusBadgeProps {
  readonly tone: Tone
  readonly minWidth?: number
  /** The status in words; the colour only helps. */
  readonly children: ReactNode
}

export function StatusBadge({ tone, minWidth, children }: StatusBadgeProps): ReactNode {
  return (
    <Badge color={COLORS[tone]} c="gray.9" miw={minWidth ?? 'max-content'}>
      {children}
    </Badge>
  )
}
