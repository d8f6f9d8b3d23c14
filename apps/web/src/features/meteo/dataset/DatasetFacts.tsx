import { List, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatCount, formatPosition } from '../../../lib/format.ts'
import { formatDateTime } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { type Fact, FactList } from '../../../ui/FactList.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { DatasetProps } from '../datasetProps.ts'
import { DAMAGED, ghiLabel, ghiText } from '../ghiText.ts'
import { SparkLine } from '../SparkLine.tsx'
import {
  alignmentText,
  altitudeText,
  endText,
  intervalText,
  sourceText,
  startText,
  typeText,
  utcOffsetText,
} from '../weatherTexts.ts'

export function DatasetFacts({ dataset }: DatasetProps): ReactNode {
  return (
    <Stack gap="md">
      {dataset.warnings.length > 0 && <Warnings dataset={dataset} />}
      <Panel>
        <FactList facts={factsOf(dataset)} />
      </Panel>
    </Stack>
  )
}

function factsOf(dataset: DatasetRowFragment): readonly Fact[] {
  return [
    { label: 'Type', value: typeText(dataset.type) },
    { label: 'Source', value: sourceText(dataset.source) },
    { label: 'File', value: dataset.source_filename },
    { label: 'Revision', value: formatCount(dataset.revision) },
    { label: 'Added', value: formatDateTime(dataset.created_at) },
    { label: 'Location', value: formatPosition(dataset.latitude, dataset.longitude) },
    { label: 'Height above sea level', value: altitudeText(dataset.altitude_m) },
    { label: 'Site time', value: utcOffsetText(dataset.local_time_zone) },
    { label: 'First day', value: startText(dataset) },
    { label: 'Last day', value: endText(dataset) },
    { label: 'Step', value: intervalText(dataset.time_interval) },
    { label: 'Labels in the file', value: alignmentText(dataset.interval_alignment) },
    { label: 'Rows', value: formatCount(dataset.row_count) },
    { label: 'Air temperature', value: dataset.air_temperature_from ?? 'from the file' },
    dataset.totals
      ? { label: ghiLabel(dataset.totals, dataset.type), value: ghiText(dataset.totals) }
      : { label: 'GHI', value: DAMAGED },
    { label: 'Daily GHI', value: <SparkLine datasetId={dataset.id} /> },
    { label: 'Wind speed in all rows', value: yesNo(dataset.has_windspeed) },
    { label: 'Relative humidity in all rows', value: yesNo(dataset.has_rh) },
    { label: 'Precipitable water in all rows', value: yesNo(dataset.has_pw) },
    { label: 'Snow depth', value: yesNo(dataset.has_snow_depth) },
    { label: 'Rain', value: yesNo(dataset.has_rain) },
    { label: 'Dust (PM2.5, PM10)', value: yesNo(dataset.has_dust) },
  ]
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

function Warnings({ dataset }: DatasetProps): ReactNode {
  const { warnings } = dataset
  return (
    <Note kind="warning" title={counted(warnings.length, 'warning')}>
      <List size="sm" spacing={2}>
        {warnings.map(({ code, line, message }) => (
          <List.Item key={`${code} ${line ?? 0} ${message}`}>
            {shownSentence(message)}
            {line !== null && (
              <Text span size="xs" c="gray.7">
                {' '}
                (line {formatCount(line)})
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </Note>
  )
}
