import { useQuery } from '@tanstack/react-query'
import { FirstProjectDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import type { FirstProject } from './firstSteps.ts'

/** Other pages change it without a word: it is asked for anew now and then, and whenever it is shown. */
const REFETCH_MS = 10_000

/**
 * Undefined while it is not known, or where nobody wants it.
 *
 * @param projectId - the project that the user is in
 */
export function useFirstProject(
  organizationId: string | undefined,
  isWanted: boolean,
  projectId?: string,
): FirstProject | undefined {
  const { data } = useQuery({
    ...graphqlQuery(FirstProjectDocument, {
      organization_id: organizationId ?? '',
      project_id: projectId ?? null,
    }),
    enabled: isWanted && organizationId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.firstProject.has_run ? false : REFETCH_MS),
  })
  return isWanted ? data?.firstProject : undefined
}
