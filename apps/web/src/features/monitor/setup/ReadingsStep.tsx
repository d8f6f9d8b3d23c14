import { Group, Select, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceSwitch } from '../../../ui/ChoiceSwitch.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Arrival } from './Arrival.tsx'
import { LiveReadings } from './LiveReadings.tsx'
import type { StepProps } from './stepProps.ts'

/** How times of readings are meant, and how they come. */
export function ReadingsStep({ draft, change, deployment }: StepProps): ReactNode {
  const [present] = deployment?.versions ?? []
  return (
    <Stack gap="md">
      <Panel title="Times of readings">
        <Stack gap="sm" maw={620}>
          <NumberField
            label="Interval"
            unit="min"
            value={draft.intervalMinutes}
            error={intervalError(draft.intervalMinutes)}
            onChange={(intervalMinutes) => change({ intervalMinutes })}
          />
          <Select
            label="Time zone"
            description="Its civil days are the days of the plant"
            placeholder="That of the place"
            searchable
            clearable
            data={Intl.supportedValuesOf('timeZone')}
            value={draft.timeZone === '' ? null : draft.timeZone}
            onChange={(timeZone) => change({ timeZone: timeZone ?? '' })}
          />
          <Group gap="lg">
            <ChoiceSwitch
              label="Clock of times without an offset"
              choices={[
                { value: 'utc', label: 'UTC' },
                { value: 'local', label: 'Local, with summer time' },
              ]}
              value={draft.clock}
              onChange={(clock) => change({ clock })}
            />
            <ChoiceSwitch
              label="What a time names"
              choices={[
                { value: 'beginning', label: 'Beginning of the interval' },
                { value: 'ending', label: 'Its end' },
              ]}
              value={draft.label}
              onChange={(label) => change({ label })}
            />
          </Group>
        </Stack>
      </Panel>
      {deployment ? (
        <>
          {present && <LiveReadings version={present} />}
          <Arrival />
        </>
      ) : (
        <Note kind="neutral" title="How readings come">
          By push over HTTP, as files, from an MQTT broker, or pulled by a schedule that an
          administrator makes. Each needs the deployment: after the last step this page shows the
          address to push to, takes a broker, and lists which tags have come.
        </Note>
      )}
    </Stack>
  )
}

export const intervalError = (minutes: number | null): string | undefined =>
  minutes === null || (minutes > 0 && minutes <= 60)
    ? undefined
    : 'More than 0 and at most 60 minutes'
