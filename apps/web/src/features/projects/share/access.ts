import { personName } from '../../../lib/person.ts'
import type { RoleQuestion } from '../../../ui/people/RoleSelect.tsx'
import type { ProjectPerson, SharedProject } from './useShare.ts'

/** What every member of the organisation may do with a project without being added to it. */
export const GENERAL_ACCESS = [
  { value: 'restricted', label: 'Only people added' },
  { value: 'viewer', label: 'Organization can view' },
  { value: 'editor', label: 'Organization can edit' },
] as const

export function accessLabel(access: string): string {
  return GENERAL_ACCESS.find(({ value }) => value === access)?.label ?? access
}

export const PROJECT_ROLES = [
  { value: 'viewer', label: 'Viewer' },
  { value: 'operator', label: 'Operator' },
  { value: 'editor', label: 'Editor' },
  { value: 'owner', label: 'Owner' },
] as const

export function roleLabel(role: string): string {
  return PROJECT_ROLES.find(({ value }) => value === role)?.label ?? role
}

/** What gives somebody their role. */
export function throughText({
  through,
  role_id,
  listed_role_id,
  organization_role_id,
}: ProjectPerson): string {
  switch (through) {
    case 'organization_role':
      return `Organization ${organization_role_id}`
    case 'general_access':
      return listed_role_id === null || listed_role_id === role_id
        ? 'General access'
        : `General access: ${roleLabel(role_id ?? '').toLowerCase()}`
    case 'listed':
      return listed_role_id === 'owner' ? 'Owner' : 'Added'
    case null:
    default:
      return ''
  }
}

interface AccessStep {
  readonly project: Pick<SharedProject, 'name' | 'org_general_access'>
  readonly person: ProjectPerson
  readonly isSelf: boolean
}

/** Asked before somebody is made an owner, and before an owner gives the project out of their own hands. */
export function projectRoleQuestion(
  step: AccessStep & { readonly role: string },
): RoleQuestion | undefined {
  const { project, person, isSelf, role } = step
  const label = roleLabel(role).toLowerCase()
  if (role === 'owner') return ownerQuestion(project, person)
  if (!isSelf || person.through === 'organization_role') return undefined
  return {
    title: `Become ${label}?`,
    text: `You will no longer share, deploy or delete ${project.name}. You cannot take your present role back: another owner must give it to you.`,
    confirmLabel: `Become ${label}`,
  }
}

export function ownerQuestion(
  project: AccessStep['project'],
  { user }: Pick<ProjectPerson, 'user'>,
): RoleQuestion {
  return {
    title: `Make ${personName(user)} an owner?`,
    text: `Owners of ${project.name} share, deploy and delete it, and may also change your role.`,
    confirmLabel: 'Make owner',
  }
}

/** What follows when somebody is taken off the list. */
export function removalText({ project, person, isSelf }: AccessStep): string {
  const name = isSelf ? 'You' : personName(person.user)
  if (person.through === 'organization_role') {
    return `${name} will still see and change ${project.name} as ${person.organization_role_id} of the organization.`
  }
  if (project.org_general_access !== 'restricted' && person.organization_role_id !== 'guest') {
    return `${name} will still ${project.org_general_access === 'editor' ? 'edit' : 'see'} ${project.name} through its general access.`
  }
  return `${name} will lose access to ${project.name}. ${isSelf ? 'To come back, an owner must add you again.' : 'What they have open closes within seconds; changes that they have not saved stay in their browser.'}`
}
