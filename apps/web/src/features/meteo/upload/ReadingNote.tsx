import { seriesTotals, type WeatherSeries, weatherTotals } from '@duet/weather'
import { Group, Loader, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatUnit } from '../../../lib/format.ts'
import { FieldErrors } from '../../../ui/FieldErrors.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ProblemTable } from './ProblemTable.tsx'
import type { Wizard } from './useWizard.ts'
import { formErrors } from './wizardForm.ts'

/** What comes of reading the file with the answers so far: rows and light, or the problems by line. */
export function ReadingNote({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { reading } = wizard
  switch (reading.state) {
    case 'reading':
      return (
        <Group gap="sm">
          <Loader size="xs" />
          <Text size="sm" component="output">
            Reading the file
          </Text>
        </Group>
      )
    case 'unread':
      return (
        <Note kind="info">
          The file is large: it is read by the server, which reports what is wrong with it, if
          anything.
        </Note>
      )
    case 'read': {
      const { series } = wizard
      if (!series) return null
      const { ghi_kwh_m2: ghiKwhM2 } = weatherTotals(series)
      const airC = meanAirC(series)
      return (
        <Text size="sm" component="output" c="gray.7">
          Read so, the file has {counted(reading.weather.rowCount, 'row')}
          {ghiKwhM2 === null ? '' : `, GHI ${formatUnit(ghiKwhM2, 'kWh/m²')}`}
          {airC === null ? '' : `, mean air temperature ${formatUnit(airC, '°C')}`}.
        </Text>
      )
    }
    case 'refused':
      if (reading.problemCount === 0) return <Missing wizard={wizard} />
      return (
        <Stack gap="xs">
          <Note kind="error" isAlert title="Read so, the file has problems">
            Change how it is read, or mend the file and choose it again. Nothing was added to the
            project.
          </Note>
          <ProblemTable problems={reading.problems} count={reading.problemCount} />
        </Stack>
      )
  }
}

/** °C; null where there is none. */
export function meanAirC(series: WeatherSeries): number | null {
  const total = seriesTotals(series).find(({ column }) => column === 'temp_c')?.total
  return total === undefined || Number.isNaN(total) ? null : total
}

const PLACES: Readonly<Record<string, string>> = {
  clockH: 'Clock of the file',
  localZoneH: 'Local standard time',
  zone: 'Time zone',
  missing: 'Numbers that mean missing',
}

/** What must be said before the file can be read; where it stands in fields of this step it is shown there. */
function Missing({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { columns, time } = formErrors(wizard.form)
  const others =
    wizard.step === 'columns' ? time : wizard.step === 'time' ? columns : [...columns, ...time]
  if (others.length === 0) return null
  return (
    <Note kind="info" title="To be said before the file can be read">
      <FieldErrors
        errors={others.map(({ path, message }) => ({ path: PLACES[path] ?? '', message }))}
      />
    </Note>
  )
}
