import { useEffect, useRef } from 'react'
import type { AuthAnswerFragment } from '../../lib/gql/graphql.ts'
import { proofOf } from './providerWay.ts'
import type { WayBack } from './signInSearch.ts'
import type { AuthFlow } from './useAuthFlow.ts'

type HandIn = (proof: {
  readonly token: string
  readonly credential: string
}) => Promise<AuthAnswerFragment>

/** Hands in what the provider proved: once, for it serves once. */
export function useProviderReturn(search: WayBack, run: AuthFlow['run'], handIn: HandIn): void {
  const handedIn = useRef<string | undefined>(undefined)
  const proof = proofOf(search)
  useEffect(() => {
    if (proof === undefined || handedIn.current === proof.token) return
    handedIn.current = proof.token
    run(() => handIn(proof))
  })
}
