import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  OrgIntegrationServerDocument,
  OrgIntegrationServersDocument,
} from '../../../lib/gql/graphql.ts'
import { allOf } from '../../../lib/graphqlQuery.ts'

/** A change of an integration server or of its schedules; the pages that show it ask anew. */
export function useServerChange<Input = void>(
  change: (input: Input) => Promise<unknown>,
  onDone?: () => void,
): UseMutationResult<unknown, Error, Input> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      onDone?.()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: allOf(OrgIntegrationServerDocument) }),
        queryClient.invalidateQueries({ queryKey: allOf(OrgIntegrationServersDocument) }),
      ])
    },
  })
}
