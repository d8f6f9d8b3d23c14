import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  ConfirmMfaFactorDocument,
  EnrollPhoneDocument,
  EnrollTotpDocument,
  MfaFactorsDocument,
  ResendEnrollmentCodeDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { authFailureText } from '../../lib/session/authErrors.ts'
import { useRefresh } from '../../lib/useRefresh.ts'

/** What a user gives of a new factor; a phone has a number. */
export interface NewFactor {
  readonly displayName: string
  readonly phoneNumber: string | undefined
}

/** A factor that waits for its first code. */
export interface Enrollment {
  readonly uid: string
  readonly phoneNumber: string | undefined
  readonly secret: string | undefined
  readonly otpauthUrl: string | undefined
  readonly sentAtMs: number
}

export type EnrollmentStep =
  | { readonly kind: 'name' }
  | { readonly kind: 'code'; readonly enrollment: Enrollment }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

export interface EnrollmentState {
  readonly step: EnrollmentStep
  readonly begin: (factor: NewFactor) => void
  readonly enterCode: (code: string) => void
  readonly resend: () => void
  readonly isPending: boolean
  readonly error: string | undefined
  /** Rises with each wrong code. */
  readonly refusals: number
}

/** Name, then a first code of the new factor, then, with the first factor, the recovery codes. */
export function useEnrollment(onDone: () => void): EnrollmentState {
  const refresh = useRefresh(MfaFactorsDocument)
  const [step, setStep] = useState<EnrollmentStep>({ kind: 'name' })
  const [refusals, setRefusals] = useState(0)
  const begin = useMutation({
    mutationFn: enroll,
    onSuccess: (enrollment) => setStep({ kind: 'code', enrollment }),
  })
  const resend = useMutation({
    mutationFn: async (enrollment: Enrollment) => {
      await request(ResendEnrollmentCodeDocument, { mfa_uid: enrollment.uid })
      return { ...enrollment, sentAtMs: Date.now() }
    },
    onSuccess: (enrollment) => setStep({ kind: 'code', enrollment }),
  })
  const confirm = useMutation({
    mutationFn: (input: { mfa_uid: string; code: string }) =>
      request(ConfirmMfaFactorDocument, input),
    onSuccess: async ({ confirmMfaFactor: { recovery_codes: codes } }) => {
      if (codes.length > 0) setStep({ kind: 'codes', codes })
      else onDone()
      await refresh()
    },
    onError: () => setRefusals((count) => count + 1),
  })
  const failure = confirm.error ?? resend.error ?? begin.error
  return {
    step,
    begin: begin.mutate,
    enterCode: (code) => {
      if (step.kind !== 'code' || confirm.isPending) return
      resend.reset()
      confirm.mutate({ mfa_uid: step.enrollment.uid, code })
    },
    resend: () => {
      confirm.reset()
      if (step.kind === 'code') resend.mutate(step.enrollment)
    },
    isPending: begin.isPending || confirm.isPending || resend.isPending,
    error: failure === null ? undefined : authFailureText(failure),
    refusals,
  }
}

async function enroll({ displayName, phoneNumber }: NewFactor): Promise<Enrollment> {
  const sentAtMs = Date.now()
  if (phoneNumber === undefined) {
    const { enrollTotp } = await request(EnrollTotpDocument, { display_name: displayName })
    return {
      uid: enrollTotp.uid,
      phoneNumber,
      secret: enrollTotp.secret ?? undefined,
      otpauthUrl: enrollTotp.otpauth_url ?? undefined,
      sentAtMs,
    }
  }
  const { enrollPhone } = await request(EnrollPhoneDocument, {
    display_name: displayName,
    phone_number: phoneNumber,
  })
  return { uid: enrollPhone.uid, phoneNumber, secret: undefined, otpauthUrl: undefined, sentAtMs }
}
