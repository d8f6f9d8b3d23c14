import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import {
  type IntegrationServerRowFragment,
  OrgIntegrationServersDocument,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TableState } from '../../../ui/TableState.tsx'
import { fieldColumn } from '../../../ui/table/columns.tsx'
import { CreateServerDialog } from './CreateServerDialog.tsx'
import { PingBadge } from './PingBadge.tsx'

/** Servers of organisations that do jobs for their projects. */
export function IntegrationServersPage(): ReactNode {
  const [isCreating, setIsCreating] = useState(false)
  const view = useView(OrgIntegrationServersDocument, {})
  const create = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsCreating(true)}>
      Add server
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title="Integration servers"
        description="A server of an organization that takes jobs by HTTP, on schedules or by hand."
        actions={create}
      />
      <Panel>
        <TableState
          view={view}
          empty={
            <EmptyState
              title="No integration servers"
              text="Add the server of an organization to send it jobs on a schedule."
            />
          }
          label="Integration servers"
          initialSort={{ key: 'organization', descending: false }}
          columns={COLUMNS}
        />
      </Panel>
      {isCreating && <CreateServerDialog onClose={() => setIsCreating(false)} />}
    </Page>
  )
}

const COLUMNS: readonly Column<IntegrationServerRowFragment>[] = [
  {
    key: 'organization',
    title: 'Organization',
    value: ({ organization_name }) => organization_name,
    render: ({ id, organization_name }) => (
      <AnchorLink size="sm" fw={600} to="/admin/org-integration-server/$id" params={{ id }}>
        {organization_name}
      </AnchorLink>
    ),
  },
  fieldColumn('url', 'URL'),
  { key: 'ping', title: 'Ping', render: ({ ping }) => <PingBadge ping={ping} /> },
  {
    key: 'token',
    title: 'Bearer token',
    render: ({ has_bearer_token }) => (has_bearer_token ? 'kept' : 'none'),
  },
  {
    key: 'schedules',
    title: 'Schedules',
    align: 'right',
    value: ({ registered_schedulers }) => registered_schedulers.length,
    render: ({ registered_schedulers }) => formatCount(registered_schedulers.length),
  },
]
