import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconHistory, IconShieldCog, IconUserShield } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../../../lib/currentUser.ts'
import type { AdminUserRowFragment } from '../../../lib/gql/graphql.ts'
import { personName } from '../../../lib/person.ts'
import { MenuItemLink } from '../../../ui/links.tsx'

interface UserMenuCellProps {
  readonly user: AdminUserRowFragment
  readonly onChangeAdmin: (user: AdminUserRowFragment) => void
}

/** What an administrator may do with a user. */
export function UserMenuCell({ user, onChangeAdmin }: UserMenuCellProps): ReactNode {
  const { id } = useCurrentUser()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon aria-label={`Actions for ${personName(user)}`}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {user.id !== id && (
          <MenuItemLink
            leftSection={<IconUserShield size={15} aria-hidden />}
            to="/admin/impersonate"
            search={{ email: user.email }}
          >
            Impersonate
          </MenuItemLink>
        )}
        <Menu.Item
          leftSection={<IconShieldCog size={15} aria-hidden />}
          onClick={() => onChangeAdmin(user)}
        >
          {user.is_system_admin === true
            ? 'Remove as system administrator'
            : 'Make system administrator'}
        </Menu.Item>
        <MenuItemLink
          leftSection={<IconHistory size={15} aria-hidden />}
          to="/admin/audit"
          search={{ search: user.email }}
        >
          Audit log of this user
        </MenuItemLink>
      </Menu.Dropdown>
    </Menu>
  )
}
