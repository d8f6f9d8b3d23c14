import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconHistory, IconShieldCog, IconUserShield } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../../../lib/currentUser.ts'
import type { AdminUserRowFragment } from '../../../lib/gql/graphql.ts'
import { personName } from '../../../lib/person.ts'

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
          <Menu.Item
            leftSection={<IconUserShield size={15} aria-hidden />}
            renderRoot={(props) => (
              <Link {...props} to="/admin/impersonate" search={{ email: user.email }} />
            )}
          >
            Impersonate
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconShieldCog size={15} aria-hidden />}
          onClick={() => onChangeAdmin(user)}
        >
          {user.is_system_admin === true
            ? 'Remove as system administrator'
            : 'Make system administrator'}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconHistory size={15} aria-hidden />}
          renderRoot={(props) => (
            <Link {...props} to="/admin/audit" search={{ search: user.email }} />
          )}
        >
          Audit log of this user
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
