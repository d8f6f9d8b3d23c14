import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ComponentPartsFragment } from '../../lib/gql/graphql.ts'
import { notifyError } from '../../ui/notify.ts'
import { createComponent, type NewComponent } from './componentCalls.ts'
import { reloadComponents } from './useComponents.ts'

/**
 * Makes a component and opens it. What follows is part of the mutation itself: the button that began it may be gone
 * by then.
 */
export function useCreateAndOpen(): UseMutationResult<ComponentPartsFragment, Error, NewComponent> {
  const params = useParams({ from: '/$org/project/$projectId' })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (component: NewComponent) => createComponent(params.projectId, component),
    onError: (error) => notifyError(error),
    onSuccess: async ({ id, kind }) => {
      await reloadComponents(queryClient)
      await navigate({
        to: '/$org/project/$projectId/design/components/$type/$id',
        params: { ...params, type: kind, id },
      })
    },
  })
}
