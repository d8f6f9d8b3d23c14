import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatAgo } from '../../lib/formatTime.ts'
import {
  OrganizationProjectsDocument,
  type OrganizationProjectsQuery,
} from '../../lib/gql/graphql.ts'
import { useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import { personName } from '../../lib/person.ts'
import { useView } from '../../lib/useView.ts'
import { mapView } from '../../lib/view.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TableState } from '../../ui/TableState.tsx'
import { fieldColumn } from '../../ui/table/columns.tsx'

type ListedProject = OrganizationProjectsQuery['organizationProjects']['projects'][number]

export function AllProjectsPanel(): ReactNode {
  const { id, slug } = useCurrentOrganization()
  const view = mapView(
    useView(OrganizationProjectsDocument, { organization_id: id }),
    ({ projects }) => projects,
  )
  return (
    <Panel title="All projects">
      <TableState
        view={view}
        empty={<EmptyState title="No projects" text="Nobody has created a project so far." />}
        label="All projects"
        height={480}
        initialSort={{ key: 'last_activity_at', descending: true }}
        columns={[nameColumn(slug), ...COLUMNS]}
      />
    </Panel>
  )
}

function nameColumn(org: string): Column<ListedProject> {
  return {
    key: 'name',
    title: 'Name',
    value: ({ name }) => name,
    render: ({ id, name }) => (
      <AnchorLink
        size="sm"
        fw={600}
        to="/$org/project/$projectId/design/blocks"
        params={{ org, projectId: id }}
      >
        {name}
      </AnchorLink>
    ),
  }
}

const COLUMNS: readonly Column<ListedProject>[] = [
  {
    key: 'owner',
    title: 'Owner',
    value: ({ owner }) => personName(owner),
    render: ({ owner }) => <span title={owner.email}>{personName(owner)}</span>,
  },
  fieldColumn('last_activity_at', 'Last activity', formatAgo),
  {
    key: 'portfolio',
    title: 'Monitored in',
    value: ({ sentinel_deployment: deployment }) => deploymentText(deployment),
    render: ({ sentinel_deployment: deployment }) =>
      deployment === null ? null : <Badge>{deploymentText(deployment)}</Badge>,
  },
]

function deploymentText(deployment: ListedProject['sentinel_deployment']): string {
  if (deployment === null) return ''
  return deployment.portfolio?.name ?? 'no portfolio'
}
