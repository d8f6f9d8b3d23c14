import { type BrightDay, brightDay, type TimeFit } from '@duet/weather'
import { Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { alignmentText, intervalText, typeText, utcOffsetText } from '../weatherTexts.ts'
import { brightDayOption, clockText } from './brightDayOption.ts'
import { LightAround } from './LightAround.tsx'
import { isBetterKnown } from './openQuestions.ts'
import { ReadingNote } from './ReadingNote.tsx'
import { RepeatedRowsChoice } from './RepeatedRowsChoice.tsx'
import type { Wizard } from './useWizard.ts'
import { ALIGNMENTS, formErrors, SUMMER_TIMES, TYPES, type WizardForm } from './wizardForm.ts'

interface StepProps {
  readonly wizard: Wizard
}

/** What the times of the rows mean, beside the light of bright days and the sun. */
export function TimeStep({ wizard }: StepProps): ReactNode {
  return (
    <Stack gap="md">
      <Group align="flex-start" gap="md">
        <ClockFields wizard={wizard} />
        <KindFields wizard={wizard} />
      </Group>
      <SummerTime wizard={wizard} />
      <RepeatedRowsChoice wizard={wizard} />
      <LightAround wizard={wizard} />
      <FitNote wizard={wizard} />
      <SunPicture wizard={wizard} />
      <ReadingNote wizard={wizard} />
    </Stack>
  )
}

function messageOf(form: WizardForm, path: string): string | undefined {
  return formErrors(form).time.find((error) => error.path === path)?.message
}

function ClockFields({ wizard }: StepProps): ReactNode {
  const { form, change, reading } = wizard
  const found = reading.state === 'read' ? reading.weather.metadata : undefined
  return (
    <>
      <NumberField
        w={220}
        label="Clock of the file, from UTC"
        unit="h"
        value={form.clockH}
        decimals={2}
        description={form.clockH === null ? 'As the file says' : utcOffsetText(form.clockH)}
        error={messageOf(form, 'clockH')}
        onChange={(clockH) => change({ clockH })}
      />
      <NumberField
        w={220}
        label="Standard time, from UTC"
        unit="h"
        value={form.localZoneH}
        decimals={2}
        description={
          form.localZoneH === null
            ? `As the clock${found ? `: ${utcOffsetText(found.local_time_zone)}` : ''}`
            : utcOffsetText(form.localZoneH)
        }
        error={messageOf(form, 'localZoneH')}
        onChange={(localZoneH) => change({ localZoneH })}
      />
    </>
  )
}

/** Value of a choice that leaves the answer to the file. */
const OF_FILE = ''

function KindFields({ wizard }: StepProps): ReactNode {
  const { form, change, reading } = wizard
  const found = reading.state === 'read' ? reading.weather.metadata : undefined
  const isTable = form.layout !== undefined
  return (
    <>
      <Select
        label="Times are those of the"
        w={220}
        description={found ? `Rows of ${intervalText(found.time_interval)}` : 'Of each interval'}
        data={[
          ...(isTable ? [] : [{ value: OF_FILE, label: 'As the file says' }]),
          ...ALIGNMENTS.map((value) => ({ value, label: alignmentText(value) })),
        ]}
        value={form.alignment ?? OF_FILE}
        onChange={(value) => change({ alignment: ALIGNMENTS.find((known) => known === value) })}
      />
      <Select
        label="Type"
        w={220}
        description={
          found ? `Read as: ${typeText(found.type)}` : 'Measured, or a year made of many'
        }
        data={[
          { value: OF_FILE, label: 'As the rows say' },
          ...TYPES.map((value) => ({ value, label: typeText(value) })),
        ]}
        value={form.type ?? OF_FILE}
        onChange={(value) => change({ type: TYPES.find((known) => known === value) })}
      />
    </>
  )
}

const SUMMER_TEXTS: Readonly<Record<(typeof SUMMER_TIMES)[number], string>> = {
  find: 'Where an hour is missing and one doubled',
  none: 'Never: standard time all year',
  zone: 'As in a time zone',
}

function SummerTime({ wizard }: StepProps): ReactNode {
  const { form, change, reading } = wizard
  const shifts = reading.state === 'read' ? reading.weather.dstShifts : []
  return (
    <Stack gap={4}>
      <Group align="flex-start" gap="md">
        <Select
          label="The clock keeps summer time"
          w={330}
          data={SUMMER_TIMES.map((value) => ({ value, label: SUMMER_TEXTS[value] }))}
          value={form.summerTime}
          onChange={(value) =>
            change({ summerTime: SUMMER_TIMES.find((known) => known === value) ?? 'find' })
          }
        />
        {form.summerTime === 'zone' && (
          <TextInput
            label="Time zone"
            w={260}
            placeholder="America/New_York"
            value={form.zone}
            error={form.zone === '' ? undefined : messageOf(form, 'zone')}
            onChange={(event) => change({ zone: event.currentTarget.value })}
          />
        )}
      </Group>
      {reading.state === 'read' && (
        <Text size="xs" c="gray.7">
          {shifts.length === 0
            ? 'No summer time in the rows.'
            : shifts
                .slice(0, 4)
                .map(({ from, to }) => `${from.replace('T', ' ')} to ${to.replace('T', ' ')}`)
                .join('; ')}
        </Text>
      )}
    </Stack>
  )
}

const SURENESS: Readonly<Record<TimeFit['sureness'], string>> = {
  sure: 'This is sure: the others are far from the sun.',
  likely: 'This is likely: it is clearly nearer to the sun than the others.',
  unclear:
    'This is not sure: mornings and afternoons of the weather differ by as much. Ask who made the file.',
}

function minutes(value: number): string {
  return `${formatNumber(Math.round(value), 3)} min`
}

function FitNote({ wizard }: StepProps): ReactNode {
  const { fit, reading, form, change } = wizard
  if (reading.state !== 'read') return null
  if (!fit) {
    return (
      <Text size="sm" c="gray.7">
        The times cannot be checked against the sun: that takes GHI of at least thirty days and the
        place.
      </Text>
    )
  }
  const now = reading.weather.metadata.interval_alignment
  const bestClockH = (form.clockH ?? reading.weather.metadata.local_time_zone) + fit.clockErrorH
  return (
    <Group gap="sm" align="center">
      <Text size="sm" maw={720}>
        On bright days the light is later than the sun by{' '}
        {ALIGNMENTS.map(
          (value) => `${minutes(fit.offsetMin[value])} (${alignmentText(value).toLowerCase()})`,
        ).join(', ')}
        . Best: {alignmentText(fit.best).toLowerCase()}
        {fit.clockErrorH === 0 ? '' : `, with the clock at ${utcOffsetText(bestClockH)}`}.{' '}
        {SURENESS[fit.sureness]}
      </Text>
      {isBetterKnown(fit, reading.weather) && (
        <>
          <Button
            size="xs"
            variant={form.acceptsTimes ? 'default' : 'filled'}
            onClick={() =>
              change({
                alignment: fit.best,
                ...(fit.clockErrorH !== 0 && { clockH: bestClockH }),
              })
            }
          >
            Take the best
          </Button>
          <Checkbox
            size="sm"
            label={`Keep ${alignmentText(now).toLowerCase()} as it is`}
            checked={form.acceptsTimes}
            onChange={(event) => change({ acceptsTimes: event.currentTarget.checked })}
          />
        </>
      )}
    </Group>
  )
}

function SunPicture({ wizard }: StepProps): ReactNode {
  const { series } = wizard
  const day = useMemo(() => series && brightDay(series), [series])
  const option = useMemo(() => (day ? brightDayOption(day) : {}), [day])
  if (!day) return null
  return (
    <Chart
      title="Bright days and the sun"
      summary={summaryOf(day)}
      option={option}
      height={240}
      table={seriesTable('Hour (local standard time)', day.hours.map(clockText), [
        { name: 'GHI (W/m²)', values: day.ghiWm2 },
        { name: 'Sun, scaled (W/m²)', values: day.sunWm2 },
      ])}
    />
  )
}

function summaryOf({ days, sunriseH, noonH, sunsetH }: BrightDay): string {
  return `Mean of the ${days} brightest days beside the height of the sun, scaled to the same light. Sunrise ${clockText(sunriseH)}, solar noon ${clockText(noonH)}, sunset ${clockText(sunsetH)}, local standard time.`
}
