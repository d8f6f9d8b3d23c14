import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import {
  OrgIntegrationServerDocument,
  OrgIntegrationServersDocument,
} from '../../../lib/gql/graphql.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'

/** A change of an integration server or of its schedules; the pages that show it ask anew. */
export function useServerChange<Input = void>(
  change: (input: Input) => Promise<unknown>,
  onDone?: () => void,
): UseMutationResult<unknown, Error, Input> {
  const refresh = useRefresh(OrgIntegrationServerDocument, OrgIntegrationServersDocument)
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      onDone?.()
      await refresh()
    },
  })
}
