import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type CellScale, colorsOf, noValueColor } from './cellColors.ts'

interface ScaleBarProps {
  readonly scale: CellScale
  readonly format: (value: number) => string
}

/** Which colour is how much. */
export function ScaleBar({ scale, format }: ScaleBarProps): ReactNode {
  return (
    <Group gap={6} wrap="nowrap">
      <Text size="xs">≤ {format(scale.min)}</Text>
      <span
        aria-hidden
        style={{
          width: 120,
          height: 10,
          background: `linear-gradient(to right, ${colorsOf(scale).join(', ')})`,
        }}
      />
      <Text size="xs">≥ {format(scale.max)}</Text>
      <span aria-hidden style={{ width: 12, height: 10, background: noValueColor() }} />
      <Text size="xs">none</Text>
    </Group>
  )
}
