import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type AuthAnswerFragment, ResolveMfaDocument } from '../../lib/gql/graphql.ts'
import { authFailureText } from '../../lib/session/authErrors.ts'
import { send } from '../../lib/transport/graphqlTransport.ts'
import { type Challenge, readAuthAnswer } from './authAnswer.ts'

/** The way in: first a password or a provider, then a factor where one is enrolled. */
export interface AuthFlow {
  /** Runs a call that answers whether the user is let in. */
  readonly run: (ask: () => Promise<AuthAnswerFragment>) => void
  readonly isPending: boolean
  readonly error: string | undefined
  /** How often an answer was no: a new value asks for an empty code field. */
  readonly refusals: number
  /** Set while a second factor is wanted. */
  readonly challenge: Challenge | undefined
  readonly enterCode: (uid: string, code: string) => void
  /** Back to the first step, or away from the words of the last failure. */
  readonly restart: () => void
  readonly clearError: () => void
}

export function useAuthFlow(onSignedIn: (expiresAt: string) => Promise<void>): AuthFlow {
  const [challenge, setChallenge] = useState<Challenge | undefined>(undefined)
  const [refusals, setRefusals] = useState(0)
  const mutation = useMutation({
    mutationFn: async (ask: () => Promise<AuthAnswerFragment>) => {
      const outcome = readAuthAnswer(await ask())
      if (outcome.kind === 'signed-in') await onSignedIn(outcome.expiresAt)
      if (outcome.kind === 'factor-wanted') setChallenge(outcome.challenge)
      if (outcome.kind === 'refused' && outcome.mustRestart) setChallenge(undefined)
      return outcome.kind === 'refused' ? outcome.text : undefined
    },
    onSettled: (text, error) => {
      if (text !== undefined || error !== null) setRefusals((count) => count + 1)
    },
  })
  return {
    run: (ask) => mutation.mutate(ask),
    isPending: mutation.isPending,
    error: mutation.isError ? authFailureText(mutation.error) : mutation.data,
    refusals,
    challenge,
    enterCode: (uid, code) => {
      if (challenge === undefined || mutation.isPending) return
      mutation.mutate(() => resolveMfa(challenge.token, uid, code))
    },
    restart: () => {
      mutation.reset()
      setChallenge(undefined)
    },
    clearError: mutation.reset,
  }
}

async function resolveMfa(token: string, uid: string, code: string): Promise<AuthAnswerFragment> {
  return (await send(ResolveMfaDocument, { token, mfa_uid: uid, code })).resolveMfa
}
