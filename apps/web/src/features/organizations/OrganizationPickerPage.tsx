import { Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../../lib/currentUser.ts'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CreateOrganization } from './CreateOrganization.tsx'
import { MatchingOrganizations } from './MatchingOrganizations.tsx'
import { MyInvites } from './MyInvites.tsx'
import { MyOrganizations } from './MyOrganizations.tsx'

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
