import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import type { ProjectAction } from './ProjectDialogs.tsx'
import { projectColumns } from './projectColumns.tsx'
import { orderOf, PROJECT_ORDERS, type ProjectsSearch } from './projectsSearch.ts'

interface ProjectTableProps {
  readonly projects: readonly ProjectRowFragment[]
  readonly search: ProjectsSearch
  readonly onChange: (search: Partial<ProjectsSearch>) => void
  readonly onAction: (action: ProjectAction) => void
}

export function ProjectTable(props: ProjectTableProps): ReactNode {
  const { slug } = useCurrentOrganization()
  const navigate = useNavigate()
  return (
    <DataTable
      label="Projects"
      rows={props.projects}
      rowKey={(project) => project.id}
      columns={projectColumns(slug, props.onAction)}
      sort={orderOf(props.search)}
      onSort={({ key, descending }) =>
        props.onChange({ order: PROJECT_ORDERS.find((known) => known === key), descending })
      }
      onRowClick={({ id }) =>
        void navigate({
          to: '/$org/project/$projectId/design/blocks',
          params: { org: slug, projectId: id },
        })
      }
    />
  )
}
