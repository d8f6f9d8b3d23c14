import {
  givingRefusal,
  ORGANIZATION_ROLES,
  type OrganizationRight,
  type OrganizationRole,
  organizationRefusal,
} from '@duet/contract'

// until those above import them from the contract
export { ORGANIZATION_ROLES, type OrganizationRole } from '@duet/contract'

export function parseRole(text: string): OrganizationRole {
  const role = ORGANIZATION_ROLES.find((known) => known === text)
  if (!role) throw new Error(`Unknown organisation role in the database: ${text}`)
  return role
}

/** @throws AppError FORBIDDEN where the role is less than needed */
export function requireRole(role: OrganizationRole, right: OrganizationRight): void {
  const refused = organizationRefusal(role, right)
  if (refused) throw refused
}

/** @throws AppError FORBIDDEN where a role is more than the own */
export function requireMayGive(
  own: OrganizationRole,
  ...roles: readonly (OrganizationRole | undefined)[]
): void {
  const refused = givingRefusal(own, ...roles)
  if (refused) throw refused
}
