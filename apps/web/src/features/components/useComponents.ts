import { type ComponentKind, isComponentKind } from '@duet/plant'
import {
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type ComponentPartsFragment, ComponentsDocument } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { mapView, type View } from '../../lib/view.ts'
import { type ComponentChange, updateComponent } from './componentCalls.ts'

export type StoredComponent = Omit<ComponentPartsFragment, 'kind'> & {
  readonly kind: ComponentKind
}

/** All components of the project. */
export function useComponents(projectId: string): View<readonly StoredComponent[]> {
  return mapView(useView(ComponentsDocument, { project_id: projectId }), (components) =>
    components.flatMap(knownComponent),
  )
}

/** A kind that this version of the application does not know is left out. */
function knownComponent(component: ComponentPartsFragment): readonly StoredComponent[] {
  const { kind } = component
  return isComponentKind(kind) ? [{ ...component, kind }] : []
}

/** Names that are taken; of one kind where it is given. */
export const namesOf = (
  components: readonly StoredComponent[],
  kind?: ComponentKind,
): readonly string[] =>
  components.filter((one) => kind === undefined || one.kind === kind).map(({ name }) => name)

export function useUpdateComponent(): UseMutationResult<
  ComponentPartsFragment | undefined,
  Error,
  ComponentChange
> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateComponent,
    onSettled: () => reloadComponents(queryClient),
  })
}

/** Blocks, checks and runs all show components: whatever was fetched may be out of date. */
export async function reloadComponents(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries()
}
