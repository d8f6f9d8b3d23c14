import { Group, Text } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { type AdminUserRowFragment, AdminUsersDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PagingBar } from '../../../ui/table/PagingBar.tsx'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import type { UsersSearch } from '../adminSearch.ts'
import { OrganizationFilter } from '../OrganizationSelect.tsx'
import { SystemAdminDialog } from './SystemAdminDialog.tsx'
import { userColumns } from './userColumns.tsx'

/** The specification's. */
const PER_PAGE = 500

interface AdminUserListProps {
  readonly search: UsersSearch
  readonly onChange: (search: Partial<UsersSearch>) => void
}

export function AdminUserList({ search, onChange }: AdminUserListProps): ReactNode {
  const [changed, setChanged] = useState<AdminUserRowFragment | undefined>(undefined)
  const page = search.page ?? 1
  const view = useView(
    AdminUsersDocument,
    {
      skip: (page - 1) * PER_PAGE,
      take: PER_PAGE,
      search: search.search ?? null,
      organization_id: search.organization ?? null,
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <Panel>
      <UserFilters
        search={search}
        count={view.state === 'ready' ? view.data.usersCount : undefined}
        onChange={onChange}
      />
      <DataState
        view={view}
        skeleton={<SkeletonLines count={8} />}
        isEmpty={({ usersCount }) => usersCount === 0}
        empty={<EmptyState title="No users found" text="Nobody has this name or address here." />}
      >
        {({ users, usersCount }) => (
          <>
            <DataTable
              label="Users"
              rows={users}
              rowKey={({ id }) => id}
              columns={userColumns(setChanged)}
            />
            <PagingBar
              page={page}
              perPage={PER_PAGE}
              total={usersCount}
              onChange={(next) => onChange({ page: next })}
            />
          </>
        )}
      </DataState>
      {changed !== undefined && (
        <SystemAdminDialog user={changed} onClose={() => setChanged(undefined)} />
      )}
    </Panel>
  )
}

function UserFilters(
  props: AdminUserListProps & { readonly count: number | undefined },
): ReactNode {
  const { search, count, onChange } = props
  return (
    <Group justify="space-between" mb="sm">
      <Group gap="xs">
        <SearchField
          label="Search users"
          placeholder="Search by name or email"
          value={search.search ?? ''}
          onChange={(text) => onChange({ search: text === '' ? undefined : text })}
        />
        <OrganizationFilter
          value={search.organization}
          onChange={(organization) => onChange({ organization })}
        />
      </Group>
      {count !== undefined && (
        <Text size="xs" c="gray.6" component="output">
          {counted(count, 'user')}
        </Text>
      )}
    </Group>
  )
}
