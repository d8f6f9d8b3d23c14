import { Group, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPosition } from '../../lib/format.ts'
import { formatAgo } from '../../lib/formatTime.ts'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import { personName } from '../../lib/person.ts'
import { AnchorLink } from '../../ui/links.tsx'
import { ProjectPicture } from './create/ProjectPicture.tsx'
import { LockBadge } from './LockBadge.tsx'
import classes from './ProjectCards.module.css'
import type { ProjectAction } from './ProjectDialogs.tsx'
import { ProjectMenu } from './ProjectMenu.tsx'
import { UnfinishedLink } from './UnfinishedLink.tsx'

interface ProjectCardsProps {
  readonly projects: readonly ProjectRowFragment[]
  readonly onAction: (action: ProjectAction) => void
}

/** The projects by their pictures. */
export function ProjectCards({ projects, onAction }: ProjectCardsProps): ReactNode {
  return (
    <ul className={classes['cards']} aria-label="Projects">
      {projects.map((project) => (
        <Paper key={project.id} p="sm" component="li">
          <Card project={project} onAction={onAction} />
        </Paper>
      ))}
    </ul>
  )
}

function Card(props: {
  readonly project: ProjectRowFragment
  readonly onAction: (action: ProjectAction) => void
}): ReactNode {
  const { project } = props
  const { slug } = useCurrentOrganization()
  return (
    <>
      <ProjectPicture picture={project.picture} size="card" />
      <Group justify="space-between" wrap="nowrap" mt="xs" gap="xs">
        <AnchorLink
          fw={600}
          size="sm"
          truncate
          title={project.name}
          to="/$org/project/$projectId/design/blocks"
          params={{ org: slug, projectId: project.id }}
        >
          {project.name}
        </AnchorLink>
        <ProjectMenu project={project} onAction={props.onAction} />
      </Group>
      <Text size="xs" c="gray.6" truncate>
        {formatPosition(project.latitude, project.longitude, 3)}
      </Text>
      <Text size="xs" c="gray.6" truncate>
        {personName(project.owner)}, {formatAgo(project.last_activity_at)}
      </Text>
      <LockBadge project={project} />
      <UnfinishedLink project={project} />
    </>
  )
}
