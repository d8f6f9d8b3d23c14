import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core'
import {
  IconBook2,
  IconFlask,
  IconLifebuoy,
  IconListCheck,
  IconLogout,
  IconSettings,
  IconShieldCog,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type CurrentUser, useCurrentUser } from '../lib/currentUser.ts'
import { personName } from '../lib/person.ts'
import { useHiddenSteps } from '../project/first-project/hiddenSteps.ts'
import { MenuItemLink } from '../ui/links.tsx'
import { logoutNow } from './logoutNow.ts'
import { DOCUMENTATION_URL, SUPPORT_URL } from './routes/outsideLinks.ts'

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
            {personName(user)}
          </Text>
          <Text size="xs" truncate>
            {user.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        {user.is_system_admin && (
          <MenuItemLink leftSection={<IconShieldCog size={15} aria-hidden />} to="/admin/users">
            System Admin
          </MenuItemLink>
        )}
        <MenuItemLink leftSection={<IconSettings size={15} aria-hidden />} to="/settings">
          User Settings
        </MenuItemLink>
        <MenuItemLink leftSection={<IconFlask size={15} aria-hidden />} to="/pv3">
          Playground
        </MenuItemLink>
        <FirstStepsItem />
        <Menu.Item
          leftSection={<IconBook2 size={15} aria-hidden />}
          component="a"
          href={DOCUMENTATION_URL}
          target="_blank"
        >
          Documentation
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLifebuoy size={15} aria-hidden />}
          component="a"
          href={SUPPORT_URL}
          target="_blank"
        >
          Contact Support
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={15} aria-hidden />} onClick={logoutNow}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Brings the steps of the first project back where they were hidden. */
function FirstStepsItem(): ReactNode {
  const { isHidden, setHidden } = useHiddenSteps()
  if (!isHidden) return null
  return (
    <Menu.Item
      leftSection={<IconListCheck size={15} aria-hidden />}
      onClick={() => setHidden(false)}
    >
      Your first project
    </Menu.Item>
  )
}

function initials(user: CurrentUser): string {
  const letters = `${user.first_name.charAt(0)}${user.last_name.charAt(0)}`
  return (letters === '' ? user.email.charAt(0) : letters).toUpperCase()
}
