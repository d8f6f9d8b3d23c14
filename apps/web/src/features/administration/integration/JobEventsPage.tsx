import { Button, Group, Select, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MISSING } from '../../../lib/format.ts'
import { formatDateTime, formatDurationS } from '../../../lib/formatTime.ts'
import {
  IntegrationJobEventsDocument,
  type IntegrationJobEventsQuery,
  OrgIntegrationServersDocument,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { clearButton } from '../../../ui/fields/clearButton.ts'
import { AnchorLink } from '../../../ui/links.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx'

const PER_PAGE = 100
const REFRESH_INTERVAL_MS = 10_000
const route = getRouteApi('/signed-in/admin/org-integration-server-events')

type JobEvent = IntegrationJobEventsQuery['integrationJobEvents'][number]

/** What became of the jobs that were sent to integration servers, newest first. */
export function JobEventsPage(): ReactNode {
  const { server, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const view = useView(
    IntegrationJobEventsDocument,
    {
      skip: (page - 1) * PER_PAGE,
      take: PER_PAGE,
      integration_server_id: server ?? null,
    },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_INTERVAL_MS },
  )
  return (
    <Page>
      <PageHeader title="Job events" description="Asked for anew every 10 seconds." />
      <Panel>
        <Group mb="sm">
          <ServerFilter
            value={server}
            onChange={(next) => void navigate({ search: { server: next }, replace: true })}
          />
        </Group>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={8} />}
          isEmpty={(events) => events.length === 0 && page === 1}
          empty={<EmptyState title="No job events" text="No job was sent so far." />}
        >
          {(events) => (
            <>
              <DataTable
                label="Job events"
                rows={events}
                rowKey={({ id }) => id}
                columns={COLUMNS}
              />
              <EventPaging
                page={page}
                isLast={events.length < PER_PAGE}
                onChange={(next) => void navigate({ search: { server, page: next } })}
              />
            </>
          )}
        </DataState>
      </Panel>
    </Page>
  )
}

function ServerFilter(props: {
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
}): ReactNode {
  const { data } = useQuery(graphqlQuery(OrgIntegrationServersDocument, {}))
  const options = (data?.orgIntegrationServers ?? []).map(({ id, organization_name }) => ({
    value: id,
    label: organization_name,
  }))
  return (
    <Select
      aria-label="Integration server"
      placeholder="All servers"
      w={280}
      clearable
      clearButtonProps={clearButton('All servers')}
      data={options}
      value={props.value ?? null}
      onChange={(id) => props.onChange(id ?? undefined)}
    />
  )
}

const TONES: Readonly<Record<string, Tone>> = {
  running: 'active',
  succeeded: 'good',
  failed: 'bad',
}

const COLUMNS: readonly Column<JobEvent>[] = [
  {
    key: 'status',
    title: 'Status',
    render: ({ status }) => <StatusBadge tone={TONES[status] ?? 'neutral'}>{status}</StatusBadge>,
  },
  { key: 'job', title: 'Job', render: ({ job_name }) => job_name },
  {
    key: 'organization',
    title: 'Organization',
    render: ({ integration_server_id: id, organization_name }) => (
      <AnchorLink size="sm" to="/admin/org-integration-server/$id" params={{ id }}>
        {organization_name}
      </AnchorLink>
    ),
  },
  {
    key: 'started_at',
    title: 'Started',
    render: ({ started_at }) => (
      <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(started_at)}</span>
    ),
  },
  {
    key: 'duration',
    title: 'Took',
    align: 'right',
    render: (event) => <span style={{ whiteSpace: 'nowrap' }}>{durationText(event)}</span>,
  },
  {
    key: 'http_status',
    title: 'HTTP status',
    align: 'right',
    render: ({ http_status }) => http_status ?? MISSING,
  },
  {
    key: 'message',
    title: 'Message',
    render: ({ message }) => (
      <Text size="sm" miw={260} style={{ overflowWrap: 'anywhere' }}>
        {message ?? MISSING}
      </Text>
    ),
  },
]

function durationText({ started_at, completed_at }: JobEvent): string {
  if (completed_at === null) return MISSING
  const durationS = (Date.parse(completed_at) - Date.parse(started_at)) / 1000
  return durationS < 1 ? '< 1 s' : formatDurationS(durationS)
}

interface EventPagingProps {
  readonly page: number
  readonly isLast: boolean
  readonly onChange: (page: number) => void
}

/** Newer and older, for a list whose length nobody counts. */
function EventPaging({ page, isLast, onChange }: EventPagingProps): ReactNode {
  if (page === 1 && isLast) return null
  return (
    <Group gap="xs" mt="sm">
      <Button variant="default" disabled={page === 1} onClick={() => onChange(page - 1)}>
        Newer
      </Button>
      <Button variant="default" disabled={isLast} onClick={() => onChange(page + 1)}>
        Older
      </Button>
      <Text size="xs" c="gray.6">
        Page {page}
      </Text>
    </Group>
  )
}
