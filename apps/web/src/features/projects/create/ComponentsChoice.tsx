import type { UsualMounting } from '@duet/plant'
import { Radio, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

export type Components = UsualMounting | 'none'

const CHOICES: readonly { readonly value: Components; readonly label: string }[] = [
  { value: 'tracker', label: 'Usual, on single-axis trackers' },
  { value: 'fixed', label: 'Usual, on fixed tables' },
  { value: 'none', label: 'None' },
]

interface ComponentsChoiceProps {
  readonly components: Components
  readonly onChange: (components: Components) => void
}

/** Which components a new project has. */
export function ComponentsChoice({ components, onChange }: ComponentsChoiceProps): ReactNode {
  return (
    <Radio.Group
      label="Components"
      description="Panel 550 W, table, string inverter 250 kW, transformer and wires that go together; each can be changed or replaced."
      value={components}
      onChange={(value) => {
        const chosen = CHOICES.find((one) => one.value === value)
        if (chosen) onChange(chosen.value)
      }}
    >
      <Stack gap={6} mt={6}>
        {CHOICES.map((choice) => (
          <Radio key={choice.value} {...choice} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
