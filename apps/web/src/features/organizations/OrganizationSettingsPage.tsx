import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  mayDeleteOrganization,
  mayManage,
  useCurrentOrganization,
} from '../../lib/organization/currentOrganization.ts'
import { DataState } from '../../ui/DataState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LimitsPanel } from '../../ui/people/LimitsPanel.tsx'
import { DeleteOrganization } from './DeleteOrganization.tsx'
import { GeneralPanel } from './GeneralPanel.tsx'
import { InvitePanel } from './InvitePanel.tsx'
import { LogoPanel } from './LogoPanel.tsx'
import { MemberPanel } from './MemberPanel.tsx'
import { RequestPanel } from './RequestPanel.tsx'
import { UsagePanel } from './UsagePanel.tsx'
import { useOrganization } from './useOrganization.ts'

/** The organisation and who is in it; members see it, owners and admins change it. */
export function OrganizationSettingsPage(): ReactNode {
  const current = useCurrentOrganization()
  const view = useOrganization(current.id)
  const isManager = mayManage(current)
  return (
    <Page>
      <PageHeader
        title={isManager ? 'Organization settings' : 'Organization'}
        description={current.name}
      />
      <DataState view={view}>
        {(organization) => (
          <Stack gap="md">
            {isManager && <GeneralPanel key={organization.slug} organization={organization} />}
            {isManager && <LogoPanel organizationId={organization.id} />}
            <MemberPanel organization={organization} />
            {isManager && <InvitePanel organizationId={organization.id} />}
            {isManager && <RequestPanel organizationId={organization.id} />}
            {isManager ? (
              <UsagePanel organizationId={organization.id} />
            ) : (
              <LimitsPanel organizationId={organization.id} />
            )}
            {mayDeleteOrganization(current) && <DeleteOrganization organization={organization} />}
          </Stack>
        )}
      </DataState>
    </Page>
  )
}
