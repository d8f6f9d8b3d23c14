import type { ReactNode } from 'react'
import { useCurrentUser } from '../../../lib/currentUser.ts'
import {
  type AdminUserRowFragment,
  AdminUsersDocument,
  SetSystemAdminDocument,
} from '../../../lib/gql/graphql.ts'
import { personName } from '../../../lib/person.ts'
import { useRefreshUser } from '../../../lib/session/useRefreshUser.ts'
import { useChange } from '../../../lib/useChange.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../../ui/notify.ts'

interface SystemAdminDialogProps {
  readonly user: AdminUserRowFragment
  readonly onClose: () => void
}

/** Makes a user a system administrator, or takes that back. */
export function SystemAdminDialog({ user, onClose }: SystemAdminDialogProps): ReactNode {
  const me = useCurrentUser()
  const refreshUser = useRefreshUser()
  const isAdmin = user.is_system_admin === true
  const change = useChange(SetSystemAdminDocument, {
    stale: [AdminUsersDocument],
    onDone: () => {
      notifyDone(
        `${personName(user)} ${isAdmin ? 'is no system administrator any more' : 'is a system administrator'}.`,
      )
      onClose()
      return user.id === me.id && refreshUser()
    },
  })
  return (
    <ConfirmDialog
      opened
      title={isAdmin ? 'Remove system administrator?' : 'Make system administrator?'}
      text={
        <>
          <b>{user.email}</b>{' '}
          {isAdmin
            ? 'will no longer see the administration. Sessions in which they act as somebody else end.'
            : 'will see all users and organizations, and may act as any user.'}
        </>
      }
      confirmLabel={isAdmin ? 'Remove as system administrator' : 'Make system administrator'}
      isDangerous={isAdmin}
      of={change}
      onConfirm={() => change.mutate({ user_id: user.id, is_system_admin: !isAdmin })}
      onClose={onClose}
    />
  )
}
