import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCurrentOrganization } from '../../lib/currentOrganization.ts'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { type ProjectAction, ProjectDialogs } from './ProjectDialogs.tsx'
import { projectColumns } from './projectColumns.tsx'
import { PROJECT_ORDERS, type ProjectsSearch } from './projectsSearch.ts'

interface ProjectTableProps {
  readonly projects: readonly ProjectRowFragment[]
  readonly search: ProjectsSearch
  readonly onChange: (search: Partial<ProjectsSearch>) => void
}

export function ProjectTable({ projects, search, onChange }: ProjectTableProps): ReactNode {
  const { slug } = useCurrentOrganization()
  const navigate = useNavigate()
  const [action, setAction] = useState<ProjectAction | undefined>(undefined)
  const order = search.order ?? 'last_activity_at'
  return (
    <>
      <DataTable
        label="Projects"
        rows={projects}
        rowKey={(project) => project.id}
        columns={projectColumns(slug, setAction)}
        sort={{ key: order, descending: search.descending ?? order === 'last_activity_at' }}
        onSort={({ key, descending }) =>
          onChange({ order: PROJECT_ORDERS.find((known) => known === key), descending })
        }
        onRowClick={({ id }) =>
          void navigate({
            to: '/$org/project/$projectId/design/blocks',
            params: { org: slug, projectId: id },
          })
        }
      />
      <ProjectDialogs action={action} onClose={() => setAction(undefined)} />
    </>
  )
}
