import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type CurrentUser, useCurrentUser } from '../lib/currentUser.ts'
import { logout } from '../lib/session.ts'

export function UserMenu(): ReactNode {
  const user = useCurrentUser()
  return (
    <Menu position="bottom-end" shadow="md" width={220}>
      <Menu.Target>
        <UnstyledButton aria-label="User menu">
          <Avatar size={28} radius="xl" color="petrol">
            {initials(user)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="gray.9" truncate>
            {nameOf(user)}
          </Text>
          <Text size="xs" truncate>
            {user.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={15} />} onClick={() => void logout()}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function nameOf(user: CurrentUser): string {
  const name = `${user.first_name} ${user.last_name}`.trim()
  return name === '' ? user.email : name
}

function initials(user: CurrentUser): string {
  const letters = `${user.first_name.charAt(0)}${user.last_name.charAt(0)}`
  return (letters === '' ? user.email.charAt(0) : letters).toUpperCase()
}
