import { DAY_MS } from '@duet/units'
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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
      <Step label="Earlier" disabled={inView.fromMs <= whole.fromMs} onClick={() => move(-1)}>
        <IconChevronLeft size={16} aria-hidden />
      </Step>
      {LENGTHS.map(({ label, days }) => (
        <Button key={label} variant="default" onClick={() => zoom(days)}>
          {label}
        </Button>
      ))}
      <Button variant="default" onClick={() => onChange(whole)}>
        All
      </Button>
      <Step label="Later" disabled={inView.toMs >= whole.toMs} onClick={() => move(1)}>
        <IconChevronRight size={16} aria-hidden />
      </Step>
    </Group>
  )
}

function Step(props: {
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}): ReactNode {
  return (
    <Tooltip label={props.label}>
      <ActionIcon
        variant="default"
        aria-label={props.label}
        disabled={props.disabled}
        onClick={props.onClick}
      >
        {props.children}
      </ActionIcon>
    </Tooltip>
  )
}
