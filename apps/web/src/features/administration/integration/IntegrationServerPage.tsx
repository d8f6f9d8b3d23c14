import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { OrgIntegrationServerDocument } from '../../../lib/gql/graphql.ts'
import { isNotFound } from '../../../lib/graphqlError.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, viewOf } from '../../../lib/view.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { AnchorLink, ButtonLink } from '../../../ui/links.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { NotFound } from '../../../ui/page/NotFound.tsx'
import { ApiPanel } from './ApiPanel.tsx'
import { DeleteServerDialog } from './DeleteServerDialog.tsx'
import type { IntegrationServer } from './integrationServer.ts'
import { SchedulePanel } from './SchedulePanel.tsx'
import { ServerSettingsPanel } from './ServerSettingsPanel.tsx'

const route = getRouteApi('/signed-in/admin/org-integration-server/$id')

/** One integration server: where it is, when it gets its jobs, and what it can do. */
export function IntegrationServerPage(): ReactNode {
  const { id } = route.useParams()
  const query = useQuery(graphqlQuery(OrgIntegrationServerDocument, { id }))
  const view = mapView(viewOf(query), ({ orgIntegrationServer }) => orgIntegrationServer)
  if (isNotFound(query.error)) {
    return (
      <Page>
        <NotFound resource="Integration server">
          <AnchorLink size="sm" to="/admin/org-integration-server">
            All integration servers
          </AnchorLink>
        </NotFound>
      </Page>
    )
  }
  return (
    <Page>
      <DataState view={view}>{(server) => <Server key={server.id} server={server} />}</DataState>
    </Page>
  )
}

function Server({ server }: { readonly server: IntegrationServer }): ReactNode {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <PageHeader
        title={server.organization_name}
        tabTitle={`Integration server of ${server.organization_name}`}
        description={
          <AnchorLink size="sm" to="/admin/org-integration-server">
            All integration servers
          </AnchorLink>
        }
        actions={
          <>
            <ButtonLink
              variant="default"
              to="/admin/org-integration-server-events"
              search={{ server: server.id }}
            >
              Job events
            </ButtonLink>
            <Button variant="default" onClick={() => setIsDeleting(true)}>
              Delete server
            </Button>
          </>
        }
      />
      <Stack gap="md">
        <ServerSettingsPanel server={server} />
        <SchedulePanel server={server} />
        <ApiPanel server={server} />
      </Stack>
      {isDeleting && <DeleteServerDialog server={server} onClose={() => setIsDeleting(false)} />}
    </>
  )
}
