import { Badge, Menu, UnstyledButton } from '@mantine/core'
import {
  IconActivityHeartbeat,
  IconBuilding,
  IconChartBar,
  IconChevronDown,
  IconFolders,
  IconMail,
  IconPlus,
  IconSettings,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { findMembership, type Membership, useCurrentUser } from '../lib/currentUser.ts'
import { MyInvitesDocument } from '../lib/gql/graphql.ts'
import { graphqlQuery } from '../lib/graphqlQuery.ts'
import { mayManage } from '../lib/organization/currentOrganization.ts'
import { useFlag } from '../lib/session/featureFlags.ts'
import { MenuItemLink } from '../ui/links.tsx'
import classes from './Frame.module.css'

/** The organisation that is open; its settings, the others, and what waits for an answer. */
export function OrganizationMenu({ name }: { readonly name: string | undefined }): ReactNode {
  const user = useCurrentUser()
  const { org } = useParams({ strict: false })
  const [opened, setOpened] = useState(false)
  const invites = useInviteCount(opened)
  const membership = org === undefined ? undefined : findMembership(user, org)
  return (
    <Menu position="bottom-start" shadow="md" width={260} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <UnstyledButton className={classes['menuButton']}>
          <IconBuilding size={17} className={classes['menuIcon']} aria-hidden />
          <span className={classes['menuName']}>{name ?? 'Organizations'}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {membership !== undefined && <OwnEntries membership={membership} />}
        <Menu.Label>Organizations</Menu.Label>
        {user.user_organization.map(({ id, organization }) => (
          <MenuItemLink
            key={id}
            {...(organization.slug === org ? { 'aria-current': 'true' as const, fw: 600 } : {})}
            to="/$org/projects"
            params={{ org: organization.slug }}
          >
            {organization.name}
          </MenuItemLink>
        ))}
        <Menu.Divider />
        <MenuItemLink
          leftSection={<IconPlus size={15} aria-hidden />}
          to="/organization-picker"
          search={{ create: true }}
        >
          Create organization
        </MenuItemLink>
        <MenuItemLink
          leftSection={<IconMail size={15} aria-hidden />}
          {...(invites > 0 ? { rightSection: <Badge>{invites}</Badge> } : {})}
          to="/organization-picker"
          search={{}}
        >
          Invites and requests
        </MenuItemLink>
      </Menu.Dropdown>
    </Menu>
  )
}

function OwnEntries({ membership }: { readonly membership: Membership }): ReactNode {
  const { organization } = membership
  const params = { org: organization.slug }
  const isMonitorOn = useFlag('sentinel-demo')
  return (
    <>
      <Menu.Label>{organization.name}</Menu.Label>
      <MenuItemLink
        leftSection={<IconChartBar size={15} aria-hidden />}
        to="/$org/runs"
        params={params}
      >
        Runs
      </MenuItemLink>
      {isMonitorOn && (
        <MenuItemLink
          leftSection={<IconActivityHeartbeat size={15} aria-hidden />}
          to="/$org/monitor-portfolios"
          params={params}
        >
          Monitor
        </MenuItemLink>
      )}
      <MenuItemLink
        leftSection={<IconSettings size={15} aria-hidden />}
        to="/$org/settings/edit"
        params={params}
      >
        {mayManage(membership) ? 'Organization settings' : 'Organization'}
      </MenuItemLink>
      {mayManage(membership) && (
        <MenuItemLink
          leftSection={<IconFolders size={15} aria-hidden />}
          to="/$org/settings/organization-projects"
          params={params}
        >
          Organization projects
        </MenuItemLink>
      )}
      <Menu.Divider />
    </>
  )
}

/** Asked for when the menu opens; none while that is not known. */
function useInviteCount(isAsked: boolean): number {
  const { data } = useQuery({ ...graphqlQuery(MyInvitesDocument, {}), enabled: isAsked })
  return data?.myInvites.length ?? 0
}
