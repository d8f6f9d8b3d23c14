import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { MISSING } from '../../lib/format.ts'
import { formatAgo, formatDate, formatDateTime } from '../../lib/formatTime.ts'
import type { InviteRowFragment } from '../../lib/gql/graphql.ts'
import { roleLabel } from '../../lib/organization/roles.ts'
import { personName } from '../../lib/person.ts'
import type { View } from '../../lib/view.ts'
import type { Column } from '../DataTable.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { StatusBadge, type Tone } from '../StatusBadge.tsx'
import { TableState } from '../TableState.tsx'
import { fieldColumn } from '../table/columns.tsx'
import { InviteActions } from './InviteActions.tsx'

interface InviteTableProps {
  readonly view: View<readonly InviteRowFragment[]>
  /** Of invitations to many organisations. */
  readonly hasOrganization?: boolean
  /** After one was sent again or revoked. */
  readonly onChanged: () => Promise<void>
}

/** Invitations with what became of them. */
export function InviteTable(props: InviteTableProps): ReactNode {
  return (
    <TableState
      view={props.view}
      empty={<EmptyState title="No invites" text="Nobody was invited so far." />}
      label="Invites"
      columns={inviteColumns(props)}
    />
  )
}

function inviteColumns(props: InviteTableProps): readonly Column<InviteRowFragment>[] {
  const { hasOrganization = false, onChanged } = props
  return [
    fieldColumn('email', 'Email'),
    ...(hasOrganization ? [ORGANIZATION] : []),
    {
      key: 'role',
      title: 'Role',
      value: ({ role_id }) => roleLabel(role_id),
      render: ({ organization, role_id }) => (organization === null ? MISSING : roleLabel(role_id)),
    },
    {
      key: 'status',
      title: 'Status',
      minWidth: 180,
      value: ({ status }) => status,
      render: (invite) => <InviteStatus invite={invite} />,
    },
    {
      key: 'updated_at',
      title: 'Changed',
      value: ({ updated_at }) => updated_at,
      render: ({ updated_at, invited_by }) => (
        <span title={formatDateTime(updated_at)}>
          {`${formatAgo(updated_at)}${invited_by === null ? '' : `, sent by ${personName(invited_by)}`}`}
        </span>
      ),
    },
    fieldColumn('expires_at', 'Expires', formatDate),
    {
      key: 'actions',
      title: 'Actions',
      hideTitle: true,
      align: 'right',
      width: 270,
      render: (invite) => <InviteActions invite={invite} onChanged={onChanged} />,
    },
  ]
}

const ORGANIZATION: Column<InviteRowFragment> = {
  key: 'organization',
  title: 'Organization',
  value: ({ organization }) => organization?.name,
  render: ({ organization }) => organization?.name ?? MISSING,
}

const TONES: Readonly<Record<string, Tone>> = {
  pending: 'active',
  accepted: 'good',
  declined: 'bad',
  expired: 'warning',
  revoked: 'neutral',
}

/** What became of an invitation and, while it waits for an answer, of its email. */
function InviteStatus({ invite }: { readonly invite: InviteRowFragment }): ReactNode {
  const { status, message } = invite
  return (
    <>
      <StatusBadge tone={TONES[status] ?? 'neutral'}>{status}</StatusBadge>
      {status === 'pending' && message !== null && (
        <Text size="xs" c={message.error === null ? 'gray.7' : 'red.9'} mt={2}>
          {messageText(message)}
        </Text>
      )}
    </>
  )
}

function messageText({ state, error }: NonNullable<InviteRowFragment['message']>): string {
  switch (state) {
    case 'sent':
      return 'Email sent'
    case 'kept':
      return 'Email kept in the app, as no mail server is set. Hand over the link.'
    case 'failed':
      return `Email not sent. ${error ?? ''}`
    default:
      return error === null ? 'Email is being sent' : `Email not sent yet. ${error}`
  }
}
