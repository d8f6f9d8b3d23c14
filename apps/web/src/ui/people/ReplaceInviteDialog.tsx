import type { ReactNode } from 'react'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

interface ReplaceInviteDialogProps {
  readonly email: string
  /** Labels of the roles. Undefined: nothing to ask. */
  readonly waitingRole: string | undefined
  readonly role: string
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before an invitation takes the place of one for another role. */
export function ReplaceInviteDialog(props: ReplaceInviteDialogProps): ReactNode {
  const { email, waitingRole, role } = props
  return (
    <ConfirmDialog
      opened={waitingRole !== undefined}
      title="Replace the invitation?"
      text={
        <>
          <b>{email}</b> was invited as {waitingRole ?? ''} and has not answered yet. An invitation
          as {role} takes its place, and the link of the first is void.
        </>
      }
      confirmLabel={`Invite as ${role}`}
      of={{ isPending: props.isPending, error: undefined }}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    />
  )
}
