import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { MISSING } from '../../../lib/format.ts'
import { formatDate } from '../../../lib/formatTime.ts'
import type { AdminUserRowFragment } from '../../../lib/gql/graphql.ts'
import { roleLabel } from '../../../lib/organization/roles.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { PersonCell } from '../../../ui/people/PersonCell.tsx'
import { Ago } from '../../../ui/Time.tsx'
import { actionColumn } from '../../../ui/table/columns.tsx'
import { UserBadges } from './UserBadges.tsx'
import { UserMenuCell } from './UserMenuCell.tsx'

export function userColumns(
  onChangeAdmin: (user: AdminUserRowFragment) => void,
): readonly Column<AdminUserRowFragment>[] {
  return [
    {
      key: 'user',
      title: 'User',
      render: (user) => (
        <Group gap="xs">
          <div>
            <PersonCell
              person={user}
              renderName={(name) => (
                <AnchorLink size="sm" to="/admin/users/$id" params={{ id: user.id }}>
                  {name}
                </AnchorLink>
              )}
            />
          </div>
          <UserBadges user={user} />
        </Group>
      ),
    },
    {
      key: 'organizations',
      title: 'Organizations',
      render: (user) => <Memberships user={user} />,
    },
    {
      key: 'last_seen_at',
      title: 'Last seen',
      render: ({ last_seen_at }) => (last_seen_at === null ? 'never' : <Ago at={last_seen_at} />),
    },
    {
      key: 'created_at',
      title: 'Registered',
      render: ({ created_at }) => formatDate(created_at),
    },
    actionColumn('Actions', (user) => <UserMenuCell user={user} onChangeAdmin={onChangeAdmin} />),
  ]
}

export function Memberships({ user }: { readonly user: AdminUserRowFragment }): ReactNode {
  if (user.user_organization.length === 0) return MISSING
  return (
    <Text size="sm" component="span">
      {user.user_organization.map(({ id, role_id, organization }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <AnchorLink inherit to="/admin/users" search={{ organization: organization.id }}>
            {organization.name}
          </AnchorLink>{' '}
          ({roleLabel(role_id)})
        </span>
      ))}
    </Text>
  )
}
