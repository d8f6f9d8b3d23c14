import { Button, Group, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import { CreateSampleProjectDocument } from '../../../lib/gql/graphql.ts'
import { useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { PROJECT_LISTS } from '../../../lib/organization/deletedProjects.ts'
import { useChange } from '../../../lib/useChange.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { MonitoredSampleStart } from './MonitoredSampleStart.tsx'

/** A copy of the sample plant, and the monitored sample of the organization. */
export function SampleStart(): ReactNode {
  return (
    <Stack gap="md">
      <DesignSample />
      <MonitoredSampleStart />
    </Stack>
  )
}

function DesignSample(): ReactNode {
  const { id, slug } = useCurrentOrganization()
  const navigate = useNavigate()
  const create = useChange(CreateSampleProjectDocument, {
    stale: PROJECT_LISTS,
    onDone: async ({ createSampleProject }) => {
      capture('project_created', { from: 'sample' })
      await navigate({
        to: '/$org/project/$projectId/design/blocks',
        params: { org: slug, projectId: createSampleProject.id },
      })
    },
  })
  return (
    <Panel title="Phoenix sample">
      <Stack gap="sm">
        <Text size="sm">
          A block of trackers and a block of fixed tilt, 14 MWp together, with their components and
          a typical year: ready to simulate. The copy is yours to change.
        </Text>
        <FailureNote of={create} />
        <Group>
          <Button loading={create.isPending} onClick={() => create.mutate({ organization_id: id })}>
            Create sample project
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}
