import { AppError } from '@duet/contract'

/** From least to most: each may do what those before it may. */
export const ORGANIZATION_ROLES = ['guest', 'member', 'admin', 'owner'] as const
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number]

export function parseRole(text: string): OrganizationRole {
  const role = ORGANIZATION_ROLES.find((known) => known === text)
  if (!role) throw new Error(`Unknown organisation role in the database: ${text}`)
  return role
}

/** Whether `role` may do what needs `atLeast`. */
export function reaches(role: OrganizationRole, atLeast: OrganizationRole): boolean {
  return ORGANIZATION_ROLES.indexOf(role) >= ORGANIZATION_ROLES.indexOf(atLeast)
}

/** @throws AppError FORBIDDEN where the role is less than needed */
export function requireRole(role: OrganizationRole, atLeast: OrganizationRole): void {
  if (reaches(role, atLeast)) return
  throw new AppError(
    'FORBIDDEN',
    `This needs the role ${atLeast} in the organization; yours is ${role}. Ask an owner of the organization.`,
    { role, needed: atLeast },
  )
}

/** Nobody gives more than they have; what is an owner's is left to owners. @throws AppError FORBIDDEN */
export function requireMayGive(
  own: OrganizationRole,
  ...roles: readonly (OrganizationRole | undefined)[]
): void {
  const tooMuch = roles.find((role) => role && !reaches(own, role))
  if (!tooMuch) return
  throw new AppError(
    'FORBIDDEN',
    `Only an owner of the organization may give, change or take the role ${tooMuch}.`,
    { role: own, needed: tooMuch },
  )
}
