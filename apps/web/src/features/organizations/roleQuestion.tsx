import { roleLabel, roleText } from '../../lib/organization/roles.ts'
import { personName } from '../../lib/person.ts'
import type { RoleQuestion } from '../../ui/people/RoleSelect.tsx'
import type { OrganizationMember } from './useOrganization.ts'

interface RoleStep {
  readonly member: OrganizationMember
  readonly isSelf: boolean
  readonly organizationName: string
  readonly role: string
}

/** Asked before what cannot simply be undone: less for oneself, another owner, and a guest, whose projects pass on. */
export function roleQuestion(step: RoleStep): RoleQuestion | undefined {
  const { member, isSelf, organizationName, role } = step
  const label = roleLabel(role)
  const name = personName(member.user)
  const handOver = role === 'guest' ? ' Projects that they own pass to another owner.' : ''
  if (isSelf) {
    return {
      title: `Become ${label.toLowerCase()}?`,
      text: `Your role in ${organizationName} will be ${roleText(role)}. You cannot take your present role back: somebody else must give it to you.${handOver.replace('they own', 'you own')}`,
      confirmLabel: `Become ${label.toLowerCase()}`,
    }
  }
  if (role !== 'owner' && role !== 'guest') return undefined
  return {
    title: `Make ${name} ${role === 'owner' ? 'an owner' : 'a guest'}?`,
    text: `${name} will be ${roleText(role)} in ${organizationName}.${role === 'owner' ? ' As owner they may also change your role.' : handOver}`,
    confirmLabel: `Make ${label.toLowerCase()}`,
  }
}
