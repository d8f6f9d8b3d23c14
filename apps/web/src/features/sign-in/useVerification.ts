import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  MeDocument,
  ResendEmailVerificationDocument,
  SyncUserIdentityDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf } from '../../lib/graphqlQuery.ts'
import { authFailureText } from '../../lib/session/authErrors.ts'
import { sentBeforeMs } from './sentCode.ts'

export interface Verification {
  /** Asks the server whether the link was opened, perhaps on another machine; if so the page leads on. */
  readonly check: () => void
  readonly isChecking: boolean
  readonly isStillUnverified: boolean
  readonly resend: () => void
  readonly isSending: boolean
  /** 0: not sent from this page yet. */
  readonly sentAtMs: number
  readonly error: string | undefined
}

export function useVerification(): Verification {
  const queryClient = useQueryClient()
  const router = useRouter()
  const resend = useMutation({
    mutationFn: async () => {
      await request(ResendEmailVerificationDocument, {})
      return Date.now()
    },
  })
  const check = useMutation({
    mutationFn: async () => {
      const { syncUserIdentity } = await request(SyncUserIdentityDocument, {})
      if (syncUserIdentity.has_email_verification_intercept) return false
      queryClient.removeQueries({ queryKey: allOf(MeDocument) })
      await router.invalidate()
      return true
    },
  })
  const tooSoonMs = sentBeforeMs(resend.error)
  const failure = check.error ?? (tooSoonMs === undefined ? resend.error : null)
  return {
    check: () => check.mutate(),
    isChecking: check.isPending,
    isStillUnverified: check.data === false,
    resend: () => resend.mutate(),
    isSending: resend.isPending,
    sentAtMs: tooSoonMs ?? resend.data ?? 0,
    error: failure === null ? undefined : authFailureText(failure),
  }
}
