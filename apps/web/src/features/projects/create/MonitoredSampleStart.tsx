import { MONITORED_SAMPLE_NAME } from '@duet/plant'
import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import {
  CreateMonitoredSampleDocument,
  MonitoredSampleDocument,
  type MonitoredSampleQuery,
  ProjectsDocument,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mayManage, useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { PROJECT_LISTS } from '../../../lib/organization/deletedProjects.ts'
import { useChange } from '../../../lib/useChange.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { ErrorNote, FailureNote } from '../../../ui/ErrorNote.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { Panel } from '../../../ui/Panel.tsx'

type Sample = MonitoredSampleQuery['monitoredSample']

const POLL_MS = 2000
const isBeingMade = ({ state }: Sample): boolean => state === 'waiting' || state === 'computing'

/** The monitored sample: to open, or to be made by those who manage the organization. */
export function MonitoredSampleStart(): ReactNode {
  const organization = useCurrentOrganization()
  return mayManage(organization) ? <ManagedSample /> : <SharedSample />
}

function ManagedSample(): ReactNode {
  const { id } = useCurrentOrganization()
  const view = useView(
    MonitoredSampleDocument,
    { organization_id: id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data && isBeingMade(data.monitoredSample) ? POLL_MS : false,
    },
  )
  if (view.state === 'ready' && view.data.state === 'off') return null
  return (
    <SamplePanel>
      <DataState view={view}>{(sample) => <SampleState sample={sample} />}</DataState>
    </SamplePanel>
  )
}

/** How far it is, and what can be done. */
function SampleState({ sample }: { readonly sample: Sample }): ReactNode {
  const { id } = useCurrentOrganization()
  const create = useChange(CreateMonitoredSampleDocument, {
    stale: [MonitoredSampleDocument, ...PROJECT_LISTS],
    onDone: () => capture('project_created', { from: 'sample' }),
  })
  const begin = (): void => create.mutate({ organization_id: id })
  if (sample.state === 'ready' && sample.project_id !== null) {
    return <OpenSample projectId={sample.project_id} />
  }
  if (isBeingMade(sample)) return <SampleProgress sample={sample} />
  if (sample.fault !== null && !create.isPending) {
    return (
      <ErrorNote
        message={`The monitored sample could not be made. ${sample.fault}`}
        onRetry={begin}
      />
    )
  }
  return (
    <>
      <FailureNote of={create} />
      <Group>
        <Button loading={create.isPending} onClick={begin}>
          Create monitored sample
        </Button>
      </Group>
    </>
  )
}

function SampleProgress({ sample }: { readonly sample: Sample }): ReactNode {
  const fraction = sample.computed_fraction ?? 0
  const text =
    sample.state === 'waiting'
      ? 'Making the plant and its weather.'
      : 'Computing its expected year; thirty days of readings follow.'
  return (
    <Stack gap={6}>
      <Text component="output" size="sm">
        {`${text} You may leave this page.`}
      </Text>
      <Progress value={100 * fraction} aria-label="Making the monitored sample" />
    </Stack>
  )
}

/** Who cannot have it made opens that of the organization, where there is one for them. */
function SharedSample(): ReactNode {
  const { id } = useCurrentOrganization()
  const { data } = useQuery(
    graphqlQuery(ProjectsDocument, {
      org_id: id,
      skip: 0,
      take: 1,
      search: MONITORED_SAMPLE_NAME,
      collection: 'all_sentinel',
    }),
  )
  const sample = data?.projects.projects[0]
  return sample === undefined ? null : (
    <SamplePanel>
      <OpenSample projectId={sample.id} />
    </SamplePanel>
  )
}

function SamplePanel({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Panel title={MONITORED_SAMPLE_NAME}>
      <Stack gap="sm">
        <Text size="sm">
          A plant in operation, with readings every few minutes, expected energy and issues. An
          organization has one, which its members share.
        </Text>
        {children}
      </Stack>
    </Panel>
  )
}

function OpenSample({ projectId }: { readonly projectId: string }): ReactNode {
  const { slug } = useCurrentOrganization()
  return (
    <Group>
      <ButtonLink
        variant="default"
        to="/$org/project/$projectId/monitor"
        params={{ org: slug, projectId }}
      >
        Open the monitored sample
      </ButtonLink>
    </Group>
  )
}
