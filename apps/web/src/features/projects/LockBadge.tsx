import { Badge, Tooltip } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/formatTime.ts'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'

/** On a project that is monitored. */
export function LockBadge({ project }: { readonly project: ProjectRowFragment }): ReactNode {
  const { sentinel_deployment: deployment } = project
  if (deployment === null) return null
  const portfolio = deployment.portfolio?.name
  return (
    <Tooltip
      label={`Monitored since ${formatDate(deployment.created_at)}: the design is locked`}
      events={{ hover: true, focus: true, touch: true }}
    >
      <Badge leftSection={<IconLock size={11} aria-hidden />} style={{ flex: 'none' }}>
        {portfolio ?? 'Monitored'}
      </Badge>
    </Tooltip>
  )
}
