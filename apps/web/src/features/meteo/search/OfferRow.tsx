import { distanceKm } from '@duet/units'
import { Group, Progress, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayAddWeather, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatUnit } from '../../../lib/format.ts'
import type { AvailableDatasetFragment } from '../../../lib/gql/graphql.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { DatasetLink } from '../../../project/DatasetLink.tsx'
import { Note } from '../../../ui/Note.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { columnShort, intervalText, typeText } from '../weatherTexts.ts'
import { FetchForm } from './FetchForm.tsx'
import classes from './OfferRow.module.css'
import type { Place } from './useAvailable.ts'
import { type DownloadState, useDownload } from './useDownload.ts'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/find')

interface OfferRowProps {
  readonly dataset: AvailableDatasetFragment
  /** Name of the provider. */
  readonly title: string
  readonly place: Place
}

/** One kind of file: what it is, and how to get it. */
export function OfferRow({ dataset, title, place }: OfferRowProps): ReactNode {
  const project = useCurrentProject()
  const navigate = route.useNavigate()
  const download = useDownload({
    dataset,
    place,
    title,
    onDone: ({ id, name }) => {
      notifyDone(`${name} was added.`)
      void navigate({
        to: '/$org/project/$projectId/resources/meteo/$datasetId',
        params: { datasetId: id },
      })
    },
  })
  const isBusy = download.state.state === 'running'
  return (
    <section className={classes['row']} aria-label={`${title}: ${dataset.name}`}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={2} className={classes['facts']}>
          <Group gap="xs">
            <Text size="sm" fw={600}>
              {dataset.name}
            </Text>
            {dataset.is_suggested && <StatusBadge tone="active">suggested</StatusBadge>}
          </Group>
          <Text size="sm">{factsText(dataset, distanceKm(project, place))}</Text>
          <Text size="xs" c="gray.7">
            {dataset.columns.map(columnShort).join(', ')}
          </Text>
          {dataset.why_not !== null && (
            <Text size="sm" c="gray.8">
              {dataset.why_not}
            </Text>
          )}
        </Stack>
        {mayAddWeather(project) && (
          <FetchForm dataset={dataset} isBusy={isBusy} onStart={download.start} />
        )}
      </Group>
      <DownloadProgress state={download.state} />
    </section>
  )
}

/** Typical year · 1 h · 2005 to 2023 · about 5 km (satellite) · middle of the cell at most 3 km from the project */
function factsText(dataset: AvailableDatasetFragment, placeKm: number): string {
  const first = dataset.years[0]
  const last = dataset.years.at(-1)
  return [
    typeText(dataset.type),
    intervalText(dataset.time_interval),
    ...(first === undefined ? [] : [`${first} to ${last}`]),
    shownSentence(dataset.resolution),
    cellText(dataset.distance_km, placeKm),
  ].join(' · ')
}

const km = (value: number): string => formatUnit(value, 'km', 3)

/** @param placeKm - from the project to where is looked */
function cellText(cellKm: number, placeKm: number): string {
  if (placeKm <= cellKm)
    return `middle of the cell at most ${km(placeKm + cellKm)} from the project`
  return `middle of the cell ${km(placeKm - cellKm)} to ${km(placeKm + cellKm)} from the project`
}

/** How far a download is, or why it failed. */
function DownloadProgress({ state }: { readonly state: DownloadState }): ReactNode {
  if (state.state === 'idle') return null
  if (state.state === 'running') {
    const { completedParts, totalParts } = state
    const parts = totalParts > 1 ? `, ${completedParts} of ${totalParts} parts` : ''
    return (
      <Stack gap={4} mt="xs">
        <Text size="sm" component="output">
          {state.text}
          {parts}
        </Text>
        <Progress
          value={totalParts > 1 ? (completedParts / totalParts) * 100 : 100}
          animated
          aria-label="Progress of the download"
        />
      </Stack>
    )
  }
  const { refusal } = state
  return (
    <div style={{ marginTop: 8 }}>
      <Note kind={refusal.kind === 'exists' ? 'info' : 'error'} isAlert>
        {refusal.kind === 'file' ? refusal.problems[0]?.message : refusal.message}
        {refusal.kind === 'exists' && (
          <>
            {' '}
            <DatasetLink datasetId={refusal.datasetId}>Open it</DatasetLink>
          </>
        )}
      </Note>
    </div>
  )
}
