import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SendMfaCodeDocument } from '../../lib/gql/graphql.ts'
import { operationName, send } from '../../lib/transport/graphqlTransport.ts'
import { NEVER_STALE } from '../../lib/useView.ts'
import { ResendLink } from '../../ui/account/ResendLink.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import type { Challenge, Factor } from './authAnswer.ts'
import { FactorCode } from './FactorCode.tsx'
import { sentCode } from './sentCode.ts'
import type { AuthFlow } from './useAuthFlow.ts'

interface SmsFactorProps {
  readonly flow: AuthFlow
  readonly challenge: Challenge
  readonly factor: Factor
}

/** A code by text message: sent on entering, and again on demand. */
export function SmsFactor({ flow, challenge, factor }: SmsFactorProps): ReactNode {
  // A query rather than a mutation: going back and forth between factors must not send a code each time
  const query = useQuery({
    queryKey: [operationName(SendMfaCodeDocument), challenge.token, factor.uid],
    queryFn: () => send(SendMfaCodeDocument, { token: challenge.token, mfa_uid: factor.uid }),
    ...NEVER_STALE,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
  const sendAgain = (): void => void query.refetch()
  const { text, sentAtMs, error } = sentCode(
    factor.phoneNumber ?? 'your phone',
    query.dataUpdatedAt,
    query.error,
  )
  return (
    <>
      {error !== undefined && !query.isFetching && (
        <ErrorNote message={error} onRetry={sendAgain} />
      )}
      <FactorCode flow={flow} factor={factor} text={text} />
      {sentAtMs !== 0 && (
        <ResendLink
          label="Resend code"
          sentAtMs={sentAtMs}
          isPending={query.isFetching}
          onResend={sendAgain}
        />
      )}
    </>
  )
}
