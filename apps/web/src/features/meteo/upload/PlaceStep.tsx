import { Button, Checkbox, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { formatNumber, formatPosition, formatUnit } from '../../../lib/format.ts'
import { CoordinateFields } from '../../../ui/map/CoordinateFields.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { likelyPlace, openQuestions } from './openQuestions.ts'
import { ReadingNote } from './ReadingNote.tsx'
import type { Wizard } from './useWizard.ts'
import { formErrors, type WizardForm } from './wizardForm.ts'

/** The name of the dataset, and where the weather is. */
export function PlaceStep({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { form, change, reading, weather, fit, site } = wizard
  const errors = [...openQuestions(form, weather, fit, site).place, ...formErrors(form).place]
  /** The height of the place before is that of no other. */
  const move = (next: Pick<WizardForm, 'latitude' | 'longitude'>): void =>
    change({ ...next, altitudeM: null })
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
      <SimpleGrid cols={{ base: 1, xs: 3 }} maw={632} spacing="md">
        <CoordinateFields
          latitude={form.latitude}
          longitude={form.longitude}
          errors={{ latitude: messageOf('latitude'), longitude: messageOf('longitude') }}
          descriptions={{
            latitude: form.latitude === null ? ofFile(found?.latitude, '°') : undefined,
            longitude: form.longitude === null ? ofFile(found?.longitude, '°') : undefined,
          }}
          onChange={move}
        />
        <NumberField
          label="Height above sea level"
          unit="m"
          value={form.altitudeM}
          description={form.altitudeM === null ? ofFile(found?.altitude_m, ' m') : undefined}
          error={messageOf('altitudeM')}
          onChange={(altitudeM) => change({ altitudeM })}
        />
      </SimpleGrid>
      <LikelyPlace wizard={wizard} />
      {form.latitude === null && found?.latitude === undefined && <ProjectPlace wizard={wizard} />}
      <ReadingNote wizard={wizard} />
    </Stack>
  )
}

/** A swapped sign, or latitude for longitude: the mend is offered, and the answer asked for. */
function LikelyPlace({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { form, change, weather, site } = wizard
  const likely = likelyPlace(form, weather, site)
  if (!likely) return null
  const { latitude, longitude } = likely
  return (
    <Stack gap="xs">
      <Text size="sm" maw={720}>
        {`The place is far from the project, and would be near it at ${formatPosition(latitude, longitude)}: a sign may be swapped, or latitude and longitude exchanged. East and north are positive.`}
      </Text>
      <Group gap="sm">
        <Button
          size="xs"
          variant={form.acceptsPlace ? 'default' : 'filled'}
          onClick={() => change({ latitude, longitude })}
        >
          Take this place
        </Button>
        <Checkbox
          size="sm"
          label="Keep the place as it is"
          checked={form.acceptsPlace}
          onChange={(event) => change({ acceptsPlace: event.currentTarget.checked })}
        />
      </Group>
    </Stack>
  )
}

/** A file that says no place is asked for it: the project's is never taken in silence. */
function ProjectPlace({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { latitude, longitude, altitude_m: altitudeM } = useCurrentProject()
  return (
    <Group gap="sm">
      <Text size="sm">
        {`The file does not say where it is of; the project lies at ${formatPosition(latitude, longitude)}, ${formatUnit(altitudeM, 'm')}.`}
      </Text>
      <Button
        size="xs"
        variant="default"
        onClick={() => wizard.change({ latitude, longitude, altitudeM })}
      >
        It is of the project's place
      </Button>
    </Group>
  )
}

function ofFile(value: number | undefined, unit: string): string {
  return value === undefined
    ? 'Not said in the file'
    : `As the file says: ${formatNumber(value, 6)}${unit}`
}
