import {
  COLOR_SCHEMES,
  DATE_STYLES,
  HOUR_CYCLES,
  type Preferences,
  UNIT_SYSTEMS,
} from '@duet/contract'
import { Select, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatAreaM2, formatLengthM, formatUnit } from '../../../lib/format.ts'
import { formatDateTime } from '../../../lib/formatTime.ts'
import { usePreferences } from '../../../lib/preferences/preferences.ts'
import { ChoiceSwitch, choicesOf } from '../../../ui/ChoiceSwitch.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useSetPreferences } from './useSetPreferences.ts'

const UNITS = { si: 'Metric (SI)', us: 'US customary' } as const
const COLORS = { system: 'As the system', light: 'Light', dark: 'Dark' } as const
const DATES = {
  locale: 'As the browser',
  iso: '2026-11-29',
  day_month: '29 Nov 2026',
  month_day: 'Nov 29 2026',
} as const
const HOURS = { locale: 'As the browser', h24: '24 hours', h12: '12 hours' } as const

const AN_AFTERNOON = new Date(2026, 10, 29, 14, 5).toISOString()

/** How figures, times and colours are shown to the user. Each choice is in force and stored at once. */
export function PreferencesPage(): ReactNode {
  const preferences = usePreferences()
  const setting = useSetPreferences()
  const set = (changed: Partial<Preferences>): void => setting.set({ ...preferences, ...changed })
  return (
    <Page width="text">
      <PageHeader
        title="Preferences"
        description="How figures, times and colors are shown to you, in every browser in which you are logged in."
      />
      <Stack gap="md">
        <FailureNote of={setting} />
        <Panel
          title="Units"
          description="For lengths, areas, temperatures, wind, rain and masses, shown and typed. Energy, power and irradiance are the same in both. Files, reports and the API stay in SI."
        >
          <ChoiceSwitch
            label="Units"
            choices={choicesOf(UNIT_SYSTEMS, UNITS)}
            value={preferences.unit_system}
            onChange={(unit_system) => set({ unit_system })}
          />
          <Example
            text={`${formatLengthM(6.5)}, ${formatAreaM2(25_000)}, ${formatUnit(25, '°C')}, ${formatUnit(3, 'm/s')}`}
          />
        </Panel>
        <Panel title="Colors">
          <ChoiceSwitch
            label="Colors"
            choices={choicesOf(COLOR_SCHEMES, COLORS)}
            value={preferences.color_scheme}
            onChange={(color_scheme) => set({ color_scheme })}
          />
        </Panel>
        <Times preferences={preferences} onChange={set} />
      </Stack>
    </Page>
  )
}

interface TimesProps {
  readonly preferences: Preferences
  readonly onChange: (changed: Partial<Preferences>) => void
}

function Times({ preferences, onChange }: TimesProps): ReactNode {
  return (
    <Panel
      title="Dates and times"
      description="Times of weather, results and monitoring keep the zone of their site."
    >
      <Stack gap="xs" align="flex-start">
        <Select
          aria-label="Dates"
          w={180}
          data={[...choicesOf(DATE_STYLES, DATES)]}
          value={preferences.date_style}
          onChange={(date_style) => {
            if (date_style !== null) onChange({ date_style })
          }}
        />
        <ChoiceSwitch
          label="Clock"
          choices={choicesOf(HOUR_CYCLES, HOURS)}
          value={preferences.hour_cycle}
          onChange={(hour_cycle) => onChange({ hour_cycle })}
        />
      </Stack>
      <Example text={formatDateTime(AN_AFTERNOON)} />
    </Panel>
  )
}

function Example({ text }: { readonly text: string }): ReactNode {
  return (
    <Text size="sm" c="gray.7" mt="xs" data-figures>
      For example: {text}
    </Text>
  )
}
