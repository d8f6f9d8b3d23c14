import { Chip, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { LEFT_OUT, LEFT_OUT_TEXTS, type LeftOut } from './modelSearch.ts'

interface LeftOutSwitchesProps {
  readonly chosen: readonly LeftOut[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Which intervals do not count. */
export function LeftOutSwitches({ chosen, onChange }: LeftOutSwitchesProps): ReactNode {
  return (
    <Group
      gap="xs"
      component="fieldset"
      aria-label="Intervals that are left out"
      bd={0}
      p={0}
      m={0}
    >
      <Text size="sm">Leave out</Text>
      <Chip.Group multiple value={[...chosen]} onChange={onChange}>
        {LEFT_OUT.map((reason) => (
          <Chip key={reason} value={reason} size="xs">
            {LEFT_OUT_TEXTS[reason]}
          </Chip>
        ))}
      </Chip.Group>
    </Group>
  )
}
