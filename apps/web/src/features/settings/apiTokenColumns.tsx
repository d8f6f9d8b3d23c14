import { Code, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatAgo, formatDate } from '../../lib/formatTime.ts'
import type { ApiTokenRowFragment } from '../../lib/gql/graphql.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { actionColumn } from '../../ui/table/columns.tsx'

export function apiTokenColumns(
  onRevoke: (token: ApiTokenRowFragment) => void,
  organizationName: (id: string | null | undefined) => string,
): readonly Column<ApiTokenRowFragment>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      value: ({ name }) => name,
      render: (token) => (
        <>
          <Text size="sm" fw={600}>
            {token.name}
          </Text>
          <Text size="xs" c="gray.6">
            <Code fz="xs">{token.prefix}…</Code> {organizationName(token.organization_id)}
          </Text>
        </>
      ),
    },
    {
      key: 'scopes',
      title: 'Scopes',
      render: ({ scopes }) => scopes.join(', '),
    },
    {
      key: 'last_used_at',
      title: 'Last used',
      value: ({ last_used_at }) => last_used_at ?? '',
      render: ({ last_used_at }) =>
        typeof last_used_at === 'string' ? formatAgo(last_used_at) : 'Never',
    },
    {
      key: 'expires_at',
      title: 'Expires',
      value: ({ expires_at }) => expires_at ?? '',
      render: ({ expires_at }) => expiryText(expires_at),
    },
    revokeColumn(onRevoke),
  ]
}

function revokeColumn(onRevoke: (token: ApiTokenRowFragment) => void): Column<ApiTokenRowFragment> {
  return actionColumn(
    'Revoke',
    (token): ReactNode => (
      <IconButton tooltip="Revoke" label={`Revoke ${token.name}`} onClick={() => onRevoke(token)}>
        <IconTrash size={16} aria-hidden />
      </IconButton>
    ),
  )
}

function expiryText(expiresAt: string | null | undefined): string {
  if (typeof expiresAt !== 'string') return 'Never'
  const isOver = Date.parse(expiresAt) <= Date.now()
  return isOver ? `Expired ${formatDate(expiresAt)}` : formatDate(expiresAt)
}
