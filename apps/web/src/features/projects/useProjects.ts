import { keepPreviousData } from '@tanstack/react-query'
import { capture } from '../../lib/analytics/analytics.ts'
import {
  CreateProjectDocument,
  ProjectDocument,
  type ProjectRowFragment,
  ProjectsDocument,
  UpdateProjectDocument,
} from '../../lib/gql/graphql.ts'
import { PROJECT_LISTS } from '../../lib/organization/deletedProjects.ts'
import { type Change, useChange } from '../../lib/useChange.ts'
import { useView } from '../../lib/useView.ts'
import type { View } from '../../lib/view.ts'
import { orderOf, type ProjectsSearch } from './projectsSearch.ts'

export const PROJECTS_PER_PAGE = 50

export interface ProjectPage {
  readonly projects: readonly ProjectRowFragment[]
  readonly total: number
}

/** One page of the projects of an organisation; the page before stays while the next is fetched. */
export function useProjects(organizationId: string, search: ProjectsSearch): View<ProjectPage> {
  const order = orderOf(search)
  return useView(
    ProjectsDocument,
    {
      org_id: organizationId,
      skip: ((search.page ?? 1) - 1) * PROJECTS_PER_PAGE,
      take: PROJECTS_PER_PAGE,
      search: search.search ?? null,
      order_by: `${order.key} ${order.descending ? 'desc' : 'asc'}`,
      collection: search.collection ?? null,
      portfolio: search.portfolio ?? null,
    },
    { placeholderData: keepPreviousData },
  )
}

export function useCreateProject(): Change<typeof CreateProjectDocument> {
  return useChange(CreateProjectDocument, {
    stale: PROJECT_LISTS,
    onDone: () => capture('project_created', { from: 'form' }),
  })
}

export function useUpdateProject(): Change<typeof UpdateProjectDocument> {
  return useChange(UpdateProjectDocument, {
    stale: [...PROJECT_LISTS, ProjectDocument],
    onDone: () => capture('project_updated'),
  })
}
