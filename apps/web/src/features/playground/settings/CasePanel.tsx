import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/Panel.tsx'

/** A setting that teaches something; what it does not name stays as it is. */
export interface SettingCase<Setting> {
  readonly label: string
  readonly lesson: string
  readonly setting: Partial<Setting>
}

interface CasePanelProps<Setting> {
  readonly cases: readonly SettingCase<Setting>[]
  readonly onChange: (changed: Partial<Setting>) => void
}

export function CasePanel<Setting>({ cases, onChange }: CasePanelProps<Setting>): ReactNode {
  return (
    <Panel title="Cases">
      <Group gap={6}>
        {cases.map(({ label, lesson, setting }) => (
          <Button
            key={label}
            variant="default"
            size="compact-sm"
            title={lesson}
            onClick={() => onChange(setting)}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Panel>
  )
}
