import type { Challenge, Factor } from './authAnswer.ts'

/** Stands for the recovery codes where a factor is named. */
export const RECOVERY = 'recovery'

/** What the step of the second factor asks for. */
export type FactorStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'recovery' }
  | { readonly kind: 'code'; readonly factor: Factor; readonly isSent: boolean }

/** The named factor; where none or an unknown one is named, the only one, or the choice. */
export function factorStep(
  { hints }: Pick<Challenge, 'hints'>,
  uid: string | undefined,
): FactorStep {
  if (uid === RECOVERY) return { kind: 'recovery' }
  const factor =
    hints.find((hint) => hint.uid === uid) ?? (hints.length === 1 ? hints[0] : undefined)
  return factor === undefined
    ? { kind: 'choose' }
    : { kind: 'code', factor, isSent: factor.factorId === 'phone' }
}

/** What a factor is called where the user gave it no other name. */
const PLAIN_NAMES: ReadonlySet<string> = new Set(['', 'Authenticator app', 'Phone'])

/** 'Authenticator app' or 'Text message to ••• 42', with the user's own name for it. */
export function factorLabel({ factorId, displayName, phoneNumber }: Factor): string {
  const way =
    factorId === 'phone' ? `Text message to ${phoneNumber ?? 'your phone'}` : 'Authenticator app'
  return PLAIN_NAMES.has(displayName) ? way : `${way} (${displayName})`
}
