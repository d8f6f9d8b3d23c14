import { Group, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Membership, useCurrentUser } from '../../lib/currentUser.ts'
import { roleLabel } from '../../lib/organization/roles.ts'
import { AnchorLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { CreateOrganization } from './CreateOrganization.tsx'
import { MatchingOrganizations } from './MatchingOrganizations.tsx'
import { MyInvites } from './MyInvites.tsx'

const route = getRouteApi('/signed-in/organization-picker')

/** The organisations of the user, those to join, and a new one. */
export function OrganizationPickerPage(): ReactNode {
  const { user_organization: memberships } = useCurrentUser()
  const { create } = route.useSearch()
  const isAlone = memberships.length === 0
  return (
    <Page width="text">
      <PageHeader
        title={isAlone ? 'Join an organization' : 'Organizations'}
        description={
          isAlone
            ? 'Projects live in organizations. Accept an invite, ask to join the one of your company, or create a new one.'
            : 'Choose where to work, or join another organization.'
        }
      />
      <Stack gap="md">
        <MyInvites />
        {!isAlone && <MyOrganizations memberships={memberships} />}
        <MatchingOrganizations />
        <CreateOrganization isOpen={create === true || isAlone} isWanted={create === true} />
      </Stack>
    </Page>
  )
}

function MyOrganizations(props: { readonly memberships: readonly Membership[] }): ReactNode {
  return (
    <Panel title="Your organizations">
      <Stack gap="xs">
        {props.memberships.map(({ id, role_id, organization }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            <AnchorLink size="sm" fw={600} to="/$org/projects" params={{ org: organization.slug }}>
              {organization.name}
            </AnchorLink>
            <Text size="sm" c="gray.6">
              {roleLabel(role_id)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}
