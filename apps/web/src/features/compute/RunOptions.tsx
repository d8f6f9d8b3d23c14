import { Group, Select, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import { ENVIRONMENTS, type RunForm } from './runForm.ts'

interface RunOptionsProps {
  readonly children: ReactNode
  readonly form: RunForm
  readonly isStudy: boolean
  readonly onChange: (next: Partial<RunForm>) => void
}

/** Name and environment, and below them what starts the run. */
export function RunOptions({ form, isStudy, onChange, children }: RunOptionsProps): ReactNode {
  return (
    <Panel title="Run">
      <Group align="flex-start" gap="md">
        <TextInput
          label="Name"
          w={{ base: '100%', xs: 420 }}
          maxLength={isStudy ? 150 : 200}
          placeholder={isStudy ? 'Name of the parameter' : 'Date and time of the run'}
          value={form.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <Select
          label="Environment"
          w={200}
          data={[...ENVIRONMENTS]}
          value={form.environment}
          onChange={(value) =>
            onChange({ environment: ENVIRONMENTS.find((known) => known === value) ?? 'production' })
          }
        />
      </Group>
      <Stack gap="sm" mt="md">
        {children}
      </Stack>
    </Panel>
  )
}
