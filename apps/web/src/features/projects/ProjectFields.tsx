import { Group, Select, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { PlaceSearch } from '../../project/map/PlaceSearch.tsx'
import { CoordinateFields } from '../../ui/map/CoordinateFields.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { ProjectForm, ProjectFormErrors } from './projectForm.ts'
import { GENERAL_ACCESS } from './share/access.ts'

interface ProjectFieldsProps {
  readonly form: ProjectForm
  readonly errors: ProjectFormErrors
  readonly onChange: (form: ProjectForm) => void
}

/** Name, place and access of a project. */
export function ProjectFields({ form, errors, onChange }: ProjectFieldsProps): ReactNode {
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
      <PlaceSearch
        onPick={({ latitude, longitude }) => onChange({ ...form, latitude, longitude })}
      />
      <Group gap="sm" grow align="flex-start">
        <CoordinateFields
          latitude={form.latitude}
          longitude={form.longitude}
          errors={errors}
          onChange={(position) => onChange({ ...form, ...position })}
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
