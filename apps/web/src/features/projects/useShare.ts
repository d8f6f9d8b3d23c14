import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { capture } from '../../lib/analytics.ts'
import {
  AddProjectUserDocument,
  AssignProjectRoleDocument,
  DeleteProjectUserDocument,
  ProjectDocument,
  ProjectMembersDocument,
  type ProjectMembersFragment,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage, isNotFound } from '../../lib/graphqlError.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'

type ShareChange =
  | { readonly kind: 'add'; readonly email: string; readonly role_id: string }
  | { readonly kind: 'assign'; readonly user_id: string; readonly role_id: string }
  | { readonly kind: 'remove'; readonly user_id: string }

export interface Share {
  readonly members: View<ProjectMembersFragment>
  readonly change: (change: ShareChange, onDone?: () => void) => void
  /** Somebody is being added. */
  readonly isAdding: boolean
  readonly error: string | undefined
  /** The person that was to be added is no member of the organisation: they must be invited first. */
  readonly isStranger: boolean
}

/** Who is in the project, and changes of it. */
export function useShare(projectId: string): Share {
  const queryClient = useQueryClient()
  const query = useQuery(graphqlQuery(ProjectMembersDocument, { id: projectId }))
  const mutation = useMutation({
    mutationFn: (change: ShareChange) => apply(projectId, change),
    onSuccess: (_answer, { kind }) => {
      if (kind === 'add') capture('collaborator_added')
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: allOf(ProjectMembersDocument) }),
        queryClient.invalidateQueries({ queryKey: allOf(ProjectDocument) }),
      ])
    },
  })
  const isAdd = mutation.variables?.kind === 'add'
  return {
    members: mapView(viewOf(query), ({ project }) => project),
    change: (change, onDone) => mutation.mutate(change, { onSuccess: () => onDone?.() }),
    isAdding: isAdd && mutation.isPending,
    error: mutation.isError ? errorMessage(mutation.error) : undefined,
    isStranger: isAdd && isNotFound(mutation.error),
  }
}

function apply(projectId: string, change: ShareChange): Promise<unknown> {
  switch (change.kind) {
    case 'add':
      return request(AddProjectUserDocument, {
        project_id: projectId,
        email: change.email,
        role_id: change.role_id,
      })
    case 'assign':
      return request(AssignProjectRoleDocument, {
        project_id: projectId,
        user_id: change.user_id,
        role_id: change.role_id,
      })
    case 'remove':
      return request(DeleteProjectUserDocument, {
        project_id: projectId,
        user_id: change.user_id,
      })
  }
}
