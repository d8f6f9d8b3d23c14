import { AppError } from './appError.ts'

/** In an organisation, from least to most: each may do what those before it may. */
export const ORGANIZATION_ROLES = ['guest', 'member', 'admin', 'owner'] as const
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number]

/** A role that is needed, or `create`: projects in the organisation, which guests may not. */
export type OrganizationRight = OrganizationRole | 'create'

/** In a project, from least to most: each may do what those before it may. */
export const PROJECT_ROLES = ['viewer', 'operator', 'editor', 'owner'] as const
export type ProjectRole = (typeof PROJECT_ROLES)[number]

/** What every member of the organisation is in a project without being listed in it. */
export const GENERAL_ACCESS = ['restricted', 'viewer', 'editor'] as const

/**
 * A role that is needed, or something that needs more than one:
 * `edit` changes the design or its components, which nobody may while the project is monitored;
 * `weather` adds weather, also then, and changes such as nothing rests on;
 * `run` starts, stops and deletes simulations, and `copy` takes a copy, which guests may not;
 * `compare` makes and changes workbooks, which guests may not;
 * `export` takes results away as files, which owners may withhold from viewers.
 */
export const PROJECT_RIGHTS = [
  ...PROJECT_ROLES,
  'edit',
  'weather',
  'run',
  'copy',
  'compare',
  'export',
] as const
export type ProjectRight = (typeof PROJECT_RIGHTS)[number]

/** What the role of somebody in a project is made of, as the database holds it. */
export interface RoleSources {
  readonly project_role: string | null
  /** Null: no member of the organisation. */
  readonly org_role: string | null
  readonly org_general_access: string
}

/** Somebody in a project, with what of the project decides over rights. */
export interface ProjectStanding {
  readonly role: ProjectRole
  /** Guest of the project's organisation. */
  readonly isGuest: boolean
  /** The project is monitored. */
  readonly isLocked: boolean
  readonly exportsForViewers: boolean
}

/** The greatest of: the role in the project, what the project gives every member, what the organisation role gives. */
export function effectiveRole({
  project_role,
  org_role,
  org_general_access,
}: RoleSources): ProjectRole | undefined {
  // Whoever left the organisation has left its projects
  if (org_role === null) return undefined
  const isGuest = org_role === 'guest'
  // What an owner does is not for guests
  if (isGuest && project_role === 'owner') return 'editor'
  const isManager = holds(ORGANIZATION_ROLES, org_role, 'admin')
  const given: ReadonlySet<string | null> = new Set([
    project_role,
    isGuest ? null : org_general_access,
    isManager ? 'owner' : null,
  ])
  return PROJECT_ROLES.findLast((role) => given.has(role))
}

/** Why a right in a project is refused; undefined where it is granted. */
export function projectRefusal(
  { role, isGuest, isLocked, exportsForViewers }: ProjectStanding,
  right: ProjectRight,
): AppError | undefined {
  const needed = NEEDED_ROLE[right]
  if (!holds(PROJECT_ROLES, role, needed)) {
    return new AppError(
      'FORBIDDEN',
      `This needs the role ${needed} in the project; yours is ${role}. Ask an owner of the project.`,
      { role, needed },
    )
  }
  if (isGuest && right === 'run') return notForGuests('run, stop or delete simulations')
  if (isGuest && right === 'copy') return notForGuests('copy projects')
  if (isGuest && right === 'compare') return notForGuests('make or change workbooks')
  if (right === 'export' && role === 'viewer' && !exportsForViewers) {
    return new AppError(
      'FORBIDDEN',
      'Viewers may not export results of this project. Ask an owner of the project.',
      { role },
    )
  }
  return right === 'edit' && isLocked ? projectLocked() : undefined
}

const NEEDED_ROLE: Readonly<Record<ProjectRight, ProjectRole>> = {
  viewer: 'viewer',
  operator: 'operator',
  editor: 'editor',
  owner: 'owner',
  edit: 'editor',
  weather: 'editor',
  run: 'editor',
  copy: 'editor',
  compare: 'operator',
  export: 'viewer',
}

/** All that somebody may do in a project. */
export function projectRights(standing: ProjectStanding): readonly ProjectRight[] {
  return PROJECT_RIGHTS.filter((right) => projectRefusal(standing, right) === undefined)
}

export const projectLocked = (): AppError =>
  new AppError(
    'PROJECT_LOCKED',
    'This project is locked while it is monitored. Copy it to change the design.',
  )

/** Runs, blocks and versions of the deployment rest on weather; a copy of it can be edited. */
export const weatherLocked = (): AppError =>
  new AppError(
    'PROJECT_LOCKED',
    'This project is monitored, and a simulation, a block or its deployment rests on this weather. Add other weather, or an edited copy of this.',
  )

/** Why a project may not list somebody in a role: what an owner does is not for guests. */
export function listingRefusal(
  organizationRole: string,
  role: ProjectRole,
  details: Readonly<Record<string, unknown>> = {},
): AppError | undefined {
  if (organizationRole !== 'guest' || role !== 'owner') return undefined
  return new AppError(
    'CONFLICT',
    'A guest of the organization can be at most editor of a project.',
    details,
  )
}

/** Why a right in an organisation is refused; undefined where it is granted. A role that is unknown has none. */
export function organizationRefusal(role: string, right: OrganizationRight): AppError | undefined {
  if (right === 'create') {
    const isRefused = !holds(ORGANIZATION_ROLES, role, 'member')
    return isRefused ? notForGuests('create projects in it', role) : undefined
  }
  if (holds(ORGANIZATION_ROLES, role, right)) return undefined
  return new AppError(
    'FORBIDDEN',
    `This needs the role ${right} in the organization; yours is ${role}. Ask an owner of the organization.`,
    { role, needed: right },
  )
}

/** Nobody gives, changes or takes a role that is more than their own. */
export function givingRefusal(
  own: string,
  ...roles: readonly (string | undefined)[]
): AppError | undefined {
  const tooMuch = roles.find((role) => role && !holds(ORGANIZATION_ROLES, own, role))
  if (!tooMuch) return undefined
  return new AppError(
    'FORBIDDEN',
    `Only an owner of the organization may give, change or take the role ${tooMuch}.`,
    { role: own, needed: tooMuch },
  )
}

function notForGuests(what: string, role = 'guest'): AppError {
  return new AppError('FORBIDDEN', `Guests of an organization may not ${what}.`, { role })
}

/** Whether a role reaches the one that is needed; never where either is unknown. */
function holds(ranks: readonly string[], own: string, atLeast: string): boolean {
  return ranks.includes(atLeast) && ranks.indexOf(own) >= ranks.indexOf(atLeast)
}
