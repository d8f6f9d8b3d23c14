import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ApiTokenRowFragment,
  ApiTokensDocument,
  CreateApiTokenDocument,
  RevokeApiTokenDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'
import type { ApiTokenInput } from './apiTokenForm.ts'

export interface ApiTokens {
  readonly view: View<readonly ApiTokenRowFragment[]>
  /** Gives the token itself, which is never shown again. */
  readonly create: (input: ApiTokenInput, onDone: (token: string) => void) => void
  readonly isCreating: boolean
  readonly createError: string | undefined
  readonly revoke: (id: string, onDone: () => void) => void
  readonly isRevoking: boolean
  readonly revokeError: string | undefined
  readonly clearErrors: () => void
}

export function useApiTokens(): ApiTokens {
  const queryClient = useQueryClient()
  const refresh = (): Promise<void> =>
    queryClient.invalidateQueries({ queryKey: allOf(ApiTokensDocument) })
  const query = useQuery(graphqlQuery(ApiTokensDocument, {}))
  const create = useMutation({
    mutationFn: (input: ApiTokenInput) => request(CreateApiTokenDocument, input),
    onSuccess: refresh,
  })
  const revoke = useMutation({
    mutationFn: (id: string) => request(RevokeApiTokenDocument, { id }),
    onSuccess: refresh,
  })
  return {
    view: mapView(viewOf(query), ({ apiTokens }) => apiTokens),
    create: (input, onDone) =>
      create.mutate(input, { onSuccess: ({ createApiToken }) => onDone(createApiToken.token) }),
    isCreating: create.isPending,
    createError: create.error === null ? undefined : errorMessage(create.error),
    revoke: (id, onDone) => revoke.mutate(id, { onSuccess: onDone }),
    isRevoking: revoke.isPending,
    revokeError: revoke.error === null ? undefined : errorMessage(revoke.error),
    clearErrors: () => {
      create.reset()
      revoke.reset()
    },
  }
}
