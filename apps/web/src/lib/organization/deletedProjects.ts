import {
  DeletedProjectsDocument,
  type DeletedProjectsQuery,
  OrganizationProjectsDocument,
  ProjectsDocument,
  RestoreProjectDocument,
} from '../gql/graphql.ts'
import { type Change, useChange } from '../useChange.ts'
import { useView } from '../useView.ts'
import type { View } from '../view.ts'

export type DeletedProject = DeletedProjectsQuery['deletedProjects'][number]

/** Those that this user could restore, newest first. */
export function useDeletedProjects(organizationId: string): View<readonly DeletedProject[]> {
  return useView(DeletedProjectsDocument, { organization_id: organizationId })
}

/** Every list of projects. */
export const PROJECT_LISTS = [
  ProjectsDocument,
  OrganizationProjectsDocument,
  DeletedProjectsDocument,
]

export function useRestoreProject(): Change<typeof RestoreProjectDocument> {
  return useChange(RestoreProjectDocument, { stale: PROJECT_LISTS })
}
