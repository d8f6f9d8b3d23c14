import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../../lib/currentUser.ts'
import { AnchorLink } from '../../../ui/links.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import {
  DeactivateDialog,
  EndSessionsDialog,
  ReactivateDialog,
  ResetFactorsDialog,
  ResetLinkDialog,
} from './accountDialogs.tsx'
import type { AccountDialogProps, AdminAccount } from './adminAccount.ts'
import { DeleteUserDialog } from './DeleteUserDialog.tsx'

interface Action {
  readonly label: string
  readonly Dialog: (props: AccountDialogProps) => ReactNode
  readonly isOffered: (account: AdminAccount) => boolean
}

const isActive = ({ user }: AdminAccount): boolean => user.deactivated_at === null

const ACTIONS: readonly Action[] = [
  {
    label: 'Reset second factors',
    Dialog: ResetFactorsDialog,
    isOffered: ({ factors }) => factors.length > 0,
  },
  { label: 'Send password reset link', Dialog: ResetLinkDialog, isOffered: isActive },
  { label: 'End sessions', Dialog: EndSessionsDialog, isOffered: isActive },
  { label: 'Deactivate', Dialog: DeactivateDialog, isOffered: isActive },
  { label: 'Reactivate', Dialog: ReactivateDialog, isOffered: (account) => !isActive(account) },
  { label: 'Delete user', Dialog: DeleteUserDialog, isOffered: () => true },
]

/** What an administrator does for a user; each asks first. */
export function UserActions({ account }: { readonly account: AdminAccount }): ReactNode {
  const me = useCurrentUser()
  const [opened, setOpened] = useState<Action | undefined>(undefined)
  if (account.user.id === me.id) {
    return (
      <Panel title="Actions">
        <Text size="sm">
          This is your own account. Change it in your{' '}
          <AnchorLink to="/settings/user/account/edit" underline="always" inherit>
            user settings
          </AnchorLink>
          .
        </Text>
      </Panel>
    )
  }
  return (
    <Panel
      title="Actions"
      description="Each asks first, takes effect at once, notifies the user by email and is recorded in the audit log."
    >
      <Group gap="xs">
        {ACTIONS.filter(({ isOffered }) => isOffered(account)).map((action) => (
          <Button key={action.label} variant="default" onClick={() => setOpened(action)}>
            {action.label}
          </Button>
        ))}
      </Group>
      {opened !== undefined && (
        <opened.Dialog account={account} onClose={() => setOpened(undefined)} />
      )}
    </Panel>
  )
}
