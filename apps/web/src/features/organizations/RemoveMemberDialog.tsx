import type { ReactNode } from 'react'
import { useCurrentUser } from '../../lib/currentUser.ts'
import type { OrganizationFullFragment } from '../../lib/gql/graphql.ts'
import { personName } from '../../lib/person.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { type OrganizationMember, useRemoveMember } from './useOrganization.ts'

interface RemoveMemberDialogProps {
  readonly organization: OrganizationFullFragment
  readonly member: OrganizationMember
  readonly onClose: () => void
}

export function RemoveMemberDialog(props: RemoveMemberDialogProps): ReactNode {
  const { organization, member, onClose } = props
  const isSelf = useCurrentUser().id === member.user.id
  const remove = useRemoveMember(organization.id)
  return (
    <ConfirmDialog
      opened
      title={isSelf ? 'Leave organization?' : 'Remove member?'}
      text={
        isSelf ? (
          <>
            You will lose access to <b>{organization.name}</b> and its projects. To come back you
            need an invite.
          </>
        ) : (
          <>
            <b>{personName(member.user)}</b> will lose access to {organization.name} and its
            projects. Projects that they own pass to another owner.
          </>
        )
      }
      confirmLabel={isSelf ? 'Leave organization' : 'Remove member'}
      isDangerous
      of={remove}
      onConfirm={() => remove.mutate(member.user.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
