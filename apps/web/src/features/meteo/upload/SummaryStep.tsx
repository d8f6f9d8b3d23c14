import type { WeatherFile } from '@duet/formats'
import { type WeatherSeries, weatherDoubts, weatherTotals } from '@duet/weather'
import { List, Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatCount, formatPosition, formatUnit } from '../../../lib/format.ts'
import { isoSiteTime, styledTime } from '../../../lib/formatTime.ts'
import { FactList } from '../../../ui/FactList.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ghiLabel, ghiText } from '../ghiText.ts'
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
import { meanAirC, ReadingNote } from './ReadingNote.tsx'
import type { Wizard } from './useWizard.ts'

/** What will be imported, with its sums, and what is doubtful about it. */
export function SummaryStep({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { weather, series, form } = wizard
  return (
    <Stack gap="md">
      <AirTemperatureFields wizard={wizard} />
      {weather === undefined || series === undefined ? (
        <ReadingNote wizard={wizard} />
      ) : (
        <>
          <FactList facts={factsOf(weather, series, form.name)} />
          <Doubts wizard={wizard} />
        </>
      )}
    </Stack>
  )
}

function factsOf(weather: WeatherFile, series: WeatherSeries, name: string) {
  const { metadata, columns, rowCount } = weather
  const totals = weatherTotals(series)
  const known = Object.keys(columns).filter((column) => !LABELS.has(column))
  const isTypical = metadata.type === 'TMY'
  const time = (iso: string): string =>
    styledTime(isoSiteTime(iso, metadata.local_time_zone).slice(isTypical ? 5 : 0))
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
      value: totals.missing_row_count === 0 ? 'none' : formatCount(totals.missing_row_count),
    },
    { label: 'First interval', value: time(metadata.start_time) },
    { label: 'End', value: time(metadata.end_time) },
    { label: 'Times are', value: alignmentText(metadata.interval_alignment) },
    { label: 'Local standard time', value: utcOffsetText(metadata.local_time_zone) },
    { label: ghiLabel(totals, metadata.type), value: ghiText(totals) },
    {
      label: 'Mean air temperature',
      value:
        columns.temp_c === undefined
          ? 'known after the import'
          : formatUnit(meanAirC(series), '°C'),
    },
    { label: 'Place', value: placeText(metadata) },
    { label: 'Columns', value: known.map(columnShort).join(', ') },
  ]
}

const LABELS: ReadonlySet<string> = new Set(['year', 'month', 'day', 'hour', 'minute'])

function placeText({ latitude, longitude, altitude_m }: WeatherFile['metadata']): string {
  if (latitude === undefined || longitude === undefined) return 'That of the project'
  const height = altitude_m === undefined ? '' : `, ${formatUnit(altitude_m, 'm')}`
  return `${formatPosition(latitude, longitude)}${height}`
}

/** What reading the file found, and what the checks of the quality report will find. */
function doubtsOf(weather: Wizard['weather'], series: Wizard['series']): readonly string[] {
  const found = weather?.warnings.map(({ message }) => message) ?? []
  return [...found, ...(series ? weatherDoubts(series) : [])]
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
