import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPosition, MISSING } from '../../lib/format.ts'
import { formatDate } from '../../lib/formatTime.ts'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { personName } from '../../lib/person.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { actionColumn, agoColumn, fieldColumn } from '../../ui/table/columns.tsx'
import { ProjectPicture } from './create/ProjectPicture.tsx'
import { LockBadge } from './LockBadge.tsx'
import type { ProjectAction } from './ProjectDialogs.tsx'
import { ProjectMenu } from './ProjectMenu.tsx'
import { accessLabel } from './share/access.ts'
import { UnfinishedLink } from './UnfinishedLink.tsx'

export function projectColumns(
  org: string,
  onAction: (action: ProjectAction) => void,
): readonly Column<ProjectRowFragment>[] {
  return [
    {
      key: 'picture',
      title: 'Picture',
      hideTitle: true,
      width: 60,
      render: ({ picture }) => <ProjectPicture picture={picture} size="row" />,
    },
    nameColumn(org),
    {
      key: 'location',
      title: 'Location',
      render: ({ latitude, longitude }) => formatPosition(latitude, longitude, 3),
    },
    agoColumn('last_activity_at', 'Last activity'),
    fieldColumn('created_at', 'Created', formatDate),
    { key: 'owner', title: 'Owner', render: ({ owner }) => personName(owner) },
    {
      key: 'access',
      title: 'General access',
      render: (project) => accessLabel(project.org_general_access),
    },
    {
      key: 'simulations',
      title: 'Recent simulations',
      render: (project) => <RecentSimulations org={org} project={project} />,
    },
    actionColumn('Actions', (project) => <ProjectMenu project={project} onAction={onAction} />),
  ]
}

function nameColumn(org: string): Column<ProjectRowFragment> {
  return {
    key: 'name',
    title: 'Name',
    value: ({ name }) => name,
    render: (project) => (
      <Group gap="xs">
        <AnchorLink
          fw={600}
          size="sm"
          to="/$org/project/$projectId/design/blocks"
          params={{ org, projectId: project.id }}
          onClick={(event) => event.stopPropagation()}
        >
          {project.name}
        </AnchorLink>
        <LockBadge project={project} />
        <UnfinishedLink project={project} />
      </Group>
    ),
  }
}

interface RecentSimulationsProps {
  readonly org: string
  readonly project: ProjectRowFragment
}

/** The latest run, with its status where it is not simply done. */
function RecentSimulations({ org, project }: RecentSimulationsProps): ReactNode {
  const [latest, ...others] = project.recent_simulations
  if (latest === undefined) return <Text c="gray.6">{MISSING}</Text>
  return (
    <Group gap={6} wrap="nowrap">
      <AnchorLink
        size="sm"
        to="/$org/project/$projectId/simulations/$simId"
        params={{ org, projectId: project.id, simId: latest.id }}
        onClick={(event) => event.stopPropagation()}
      >
        {latest.name}
      </AnchorLink>
      <Text size="xs" c="gray.6">
        {[
          ...(latest.duet_job.status === 'completed' ? [] : [latest.duet_job.status]),
          ...(others.length === 0 ? [] : [`+${others.length}`]),
        ].join(', ')}
      </Text>
    </Group>
  )
}
