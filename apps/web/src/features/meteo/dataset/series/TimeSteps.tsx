import { DAY_MS } from '@duet/units'
import { Button, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../../ui/IconButton.tsx'
import type { TimeSpan } from '../siteDays.ts'

interface TimeStepsProps {
  readonly whole: TimeSpan
  readonly inView: TimeSpan
  readonly onChange: (span: TimeSpan) => void
}

const LENGTHS = [
  { label: 'Day', days: 1 },
  { label: 'Week', days: 7 },
  { label: 'Month', days: 30 },
] as const

/** What dragging does, with the keyboard. */
export function TimeSteps({ whole, inView, onChange }: TimeStepsProps): ReactNode {
  const lengthMs = inView.toMs - inView.fromMs
  const centreMs = (inView.fromMs + inView.toMs) / 2
  const move = (direction: number): void => {
    const fromMs = Math.min(
      Math.max(whole.fromMs, inView.fromMs + direction * lengthMs),
      whole.toMs - lengthMs,
    )
    onChange({ fromMs, toMs: fromMs + lengthMs })
  }
  const zoom = (days: number): void => {
    // a whole number of days from the first row
    const before = Math.floor((centreMs - whole.fromMs) / DAY_MS - (days - 1) / 2)
    const fromMs = whole.fromMs + Math.max(0, before) * DAY_MS
    onChange({ fromMs, toMs: Math.min(whole.toMs, fromMs + days * DAY_MS) })
  }
  return (
    <Group gap={4}>
      <IconButton
        variant="default"
        label="Earlier"
        disabled={inView.fromMs <= whole.fromMs}
        onClick={() => move(-1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </IconButton>
      {LENGTHS.map(({ label, days }) => (
        <Button key={label} variant="default" onClick={() => zoom(days)}>
          {label}
        </Button>
      ))}
      <Button variant="default" onClick={() => onChange(whole)}>
        All
      </Button>
      <IconButton
        variant="default"
        label="Later"
        disabled={inView.toMs >= whole.toMs}
        onClick={() => move(1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </IconButton>
    </Group>
  )
}
