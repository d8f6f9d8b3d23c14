import { Group, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { ReadingNote } from './ReadingNote.tsx'
import type { Wizard } from './useWizard.ts'
import { formErrors } from './wizardForm.ts'

/** The name of the dataset, and where the weather is. */
export function PlaceStep({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { form, change, reading } = wizard
  const errors = formErrors(form).place
  const messageOf = (path: string): string | undefined =>
    errors.find((error) => error.path === path)?.message
  const found = reading.state === 'read' ? reading.weather.metadata : undefined
  return (
    <Stack gap="md">
      <TextInput
        label="Name"
        w={420}
        maw="100%"
        maxLength={200}
        value={form.name}
        error={messageOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Group align="flex-start" gap="md">
        <div style={{ width: 200 }}>
          <NumberField
            label="Latitude"
            unit="° N"
            value={form.latitude}
            description={form.latitude === null ? ofFile(found?.latitude, '°') : undefined}
            error={messageOf('latitude')}
            onChange={(latitude) => change({ latitude })}
          />
        </div>
        <div style={{ width: 200 }}>
          <NumberField
            label="Longitude"
            unit="° E"
            value={form.longitude}
            description={form.longitude === null ? ofFile(found?.longitude, '°') : undefined}
            error={messageOf('longitude')}
            onChange={(longitude) => change({ longitude })}
          />
        </div>
        <div style={{ width: 200 }}>
          <NumberField
            label="Height above sea level"
            unit="m"
            value={form.altitudeM}
            description={form.altitudeM === null ? ofFile(found?.altitude_m, ' m') : undefined}
            error={messageOf('altitudeM')}
            onChange={(altitudeM) => change({ altitudeM })}
          />
        </div>
      </Group>
      <ReadingNote wizard={wizard} />
    </Stack>
  )
}

function ofFile(value: number | undefined, unit: string): string {
  return value === undefined
    ? 'That of the project'
    : `As the file says: ${formatNumber(value, 6)}${unit}`
}
