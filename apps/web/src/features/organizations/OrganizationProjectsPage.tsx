import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { mayManage, useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { DeletedProjectList } from '../../ui/people/DeletedProjectList.tsx'
import { AllProjectsPanel } from './AllProjectsPanel.tsx'
import { PortfolioPanel } from './PortfolioPanel.tsx'

/** All projects of the organisation, whoever may open them, with what was deleted and the portfolios. */
export function OrganizationProjectsPage(): ReactNode {
  const organization = useCurrentOrganization()
  return (
    <Page>
      <PageHeader title="Organization projects" description={organization.name} />
      {mayManage(organization) ? (
        <Stack gap="md">
          <AllProjectsPanel />
          <PortfolioPanel organizationId={organization.id} />
          <Panel
            title="Deleted projects"
            description="Kept for 30 days, then removed for good with weather and results."
          >
            <DeletedProjectList organizationId={organization.id} />
          </Panel>
        </Stack>
      ) : (
        <EmptyState
          title="For owners and admins"
          text="This page lists every project of the organization. Ask an owner to make you an admin."
        />
      )}
    </Page>
  )
}
