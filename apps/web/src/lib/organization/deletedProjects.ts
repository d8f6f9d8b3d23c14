import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import {
  DeletedProjectsDocument,
  type DeletedProjectsQuery,
  OrganizationProjectsDocument,
  ProjectsDocument,
  RestoreProjectDocument,
  type RestoreProjectMutation,
} from '../gql/graphql.ts'
import { request } from '../graphqlClient.ts'
import { useRefresh } from '../useRefresh.ts'
import { useView } from '../useView.ts'
import type { View } from '../view.ts'

export type DeletedProject = DeletedProjectsQuery['deletedProjects'][number]

/** Those that this user could restore, newest first. */
export function useDeletedProjects(organizationId: string): View<readonly DeletedProject[]> {
  return useView(DeletedProjectsDocument, { organization_id: organizationId })
}

/** Every list of projects shows what is in it now. */
export function useProjectListsChanged(): () => Promise<void> {
  return useRefresh(ProjectsDocument, OrganizationProjectsDocument, DeletedProjectsDocument)
}

export function useRestoreProject(): UseMutationResult<RestoreProjectMutation, Error, string> {
  const onSuccess = useProjectListsChanged()
  return useMutation({
    mutationFn: (id: string) => request(RestoreProjectDocument, { id }),
    onSuccess,
  })
}
