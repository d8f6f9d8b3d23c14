import { effectiveRole, type OrganizationRole, type ProjectRole } from '@duet/contract'

export type TokenScope = 'read' | 'write' | 'simulate'

/** One kind of caller: a column of the table. */
export interface Role extends GivenRole {
  /** What it comes to in the project; undefined: does not see it. */
  readonly project: ProjectRole | undefined
}

interface GivenRole {
  readonly name: RoleName
  /** Head of its column. */
  readonly head: string
  /** For the page. */
  readonly about: string
  /** Whose account it is; undefined: nobody's. */
  readonly user: UserName | undefined
  /** In the organisation of the table's rows; undefined: a stranger to it. */
  readonly organization: OrganizationRole | undefined
  /** As the project lists it. */
  readonly listed?: ProjectRole
  /** The general access that the project has for it; restricted by default. */
  readonly generalAccess?: 'viewer' | 'editor'
  readonly isSystemAdmin?: true
  /** A system administrator acts as the user. */
  readonly isImpersonated?: true
  /** The email address waits for its verification. */
  readonly isUnverified?: true
  /** Calls by an API token with these scopes. */
  readonly scopes?: readonly TokenScope[]
  /** The API token is bound to another organisation of its user. */
  readonly isBoundElsewhere?: true
}

/** The accounts behind the roles. To the bystander and the applicant things are done; the outsider is of the stranger's organisation. */
export const USER_NAMES = [
  'stranger',
  'guest',
  'listedGuest',
  'member',
  'viewer',
  'operator',
  'editor',
  'owner',
  'orgAdmin',
  'orgOwner',
  'systemAdmin',
  'unverified',
  'bystander',
  'applicant',
  'outsider',
] as const
export type UserName = (typeof USER_NAMES)[number]

export type RoleName =
  | 'nobody'
  | 'stranger'
  | 'guest'
  | 'listedGuest'
  | 'member'
  | 'memberOfOpen'
  | 'memberOfEditable'
  | 'viewer'
  | 'operator'
  | 'editor'
  | 'owner'
  | 'orgAdmin'
  | 'orgOwner'
  | 'systemAdmin'
  | 'impersonated'
  | 'readToken'
  | 'writeToken'
  | 'simulateToken'
  | 'tokenElsewhere'
  | 'adminToken'
  | 'unverified'

const member = { organization: 'member' } as const
const owner = { user: 'owner', ...member, listed: 'owner' } as const
const none = { organization: undefined } as const

/** From the least to the most, then those with something special about them. */
const GIVEN: readonly GivenRole[] = [
  { name: 'nobody', head: 'nobody', about: 'Has not signed in', user: undefined, ...none },
  {
    name: 'stranger',
    head: 'stranger',
    about: 'Owner of another organization',
    user: 'stranger',
    ...none,
  },
  {
    name: 'guest',
    head: 'guest',
    about: 'Guest of the organization, not listed in the project',
    user: 'guest',
    organization: 'guest',
    // what a project gives its organisation is not for guests
    generalAccess: 'editor',
  },
  {
    name: 'listedGuest',
    head: 'listed guest',
    about: 'Guest of the organization, listed in the project as editor',
    user: 'listedGuest',
    organization: 'guest',
    listed: 'editor',
  },
  {
    name: 'member',
    head: 'member',
    about:
      'Member of the organization, not listed in the project, whose general access is restricted',
    user: 'member',
    ...member,
  },
  {
    name: 'memberOfOpen',
    head: 'member (viewer access)',
    about: 'The same where the general access of the project is viewer',
    user: 'member',
    ...member,
    generalAccess: 'viewer',
  },
  {
    name: 'memberOfEditable',
    head: 'member (editor access)',
    about: 'The same where the general access of the project is editor',
    user: 'member',
    ...member,
    generalAccess: 'editor',
  },
  {
    name: 'viewer',
    head: 'viewer',
    about: 'Member of the organization, listed in the project as viewer',
    user: 'viewer',
    ...member,
    listed: 'viewer',
  },
  {
    name: 'operator',
    head: 'operator',
    about: 'Member of the organization, listed in the project as operator',
    user: 'operator',
    ...member,
    listed: 'operator',
  },
  {
    name: 'editor',
    head: 'editor',
    about: 'Member of the organization, listed in the project as editor',
    user: 'editor',
    ...member,
    listed: 'editor',
  },
  {
    name: 'owner',
    head: 'owner',
    about: 'Member of the organization, listed in the project as owner',
    ...owner,
  },
  {
    name: 'orgAdmin',
    head: 'org. admin',
    about: 'Admin of the organization, not listed in the project',
    user: 'orgAdmin',
    organization: 'admin',
  },
  {
    name: 'orgOwner',
    head: 'org. owner',
    about: 'Owner of the organization, not listed in the project',
    user: 'orgOwner',
    organization: 'owner',
  },
  {
    name: 'systemAdmin',
    head: 'system admin',
    about: 'System administrator, member of no organization',
    user: 'systemAdmin',
    ...none,
    isSystemAdmin: true,
  },
  {
    name: 'impersonated',
    head: 'admin as owner',
    about: 'System administrator who acts as the owner of the project',
    ...owner,
    isImpersonated: true,
  },
  {
    name: 'readToken',
    head: 'token: read',
    about: 'API token of the owner of the project with the scope read',
    ...owner,
    scopes: ['read'],
  },
  {
    name: 'writeToken',
    head: 'token: write',
    about: 'API token of the owner of the project with the scopes read and write',
    ...owner,
    scopes: ['read', 'write'],
  },
  {
    name: 'simulateToken',
    head: 'token: simulate',
    about: 'API token of the owner of the project with the scopes read and simulate',
    ...owner,
    scopes: ['read', 'simulate'],
  },
  {
    name: 'tokenElsewhere',
    head: 'token elsewhere',
    about:
      'API token of the owner of the project with all scopes, bound to another organization of theirs',
    user: 'owner',
    ...none,
    scopes: ['read', 'write', 'simulate'],
    isBoundElsewhere: true,
  },
  {
    name: 'adminToken',
    head: 'token of admin',
    about: 'API token of the system administrator with all scopes',
    user: 'systemAdmin',
    ...none,
    scopes: ['read', 'write', 'simulate'],
  },
  {
    name: 'unverified',
    head: 'unverified',
    about:
      'Owner of the project whose email address is not verified, while open registration is on',
    user: 'unverified',
    ...member,
    listed: 'owner',
    isUnverified: true,
  },
]

/** What each comes to in the project is decided by the rules that the server decides by. */
export const ROLES: readonly Role[] = GIVEN.map((role) => ({
  ...role,
  project: effectiveRole({
    project_role: role.listed ?? null,
    org_role: role.organization ?? null,
    org_general_access: role.generalAccess ?? 'restricted',
  }),
}))

export function roleOf(name: RoleName): Role {
  const role = ROLES.find((known) => known.name === name)
  if (!role) throw new Error(`No role ${name}`)
  return role
}
