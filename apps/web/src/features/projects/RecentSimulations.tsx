import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { MISSING } from '../../lib/format.ts'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { AnchorLink } from '../../ui/links.tsx'

interface RecentSimulationsProps {
  readonly org: string
  readonly project: ProjectRowFragment
}

/** The latest run, with its status where it is not simply done. */
export function RecentSimulations({ org, project }: RecentSimulationsProps): ReactNode {
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
