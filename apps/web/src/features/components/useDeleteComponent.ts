import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { capture } from '../../lib/analytics/analytics.ts'
import { DeleteComponentDocument, type DeleteComponentMutation } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { notifyDone } from '../../ui/notify.ts'
import { reloadComponents, type StoredComponent } from './useComponents.ts'

/** Deletes the component that is open and goes to the list of its kind. */
export function useDeleteComponent(
  component: StoredComponent,
): UseMutationResult<DeleteComponentMutation, Error, void> {
  const params = useParams({ from: '/$org/project/$projectId' })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(DeleteComponentDocument, { id: component.id }),
    onSuccess: async () => {
      capture('component_changed', { change: 'deleted', kind: component.kind })
      notifyDone(`${component.name} was deleted.`)
      await navigate({
        to: '/$org/project/$projectId/design/components/$type',
        params: { ...params, type: component.kind },
        ignoreBlocker: true,
      })
      await reloadComponents(queryClient)
    },
  })
}
