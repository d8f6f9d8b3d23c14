import { ORGANIZATION_ROLES, PROJECT_ROLES } from '@duet/contract'
import type { Audience, Outcome, PermissionCase, RankAudience } from './permissionCase.ts'
import { ROLES, type Role, type RoleName } from './roles.ts'

export type OperationKind = 'query' | 'mutation'
export type Outcomes = Readonly<Record<RoleName, Outcome>>

/** What the call answers to each role: a line of the table. */
export function expectedOutcomes(one: PermissionCase, kind: OperationKind): Outcomes {
  const cells = ROLES.map((role) => [role.name, expectedOutcome(one, kind, role)] as const)
  return Object.fromEntries(cells) as Outcomes
}

/** The answer to those who may. */
export const grantedOutcome = ({ answers }: PermissionCase): Outcome => answers ?? 'ok'

function expectedOutcome(one: PermissionCase, kind: OperationKind, role: Role): Outcome {
  return (
    refusalAtGate(one, kind, role) ??
    one.except?.[role.name] ??
    refusalByAudience(one, role) ??
    grantedOutcome(one)
  )
}

/** Settled before the operation itself is looked at. */
function refusalAtGate(one: PermissionCase, kind: OperationKind, role: Role): Outcome | undefined {
  if (role.isUnverified && !one.isOpenUnverified) return 'EMAIL_NOT_VERIFIED'
  if (!role.scopes) return undefined
  const needed = one.scope ?? (kind === 'query' ? 'read' : 'none')
  const isOpen = role.scopes.some((scope) => scope === needed) && !NOT_FOR_TOKENS.has(one.may)
  return isOpen ? undefined : 'API_TOKEN_SCOPE'
}

const NOT_FOR_TOKENS: ReadonlySet<Audience> = new Set<Audience>([
  'own session',
  'oneself',
  'acting administrator',
  'system administrator',
])

function refusalByAudience({ may, isHidden }: PermissionCase, role: Role): Outcome | undefined {
  if (may === 'everybody') return undefined
  if (role.user === undefined) return 'UNAUTHENTICATED'
  if (isRankAudience(may)) return refusalByRank(may, role, isHidden ? 'NOT_FOUND' : 'FORBIDDEN')
  switch (may) {
    case 'signed in':
    case 'own session':
      return undefined
    case 'oneself':
      return role.isImpersonated && 'FORBIDDEN'
    case 'nobody else':
      return 'NOT_FOUND'
    case 'acting administrator':
      return role.isSystemAdmin || role.isImpersonated ? undefined : 'FORBIDDEN'
    case 'system administrator':
      return role.isSystemAdmin ? undefined : 'FORBIDDEN'
  }
}

/** Of a role in the organisation or the project. */
export const isRankAudience = (audience: Audience): audience is RankAudience =>
  /^(?:organization|project) /.test(audience)

/** Who sees nothing of the thing is told that it is not there. */
function refusalByRank(
  audience: RankAudience,
  role: Role,
  ofTheLess: Outcome,
): Outcome | undefined {
  const [place, atLeast] = audience.split(' ') as ['organization' | 'project', string]
  const ranks: readonly string[] = place === 'project' ? PROJECT_ROLES : ORGANIZATION_ROLES
  const own = role[place]
  if (own === undefined) return 'NOT_FOUND'
  return ranks.indexOf(own) < ranks.indexOf(atLeast) ? ofTheLess : undefined
}

/** Name of a case in tests and on the page. */
export const nameOf = ({ field, variant }: PermissionCase): string =>
  variant === undefined ? field : `${field}, ${variant}`
