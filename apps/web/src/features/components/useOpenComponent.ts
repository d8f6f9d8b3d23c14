import type { ComponentKind } from '@duet/plant'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { reloadComponents } from './useComponents.ts'

/** Opens a component that was just made. */
export function useOpenComponent(): (component: {
  readonly id: string
  readonly kind: ComponentKind
}) => Promise<void> {
  const navigate = useNavigate({ from: '/$org/project/$projectId' })
  const queryClient = useQueryClient()
  return useCallback(
    async ({ id, kind }) => {
      await reloadComponents(queryClient)
      await navigate({
        to: '/$org/project/$projectId/design/components/$type/$id',
        params: { type: kind, id },
      })
    },
    [navigate, queryClient],
  )
}
