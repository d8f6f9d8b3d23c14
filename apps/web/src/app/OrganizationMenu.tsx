import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../lib/currentUser.ts'
import classes from './Frame.module.css'

/** The organisation that is open; a menu for those who belong to several. */
export function OrganizationMenu({ name }: { readonly name: string | undefined }): ReactNode {
  const { user_organization } = useCurrentUser()
  if (name === undefined) return null
  if (user_organization.length < 2) return <span className={classes['menuButton']}>{name}</span>
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes['menuButton']}>
          {name}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Organizations</Menu.Label>
        {user_organization.map(({ id, organization }) => (
          <Menu.Item
            key={id}
            renderRoot={(props) => (
              <Link {...props} to="/$org/projects" params={{ org: organization.slug }} />
            )}
          >
            {organization.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
