import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MISSING } from '../../../lib/format.ts'
import { formatAgo, formatDate } from '../../../lib/formatTime.ts'
import { AdminAccountDocument } from '../../../lib/gql/graphql.ts'
import { isNotFound } from '../../../lib/graphqlError.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { personName } from '../../../lib/person.ts'
import { providerName } from '../../../lib/session/providerName.ts'
import { mapView, viewOf } from '../../../lib/view.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { NotFound } from '../../../ui/page/NotFound.tsx'
import { AuditPanel, OpenPanel, ProjectPanel, SessionPanel, TokenPanel } from './accountPanels.tsx'
import type { AdminAccount } from './adminAccount.ts'
import { UserActions } from './UserActions.tsx'
import { UserBadges } from './UserBadges.tsx'
import { Memberships } from './userColumns.tsx'

const route = getRouteApi('/signed-in/admin/users/$id')

/** One user: ways in, what is open, what is theirs, and what an administrator does for them. */
export function UserAccountPage(): ReactNode {
  const { id } = route.useParams()
  const query = useQuery(graphqlQuery(AdminAccountDocument, { user_id: id }))
  const view = mapView(viewOf(query), ({ adminAccount }) => adminAccount)
  if (isNotFound(query.error)) {
    return (
      <Page>
        <NotFound resource="User">
          <AnchorLink size="sm" to="/admin/users">
            All users
          </AnchorLink>
        </NotFound>
      </Page>
    )
  }
  return (
    <Page>
      <DataState view={view}>
        {(account) => <Account key={account.user.id} account={account} />}
      </DataState>
    </Page>
  )
}

function Account({ account }: { readonly account: AdminAccount }): ReactNode {
  const { user } = account
  return (
    <>
      <PageHeader
        title={personName(user)}
        description={
          <>
            {personName(user) !== user.email && `${user.email} · `}
            <AnchorLink size="sm" underline="always" to="/admin/users">
              All users
            </AnchorLink>
          </>
        }
        actions={<UserBadges user={user} />}
      />
      <Stack gap="md">
        <Panel title="Account">
          <FactList facts={factsOf(account)} />
        </Panel>
        <UserActions account={account} />
        <SessionPanel account={account} />
        <TokenPanel account={account} />
        <OpenPanel account={account} />
        <ProjectPanel account={account} />
        <AuditPanel account={account} />
      </Stack>
    </>
  )
}

function factsOf({ user, providers, factors, recovery_codes_left, ...counted }: AdminAccount) {
  const state =
    typeof user.deactivated_at === 'string'
      ? `Deactivated on ${formatDate(user.deactivated_at)}`
      : 'Active'
  const kinds = factors.map(
    ({ factorId, displayName }) =>
      `${factorId === 'totp' ? 'Authenticator app' : 'Phone'} (${displayName})`,
  )
  const codes = `${recovery_codes_left} recovery codes left`
  return [
    { label: 'State', value: state },
    { label: 'Email verified', value: user.email_verified ? 'Yes' : 'No' },
    { label: 'Registered', value: formatDate(user.created_at) },
    {
      label: 'Last seen',
      value: typeof user.last_seen_at === 'string' ? formatAgo(user.last_seen_at) : MISSING,
    },
    { label: 'Signs in with', value: providers.map(providerName).join(', ') || MISSING },
    { label: 'Second factors', value: kinds.length === 0 ? 'None' : [...kinds, codes].join(', ') },
    { label: 'Devices', value: counted.sessions.length },
    { label: 'API tokens', value: counted.api_tokens.length },
    { label: 'Owned projects', value: counted.projects.length },
    {
      label: 'Organizations',
      value: (
        <Group gap={4}>
          <Memberships user={user} />
        </Group>
      ),
    },
  ]
}
