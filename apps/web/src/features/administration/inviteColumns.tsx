import { MISSING } from '../../lib/format.ts'
import { formatAgo, formatDate, formatDateTime } from '../../lib/formatTime.ts'
import type { AdminInviteRowFragment } from '../../lib/gql/graphql.ts'
import { personName } from '../../lib/person.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { InviteStatus } from '../../ui/InviteStatus.tsx'
import { InviteActions } from './InviteActions.tsx'
import { roleLabel } from './roleOptions.ts'

export function inviteColumns(): readonly Column<AdminInviteRowFragment>[] {
  return [
    { key: 'email', title: 'Email', value: ({ email }) => email },
    {
      key: 'organization',
      title: 'Organization',
      value: ({ organization }) => organization?.name,
      render: ({ organization }) => organization?.name ?? MISSING,
    },
    {
      key: 'role',
      title: 'Role',
      value: ({ role_id }) => roleLabel(role_id),
      render: ({ organization, role_id }) => (organization === null ? MISSING : roleLabel(role_id)),
    },
    {
      key: 'status',
      title: 'Status',
      value: ({ status }) => status,
      render: ({ status }) => <InviteStatus status={status} />,
    },
    {
      key: 'created_at',
      title: 'Sent',
      value: ({ created_at }) => created_at,
      render: ({ created_at, invited_by }) => (
        <span title={formatDateTime(created_at)}>
          {`${formatAgo(created_at)}${invited_by === null ? '' : ` by ${personName(invited_by)}`}`}
        </span>
      ),
    },
    {
      key: 'expires_at',
      title: 'Expires',
      value: ({ expires_at }) => expires_at,
      render: ({ expires_at }) => formatDate(expires_at),
    },
    {
      key: 'actions',
      title: 'Actions',
      hideTitle: true,
      align: 'right',
      width: 170,
      render: (invite) => <InviteActions invite={invite} />,
    },
  ]
}
