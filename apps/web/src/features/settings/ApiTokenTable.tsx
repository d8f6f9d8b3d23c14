import type { ReactNode } from 'react'
import { type CurrentUser, useCurrentUser } from '../../lib/currentUser.ts'
import type { ApiTokenRowFragment } from '../../lib/gql/graphql.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { apiTokenColumns } from './apiTokenColumns.tsx'

interface ApiTokenTableProps {
  readonly tokens: readonly ApiTokenRowFragment[]
  readonly onRevoke: (token: ApiTokenRowFragment) => void
}

export function ApiTokenTable({ tokens, onRevoke }: ApiTokenTableProps): ReactNode {
  const user = useCurrentUser()
  return (
    <DataTable<ApiTokenRowFragment>
      label="API tokens"
      rows={tokens}
      rowKey={({ id }) => id}
      columns={apiTokenColumns(onRevoke, (id) => organizationName(user, id))}
    />
  )
}

function organizationName(
  { user_organization }: CurrentUser,
  id: string | null | undefined,
): string {
  if (typeof id !== 'string') return 'All organizations'
  const membership = user_organization.find(({ organization }) => organization.id === id)
  return membership?.organization.name ?? 'An organization that you have left'
}
