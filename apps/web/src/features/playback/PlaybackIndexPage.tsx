import { IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { formatDateTime, formatDay } from '../../lib/formatTime.ts'
import { PlantPlaybacksDocument, type PlantPlaybacksQuery } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AnchorLink, ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'

type Choice = PlantPlaybacksQuery['plantPlaybacks'][number]

/** All of a project that can be played. */
export function PlaybackIndexPage(): ReactNode {
  const project = useCurrentProject()
  const view = useView(PlantPlaybacksDocument, { project_id: project.id })
  return (
    <Page>
      <PageHeader
        title="Plant playback"
        description="A day or a year of a simulation, or of the monitored plant, played table by table."
      />
      <Panel>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={6} />}
          isEmpty={(choices) => choices.length === 0}
          empty={
            <EmptyState
              icon={<IconPlayerPlay size={32} />}
              title="Nothing to play yet"
              text="Run a simulation, or monitor the plant: a completed run and evaluated days can be played here."
              action={
                mayRun(project) && (
                  <ButtonLink
                    from="/$org/project/$projectId"
                    to="/$org/project/$projectId/compute/blocks"
                  >
                    New simulation
                  </ButtonLink>
                )
              }
            />
          }
        >
          {(choices) => (
            <DataTable<Choice>
              label="What can be played"
              rows={choices}
              rowKey={({ id }) => id}
              columns={COLUMNS}
            />
          )}
        </DataState>
      </Panel>
    </Page>
  )
}

const COLUMNS: readonly Column<Choice>[] = [
  {
    key: 'name',
    title: 'Name',
    value: ({ name }) => name,
    render: ({ id, name }) => (
      <AnchorLink
        from="/$org/project/$projectId"
        to="/$org/project/$projectId/plant-playback/$id"
        params={(before) => ({ ...before, id })}
      >
        {name}
      </AnchorLink>
    ),
  },
  {
    key: 'kind',
    title: 'Kind',
    value: ({ kind }) => (kind === 'run' ? 'Simulation' : 'Monitored'),
  },
  {
    key: 'days',
    title: 'Of',
    value: ({ created_at, last_day }) => created_at ?? last_day,
    render: ({ kind, created_at, first_day, last_day }) =>
      kind === 'run'
        ? formatDateTime(created_at)
        : first_day && last_day
          ? `${formatDay(first_day)} to ${formatDay(last_day)}`
          : 'No day is evaluated yet',
  },
]
