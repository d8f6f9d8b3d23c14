import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type EnrolledFactorsFragment,
  MfaFactorsDocument,
  RemoveMfaFactorDocument,
  RenewRecoveryCodesDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { authFailureText } from '../../lib/session/authErrors.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'

export type EnrolledFactor = EnrolledFactorsFragment['factors'][number]

export interface Factors {
  readonly view: View<EnrolledFactorsFragment>
  readonly remove: (uid: string, onDone: () => void) => void
  /** Gives the new codes, which are shown once. */
  readonly renewCodes: (onDone: (codes: readonly string[]) => void) => void
  readonly isPending: boolean
  readonly error: string | undefined
  readonly clearError: () => void
}

export function useFactors(): Factors {
  const queryClient = useQueryClient()
  const refresh = (): Promise<void> =>
    queryClient.invalidateQueries({ queryKey: allOf(MfaFactorsDocument) })
  const query = useQuery(graphqlQuery(MfaFactorsDocument, {}))
  const remove = useMutation({
    mutationFn: (mfa_uid: string) => request(RemoveMfaFactorDocument, { mfa_uid }),
    onSuccess: refresh,
  })
  const renew = useMutation({
    mutationFn: () => request(RenewRecoveryCodesDocument, {}),
    onSuccess: refresh,
  })
  const failure = remove.error ?? renew.error
  return {
    view: mapView(viewOf(query), ({ mfaFactors }) => mfaFactors),
    remove: (uid, onDone) => remove.mutate(uid, { onSuccess: onDone }),
    renewCodes: (onDone) =>
      renew.mutate(undefined, {
        onSuccess: ({ renewRecoveryCodes }) => onDone(renewRecoveryCodes.recovery_codes),
      }),
    isPending: remove.isPending || renew.isPending,
    error: failure === null ? undefined : authFailureText(failure),
    clearError: () => {
      remove.reset()
      renew.reset()
    },
  }
}
