import type { WeatherFile } from '@duet/formats'
import { weatherDoubts } from '@duet/weather'
import { List, Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatCount, formatPosition, formatUnit } from '../../../lib/format.ts'
import { formatSiteTime } from '../../../lib/formatTime.ts'
import { FactList } from '../../../ui/FactList.tsx'
import { Note } from '../../../ui/Note.tsx'
import {
  alignmentText,
  columnShort,
  intervalText,
  sourceText,
  typeText,
  utcOffsetText,
} from '../weatherTexts.ts'
import { AirTemperatureFields } from './AirTemperatureFields.tsx'
import { formatText } from './ColumnsStep.tsx'
import { ReadingNote } from './ReadingNote.tsx'
import type { Wizard } from './useWizard.ts'
import { weatherTotals } from './weatherTotals.ts'

/** What will be imported, with its sums, and what is doubtful about it. */
export function SummaryStep({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { weather, form } = wizard
  return (
    <Stack gap="md">
      <AirTemperatureFields wizard={wizard} />
      {weather === undefined ? (
        <ReadingNote wizard={wizard} />
      ) : (
        <>
          <FactList facts={factsOf(weather, form.name)} />
          <Doubts wizard={wizard} />
        </>
      )}
    </Stack>
  )
}

function factsOf(weather: WeatherFile, name: string) {
  const { metadata, columns, rowCount } = weather
  const totals = weatherTotals(weather)
  const known = Object.keys(columns).filter((column) => !LABELS.has(column))
  const isTypical = metadata.type === 'TMY'
  const time = (iso: string): string =>
    formatSiteTime(iso, metadata.local_time_zone).slice(isTypical ? 5 : 0)
  return [
    { label: 'Name', value: name },
    { label: 'Format', value: formatText(weather.format) },
    { label: 'Source', value: sourceText(metadata.source) },
    { label: 'Type', value: typeText(metadata.type) },
    {
      label: 'Rows',
      value: `${formatCount(rowCount)} of ${intervalText(metadata.time_interval)}`,
    },
    {
      label: 'Missing rows',
      value: totals.missingRows === 0 ? 'none' : formatCount(totals.missingRows),
    },
    { label: 'First interval', value: time(metadata.start_time) },
    { label: 'End', value: time(metadata.end_time) },
    { label: 'Times are', value: alignmentText(metadata.interval_alignment) },
    { label: 'Local standard time', value: utcOffsetText(metadata.local_time_zone) },
    {
      label: totals.annualGhiKwhM2 === null ? `GHI of ${spanText(totals.days)}` : 'GHI a year',
      value: formatUnit(totals.annualGhiKwhM2 ?? totals.ghiKwhM2, 'kWh/m²'),
    },
    {
      label: 'Mean air temperature',
      value:
        columns.temp_c === undefined ? 'known after the import' : formatUnit(totals.meanAirC, '°C'),
    },
    { label: 'Place', value: placeText(metadata) },
    { label: 'Columns', value: known.map(columnShort).join(', ') },
  ]
}

function spanText(days: number): string {
  if (days < 1) return formatUnit(days * 24, 'h', 3)
  return formatUnit(days, days === 1 ? 'day' : 'days', 3)
}

const LABELS: ReadonlySet<string> = new Set(['year', 'month', 'day', 'hour', 'minute'])

function placeText({ latitude, longitude, altitude_m }: WeatherFile['metadata']): string {
  if (latitude === undefined || longitude === undefined) return 'That of the project'
  const height = altitude_m === undefined ? '' : `, ${formatUnit(altitude_m, 'm')}`
  return `${formatPosition(latitude, longitude)}${height}`
}

/** What reading the file found, and what the checks of the quality report will find. */
function doubtsOf(weather: Wizard['weather'], series: Wizard['series']): readonly string[] {
  const told = weather?.warnings.map(({ message }) => message) ?? []
  return [...told, ...(series ? weatherDoubts(series) : [])]
}

function Doubts({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { weather, series } = wizard
  const doubts = useMemo(() => doubtsOf(weather, series), [weather, series])
  if (doubts.length === 0) {
    return <Note kind="neutral">Nothing about the file is doubtful.</Note>
  }
  return (
    <Note kind="warning" title="To be known before it is imported">
      <List size="sm" spacing={4}>
        {doubts.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </Note>
  )
}
