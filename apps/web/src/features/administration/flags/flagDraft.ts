/** A condition of a flag as it is edited. */
export interface ConstraintDraft {
  readonly key: string
  readonly value: string
  readonly enabled: boolean
}

export const CONSTRAINT_KEYS = [
  { value: 'organization', label: 'Organization', example: 'acme-solar' },
  { value: 'user', label: 'User', example: 'ada@example.com' },
  { value: 'email_domain', label: 'Email domain', example: 'example.com' },
  { value: 'environment', label: 'Environment', example: 'staging' },
] as const

export function exampleValue(key: string): string {
  return CONSTRAINT_KEYS.find(({ value }) => value === key)?.example ?? ''
}

export function isSameDraft(a: readonly ConstraintDraft[], b: readonly ConstraintDraft[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index]
      return one.key === other?.key && one.value === other.value && one.enabled === other.enabled
    })
  )
}

/** For whom a flag holds, in words. */
export function flagReach(enabled: boolean, constraints: readonly ConstraintDraft[]): string {
  if (!enabled) return 'Off for everybody'
  const inForce = constraints.filter((constraint) => constraint.enabled)
  if (inForce.length === 0) return 'On for everybody'
  return inForce.length === 1
    ? 'On where its constraint is met'
    : `On where one of ${inForce.length} constraints is met`
}
