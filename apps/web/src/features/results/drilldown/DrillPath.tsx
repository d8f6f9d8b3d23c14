import { Anchor, Breadcrumbs, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DrillStep } from './useDrillDown.ts'

interface DrillPathProps {
  readonly label: string
  readonly steps: readonly DrillStep[]
  readonly onPick: (step: DrillStep) => void
}

/** Where one is on an axis, and the way back. */
export function DrillPath({ label, steps, onPick }: DrillPathProps): ReactNode {
  return (
    <Group component="nav" aria-label={label} gap="xs" wrap="wrap">
      <Text size="sm" c="gray.6" w={120}>
        {label}
      </Text>
      <Breadcrumbs separator="›" separatorMargin={6} style={{ flexWrap: 'wrap' }}>
        {steps.map((step, index) =>
          index === steps.length - 1 ? (
            <Text key={step.kind} size="sm" fw={600} aria-current="true">
              {step.label}
            </Text>
          ) : (
            <Anchor key={step.kind} component="button" size="sm" onClick={() => onPick(step)}>
              {step.label}
            </Anchor>
          ),
        )}
      </Breadcrumbs>
    </Group>
  )
}
