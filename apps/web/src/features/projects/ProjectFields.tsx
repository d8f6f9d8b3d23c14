import { Group, Select, Stack, TextInput } from '@mantine/core'
import type { ClipboardEvent, ReactNode } from 'react'
import { NumberField } from '../../ui/NumberField.tsx'
import { GENERAL_ACCESS } from './access.ts'
import { type ProjectForm, type ProjectFormErrors, parsePosition } from './projectForm.ts'

interface ProjectFieldsProps {
  readonly form: ProjectForm
  readonly errors: ProjectFormErrors
  readonly onChange: (form: ProjectForm) => void
}

/** Name, place and access of a project. */
export function ProjectFields({ form, errors, onChange }: ProjectFieldsProps): ReactNode {
  const onPaste = (event: ClipboardEvent): void => {
    const position = parsePosition(event.clipboardData.getData('text'))
    if (position === undefined) return
    event.preventDefault()
    onChange({ ...form, ...position })
  }
  return (
    <Stack gap="sm">
      <TextInput
        label="Name"
        name="name"
        value={form.name}
        error={errors.name}
        onChange={(event) => onChange({ ...form, name: event.target.value })}
        data-autofocus
      />
      <Group gap="sm" grow align="flex-start" onPaste={onPaste}>
        <NumberField
          label="Latitude"
          unit="° N"
          value={form.latitude}
          error={errors.latitude}
          onChange={(latitude) => onChange({ ...form, latitude })}
        />
        <NumberField
          label="Longitude"
          unit="° E"
          value={form.longitude}
          error={errors.longitude}
          onChange={(longitude) => onChange({ ...form, longitude })}
        />
        <NumberField
          label="Altitude"
          unit="m"
          value={form.altitude_m}
          error={errors.altitude_m}
          onChange={(altitude_m) => onChange({ ...form, altitude_m })}
        />
      </Group>
      <Select
        label="General access"
        description="What members of the organization may do without being added to the project"
        data={[...GENERAL_ACCESS]}
        value={form.org_general_access}
        onChange={(access) => onChange({ ...form, org_general_access: access ?? 'restricted' })}
      />
    </Stack>
  )
}
