import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DataState, SkeletonBox } from '../../ui/DataState.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { LoadedPlayback } from './loadPlayback.ts'
import { PlaybackPlayer } from './PlaybackPlayer.tsx'
import { usePlaybacks } from './usePlaybacks.ts'

const route = getRouteApi('/$org/project/$projectId/plant-playback/$id')

/** A run or a monitored plant, played. */
export function PlaybackPage(): ReactNode {
  const { id } = route.useParams()
  const { with: beside } = route.useSearch()
  const view = usePlaybacks(beside === undefined ? [id] : [id, beside])
  const name = view.state === 'ready' ? nameOf(view.data) : undefined
  return (
    <Page>
      <AnchorLink
        size="xs"
        to="/$org/project/$projectId/plant-playback"
        from="/$org/project/$projectId"
      >
        All that can be played
      </AnchorLink>
      <PageHeader
        title={name ?? 'Plant playback'}
        tabTitle={name === undefined ? 'Plant playback' : `${name}, plant playback`}
      />
      <DataState view={view} skeleton={<SkeletonBox height={560} />}>
        {(plants) => <PlaybackPlayer key={ids(plants)} plants={plants} />}
      </DataState>
    </Page>
  )
}

const ids = (plants: readonly LoadedPlayback[]): string =>
  plants.map(({ index }) => index.id).join(' ')

const nameOf = (plants: readonly LoadedPlayback[]): string =>
  [...new Set(plants.map(({ index }) => index.name))].join(' and ')
