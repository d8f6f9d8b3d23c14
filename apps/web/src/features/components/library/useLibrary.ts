import type { ComponentKind } from '@duet/plant'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { capture } from '../../../lib/analytics/analytics.ts'
import {
  CreateComponentFromLibraryDocument,
  type LibraryComponentPartsFragment,
  LibraryComponentsDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { useOpenComponent } from '../useOpenComponent.ts'

export type LibraryComponent = LibraryComponentPartsFragment

/** The components of one kind that the organisation shares. */
export function useLibrary(kind: ComponentKind): View<readonly LibraryComponent[]> {
  const { projectId } = useParams({ from: '/$org/project/$projectId' })
  return useView(LibraryComponentsDocument, { project_id: projectId, kind }, { staleTime: 0 })
}

/** Makes a component of the project from one of the library and opens it. */
export function useTakeFromLibrary(kind: ComponentKind): UseMutationResult<unknown, Error, string> {
  const { projectId } = useParams({ from: '/$org/project/$projectId' })
  const open = useOpenComponent()
  return useMutation({
    mutationFn: async (id: string) => {
      const { createComponentFromLibrary } = await request(CreateComponentFromLibraryDocument, {
        project_id: projectId,
        library_component_id: id,
      })
      capture('component_changed', { change: 'created', kind, from: 'library' })
      await open({ id: createComponentFromLibrary.id, kind })
    },
  })
}
