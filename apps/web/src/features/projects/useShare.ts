import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  AddProjectUserDocument,
  DeleteProjectUserDocument,
  ProjectMembersDocument,
  type ProjectMembersFragment,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'

export interface Share {
  readonly members: View<ProjectMembersFragment>
  readonly add: (input: { email: string; role_id: string }, onDone: () => void) => void
  readonly remove: (userId: string) => void
  readonly isPending: boolean
  readonly error: string | undefined
}

/** Who is in the project, and changes of it. */
export function useShare(projectId: string): Share {
  const queryClient = useQueryClient()
  const refresh = (): Promise<void> =>
    queryClient.invalidateQueries({ queryKey: allOf(ProjectMembersDocument) })
  const add = useMutation({
    mutationFn: (input: { email: string; role_id: string }) =>
      request(AddProjectUserDocument, { project_id: projectId, ...input }),
    onSuccess: refresh,
  })
  const remove = useMutation({
    mutationFn: (userId: string) =>
      request(DeleteProjectUserDocument, { project_id: projectId, user_id: userId }),
    onSuccess: refresh,
  })
  const query = useQuery(graphqlQuery(ProjectMembersDocument, { id: projectId }))
  const failure = add.error ?? remove.error
  return {
    members: mapView(viewOf(query), ({ project }) => project),
    add: (input, onDone) => {
      remove.reset()
      add.mutate(input, { onSuccess: onDone })
    },
    remove: (userId) => {
      add.reset()
      remove.mutate(userId)
    },
    isPending: add.isPending || remove.isPending,
    error: failure === null ? undefined : errorMessage(failure),
  }
}
