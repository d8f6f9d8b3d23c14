/** Where the server runs: what a constraint `environment` is compared with. */
export type Environment = 'development' | 'staging' | 'production'

export const ENVIRONMENTS: readonly Environment[] = ['development', 'staging', 'production']

/** For whom a flag is asked; a caller who has not signed in has neither address nor organisations. */
export interface FlagSubject {
  readonly email: string | undefined
  readonly organizationSlugs: readonly string[]
}

export const CONSTRAINT_KEYS = ['organization', 'user', 'email_domain', 'environment'] as const
export type ConstraintKey = (typeof CONSTRAINT_KEYS)[number]

export interface FlagConstraint {
  readonly key: ConstraintKey
  /** In lower case. */
  readonly value: string
  /** Not in force while false. */
  readonly enabled: boolean
}

export interface Flag {
  readonly id: string
  readonly description: string
  readonly enabled: boolean
  readonly constraints: readonly FlagConstraint[]
}

/** On where it is enabled and no constraint is in force, or one of those in force is met. */
export function isFlagOnFor(
  { enabled, constraints }: Flag,
  subject: FlagSubject,
  environment: Environment,
): boolean {
  if (!enabled) return false
  const inForce = constraints.filter((constraint) => constraint.enabled)
  return (
    inForce.length === 0 || inForce.some((constraint) => isMet(constraint, subject, environment))
  )
}

function isMet(
  { key, value }: FlagConstraint,
  { email, organizationSlugs }: FlagSubject,
  environment: Environment,
): boolean {
  const address = email?.toLowerCase()
  switch (key) {
    case 'organization':
      return organizationSlugs.includes(value)
    case 'user':
      return address === value
    case 'email_domain':
      return address !== undefined && address.slice(address.lastIndexOf('@') + 1) === value
    case 'environment':
      return environment === value
  }
}
