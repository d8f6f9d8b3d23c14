import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount, MISSING } from '../../../lib/format.ts'
import type { SecurityEventsQuery } from '../../../lib/gql/graphql.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { TimeAndAgo } from '../../../ui/Time.tsx'
import type { SecuritySearch } from '../adminSearch.ts'
import { AuditDetails } from './AuditDetails.tsx'
import { securityLabel } from './securityLabels.ts'

type EventRow = SecurityEventsQuery['securityEvents']['rows'][number]

export function securityColumns(): readonly Column<EventRow>[] {
  return [
    {
      key: 'at',
      title: 'When',
      render: ({ last_at }) => <TimeAndAgo at={last_at} />,
    },
    { key: 'kind', title: 'Event', minWidth: 170, render: (row) => <EventCell row={row} /> },
    {
      key: 'count',
      title: 'Times',
      align: 'right',
      render: ({ count }) => formatCount(count),
    },
    { key: 'user', title: 'User', render: (row) => <UserCell row={row} /> },
    { key: 'ip', title: 'Network address', render: (row) => <AddressCell row={row} /> },
    {
      key: 'details',
      title: 'Details',
      render: ({ details, api_token_id }) => (
        <AuditDetails details={{ ...asRecord(details), api_token: api_token_id }} />
      ),
    },
  ]
}

function EventCell({ row: { kind, outcome, operation } }: { readonly row: EventRow }): ReactNode {
  return (
    <>
      <Text size="sm" fw={500}>
        {securityLabel(kind)}
      </Text>
      <Text size="xs" c="gray.6" style={{ overflowWrap: 'anywhere' }}>
        {[operation, outcome === 'done' ? null : outcome].filter(Boolean).join(', ')}
      </Text>
    </>
  )
}

function UserCell({ row }: { readonly row: EventRow }): ReactNode {
  const { user_id: user, user_email, impersonator_email } = row
  if (user === null) return MISSING
  return (
    <>
      <FilterLink filter={{ user }}>{user_email ?? 'deleted user'}</FilterLink>
      {impersonator_email !== null && (
        <Text size="xs" fw={600} c="gray.7">
          by {impersonator_email}
        </Text>
      )}
    </>
  )
}

function AddressCell({
  row: { ip_address: ip, user_agent },
}: {
  readonly row: EventRow
}): ReactNode {
  if (ip === null) return MISSING
  return (
    <>
      <FilterLink filter={{ ip }}>{ip}</FilterLink>
      {user_agent !== null && (
        <Text size="xs" c="gray.6" maw={260} lineClamp={2} title={user_agent}>
          {user_agent}
        </Text>
      )}
    </>
  )
}

/** Shows the events of this one alone. */
function FilterLink(props: {
  readonly filter: Pick<SecuritySearch, 'user' | 'ip'>
  readonly children: string
}): ReactNode {
  return (
    <AnchorLink
      size="sm"
      to="/admin/security"
      search={(before) => ({ ...before, ...props.filter, page: undefined })}
    >
      {props.children}
    </AnchorLink>
  )
}

function asRecord(details: unknown): object {
  return typeof details === 'object' && details !== null ? details : {}
}
