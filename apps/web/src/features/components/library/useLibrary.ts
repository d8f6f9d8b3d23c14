import type { ComponentKind } from '@duet/plant'
import {
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { capture } from '../../../lib/analytics/analytics.ts'
import {
  AddComponentToLibraryDocument,
  CreateComponentFromLibraryDocument,
  DeleteLibraryComponentDocument,
  type LibraryComponentPartsFragment,
  LibraryComponentsDocument,
  UpdateLibraryComponentNameDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { allOf, graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../../lib/view.ts'
import { useOpenComponent } from '../useOpenComponent.ts'

export type LibraryComponent = LibraryComponentPartsFragment

/** The components of one kind that the organisation shares. */
export function useLibrary(kind: ComponentKind): View<readonly LibraryComponent[]> {
  const { projectId } = useParams({ from: '/$org/project/$projectId' })
  const query = useQuery({
    ...graphqlQuery(LibraryComponentsDocument, { project_id: projectId, kind }),
    staleTime: 0,
  })
  return mapView(viewOf(query), ({ libraryComponents }) => libraryComponents)
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

export function useAddToLibrary(): UseMutationResult<
  unknown,
  Error,
  { readonly id: string; readonly replace: boolean }
> {
  const reload = useReloadLibrary()
  return useMutation({
    mutationFn: ({ id, replace }: { readonly id: string; readonly replace: boolean }) =>
      request(AddComponentToLibraryDocument, { id, replace }),
    onSuccess: reload,
  })
}

export function useRenameInLibrary(): UseMutationResult<
  unknown,
  Error,
  { readonly id: string; readonly name: string }
> {
  const reload = useReloadLibrary()
  return useMutation({
    mutationFn: (variables: { readonly id: string; readonly name: string }) =>
      request(UpdateLibraryComponentNameDocument, variables),
    onSuccess: reload,
  })
}

export function useDeleteFromLibrary(): UseMutationResult<unknown, Error, string> {
  const reload = useReloadLibrary()
  return useMutation({
    mutationFn: (id: string) => request(DeleteLibraryComponentDocument, { id }),
    onSuccess: reload,
  })
}

function useReloadLibrary(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: allOf(LibraryComponentsDocument) })
}
