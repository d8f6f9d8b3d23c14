import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ComponentPartsFragment } from '../../lib/gql/graphql.ts'
import { notifyError } from '../../ui/notify.ts'
import { createComponent, type NewComponent } from './componentCalls.ts'
import { useOpenComponent } from './useOpenComponent.ts'

/**
 * Makes a component and opens it. What follows is part of the mutation itself: the button that began it may be gone
 * by then.
 */
export function useCreateAndOpen(): UseMutationResult<ComponentPartsFragment, Error, NewComponent> {
  const { projectId } = useParams({ from: '/$org/project/$projectId' })
  const open = useOpenComponent()
  return useMutation({
    mutationFn: (component: NewComponent) => createComponent(projectId, component),
    onError: (error) => notifyError(error),
    onSuccess: ({ id }, { kind }) => open({ id, kind }),
  })
}
