import { givingRefusal, organizationRefusal } from '@duet/contract'

/** From most to least: each may do what those after it may. */
const ROLES = [
  { value: 'owner', label: 'Owner', may: 'may also delete the organization and name other owners' },
  { value: 'admin', label: 'Admin', may: 'manages members, invites, projects and portfolios' },
  {
    value: 'member',
    label: 'Member',
    may: 'creates projects, sees those open to the organization',
  },
  { value: 'guest', label: 'Guest', may: 'sees only projects that they were added to' },
] as const

interface RoleOption {
  readonly value: string
  readonly label: string
}

export function roleLabel(role: string): string {
  return ROLES.find(({ value }) => value === role)?.label ?? role
}

/** 'Guest (sees only projects that they were added to)' */
export function roleText(role: string): string {
  const known = ROLES.find(({ value }) => value === role)
  return known === undefined ? role : `${known.label} (${known.may})`
}

/** What somebody of a role may give to others: their own and what is less. */
export function rolesToGive(own: string): readonly RoleOption[] {
  return ROLES.filter(({ value }) => givingRefusal(own, value) === undefined)
}

/** What the administrators of the installation give. */
export const EVERY_ROLE: readonly RoleOption[] = ROLES

/** Admins leave owners as they are; members and guests change nobody. */
export function mayChangeMember(own: string, theirs: string): boolean {
  const refused = organizationRefusal(own, 'admin') ?? givingRefusal(own, theirs)
  return refused === undefined
}

/** One sentence on what the roles are. */
export const ROLES_TEXT: string = `${ROLES.map(({ label, may }) => `${label}: ${may}`).join('. ')}.`
