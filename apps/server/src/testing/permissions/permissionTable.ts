import {
  type OrganizationRight,
  organizationRefusal,
  type ProjectRight,
  projectRefusal,
} from '@duet/contract'
import type { Audience, Outcome, PermissionCase, RankAudience } from './permissionCase.ts'
import { ROLES, type Role, type RoleName, type TokenScope } from './roles.ts'

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
  const needed = tokenScope(one, kind)
  const isOpen = role.scopes.some((scope) => scope === needed)
  return isOpen ? undefined : 'API_TOKEN_SCOPE'
}

/** What an API token needs; `none`: no token opens it. */
export const tokenScope = (one: PermissionCase, kind: OperationKind): TokenScope | 'none' =>
  NOT_FOR_TOKENS.has(one.may) ? 'none' : (one.scope ?? (kind === 'query' ? 'read' : 'none'))

const NOT_FOR_TOKENS: ReadonlySet<Audience> = new Set<Audience>([
  'own session',
  'oneself',
  'acting administrator',
  'system administrator',
])

function refusalByAudience(one: PermissionCase, role: Role): Outcome | undefined {
  const { may } = one
  if (may === 'everybody') return undefined
  if (role.user === undefined) return 'UNAUTHENTICATED'
  if (isRankAudience(may)) return refusalByRank(may, one, role)
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

/** Who sees nothing of the thing is informed that it is not there. */
function refusalByRank(
  may: RankAudience,
  { isHidden, project }: PermissionCase,
  role: Role,
): Outcome | undefined {
  const [place, right] = may.split(' ') as
    | ['organization', OrganizationRight]
    | ['project', ProjectRight]
  if (role[place] === undefined) return 'NOT_FOUND'
  const refused =
    place === 'organization'
      ? organizationRefusal(role[place], right)
      : projectRefusal(
          {
            role: role[place],
            isGuest: role.organization === 'guest',
            isLocked: false,
            exportsForViewers: true,
            ...project,
          },
          right,
        )
  return refused && (isHidden ? 'NOT_FOUND' : refused.code)
}

/** Name of a case in tests and on the page. */
export const nameOf = ({ field, variant }: PermissionCase): string =>
  variant === undefined ? field : `${field}, ${variant}`
