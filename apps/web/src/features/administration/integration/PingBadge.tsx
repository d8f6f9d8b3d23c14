import type { ReactNode } from 'react'
import { formatAgo } from '../../../lib/formatTime.ts'
import type { IntegrationServerRowFragment } from '../../../lib/gql/graphql.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'

/** Whether the server answered when it was last asked. */
export function PingBadge(props: {
  readonly ping: IntegrationServerRowFragment['ping']
}): ReactNode {
  const { ping } = props
  if (ping === null) return <StatusBadge tone="neutral">never asked</StatusBadge>
  return (
    <StatusBadge tone={ping.ok ? 'good' : 'bad'}>
      {`${ping.ok ? 'alive' : 'no answer'} ${formatAgo(ping.at)}`}
    </StatusBadge>
  )
}
