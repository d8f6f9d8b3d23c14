import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { AdminInvitesDocument } from '../../../lib/gql/graphql.ts'
import { invitesPollMs } from '../../../lib/organization/invites.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { useView } from '../../../lib/useView.ts'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { InviteTable } from '../../../ui/people/InviteTable.tsx'
import { InviteUserForm } from './InviteUserForm.tsx'

/** Invites people to the product, and into an organisation where one is chosen. */
export function AdminInvitePage(): ReactNode {
  const refresh = useRefresh(AdminInvitesDocument)
  const view = useView(
    AdminInvitesDocument,
    {},
    { refetchInterval: ({ state }) => invitesPollMs(state.data?.adminInvites) },
  )
  return (
    <Page>
      <PageHeader title="Invite" />
      <Stack gap="md">
        <Panel
          title="Invite a user"
          description="A link by email that holds for 14 days. Without an organization the user joins or creates one later."
        >
          <InviteUserForm />
        </Panel>
        <Panel title="Invites">
          <InviteTable view={view} hasOrganization onChanged={refresh} />
        </Panel>
      </Stack>
    </Page>
  )
}
