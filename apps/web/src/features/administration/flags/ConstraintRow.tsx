import { Group, Select, Switch, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CONSTRAINT_KEYS, type ConstraintDraft, exampleValue } from './flagDraft.ts'

interface ConstraintRowProps {
  /** 'constraint 1 of sentinel-demo' */
  readonly label: string
  readonly constraint: ConstraintDraft
  readonly error: string | undefined
  readonly onChange: (constraint: ConstraintDraft) => void
  readonly onRemove: () => void
}

export function ConstraintRow(props: ConstraintRowProps): ReactNode {
  const { label, constraint, onChange } = props
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <Select
        aria-label={`Key of ${label}`}
        w={150}
        data={CONSTRAINT_KEYS.map(({ value, label: text }) => ({ value, label: text }))}
        value={constraint.key}
        onChange={(key) => onChange({ ...constraint, key: key ?? constraint.key })}
      />
      <TextInput
        aria-label={`Value of ${label}`}
        style={{ flex: 1, maxWidth: 360 }}
        placeholder={exampleValue(constraint.key)}
        value={constraint.value}
        error={props.error}
        onChange={(event) => onChange({ ...constraint, value: event.currentTarget.value })}
      />
      <Switch
        aria-label={`${label} is in force`}
        mt={6}
        checked={constraint.enabled}
        onChange={(event) => onChange({ ...constraint, enabled: event.currentTarget.checked })}
      />
      <IconButton tooltip="Remove" label={`Remove ${label}`} mt={2} onClick={props.onRemove}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </Group>
  )
}
