import { keepPreviousData, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { capture } from '../../lib/analytics/analytics.ts'
import {
  CreateProjectDocument,
  type CreateProjectMutation,
  DeleteProjectDocument,
  type DeleteProjectMutation,
  ProjectDocument,
  type ProjectInput,
  type ProjectRowFragment,
  ProjectsDocument,
  UpdateProjectDocument,
  type UpdateProjectMutation,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useProjectListsChanged } from '../../lib/organization/deletedProjects.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
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

export function useCreateProject(
  organizationId: string,
): UseMutationResult<CreateProjectMutation, Error, ProjectInput> {
  const listsChanged = useProjectListsChanged()
  return useMutation({
    mutationFn: (input: ProjectInput) =>
      request(CreateProjectDocument, { organization_id: organizationId, input }),
    onSuccess: () => {
      capture('project_created', { from: 'form' })
      return listsChanged()
    },
  })
}

export function useUpdateProject(
  id: string,
): UseMutationResult<UpdateProjectMutation, Error, ProjectInput> {
  const listsChanged = useProjectListsChanged()
  const refresh = useRefresh(ProjectDocument)
  return useMutation({
    mutationFn: (input: ProjectInput) => request(UpdateProjectDocument, { id, input }),
    onSuccess: () => {
      capture('project_updated')
      return Promise.all([listsChanged(), refresh()])
    },
  })
}

export function useDeleteProject(): UseMutationResult<DeleteProjectMutation, Error, string> {
  const listsChanged = useProjectListsChanged()
  return useMutation({
    mutationFn: (id: string) => request(DeleteProjectDocument, { id }),
    // Not waited for: the dialog closes first, for its row is gone with the answer.
    onSuccess: () => void listsChanged(),
  })
}
