import { Button, Checkbox, Code, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import {
  DeactivateUserDocument,
  EndUserSessionsDocument,
  ReactivateUserDocument,
  ResetUserFactorsDocument,
  SendUserResetLinkDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { CopyText } from '../../../ui/CopyText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { AccountDialogProps } from './adminAccount.ts'
import { RescueDialog } from './RescueDialog.tsx'

export function ResetFactorsDialog({ account: { user }, onClose }: AccountDialogProps): ReactNode {
  return (
    <RescueDialog
      title="Reset second factors?"
      text={
        <>
          <b>{user.email}</b> signs in without a second factor until a new one is added. Factors and
          recovery codes are removed and cannot be brought back. Make sure that it is this person
          who asks.
        </>
      }
      confirmLabel="Reset second factors"
      isDangerous
      done={`The second factors of ${user.email} are removed.`}
      run={(reason) => request(ResetUserFactorsDocument, { user_id: user.id, reason })}
      onClose={onClose}
    />
  )
}

export function ResetLinkDialog({ account: { user }, onClose }: AccountDialogProps): ReactNode {
  const [url, setUrl] = useState<string | undefined>(undefined)
  if (url !== undefined) return <LinkToCopy email={user.email} url={url} onClose={onClose} />
  return (
    <RescueDialog
      title="Send password reset link?"
      text={
        <>
          <b>{user.email}</b> gets a link, good for one hour and once, to choose a new password.
          Until then the password stays; a second factor is asked for all the same.
        </>
      }
      confirmLabel="Send link"
      done={`A link for ${user.email} is made.`}
      run={async (reason) => {
        const { sendUserResetLink } = await request(SendUserResetLinkDocument, {
          user_id: user.id,
          reason,
        })
        return sendUserResetLink.url
      }}
      onDone={(shown) => (typeof shown === 'string' ? setUrl(shown) : onClose())}
      onClose={onClose}
    />
  )
}

function LinkToCopy(props: {
  readonly email: string
  readonly url: string
  readonly onClose: () => void
}): ReactNode {
  return (
    <Dialog title="Password reset link" onClose={props.onClose}>
      <Stack gap="md">
        <Text size="sm">
          No mail server is set. Give this link to {props.email} by other means: whoever opens it
          chooses the password.
        </Text>
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {props.url}
        </Code>
        <Group justify="flex-end" gap="xs">
          <CopyText label="Copy link" text={props.url} />
          <Button onClick={props.onClose}>Close</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

export function EndSessionsDialog({ account, onClose }: AccountDialogProps): ReactNode {
  const { user, sessions, api_tokens } = account
  const [withTokens, setWithTokens] = useState(false)
  const devices = counted(sessions.length, 'device')
  return (
    <RescueDialog
      title="End all sessions?"
      text={
        <>
          <b>{user.email}</b> is signed out on {devices} and can sign in again. What is not saved
          there may be lost.
        </>
      }
      confirmLabel="End sessions"
      isDangerous
      done={`${user.email} is signed out everywhere.`}
      run={(reason) =>
        request(EndUserSessionsDocument, {
          user_id: user.id,
          reason,
          with_api_tokens: withTokens,
        })
      }
      onClose={onClose}
    >
      {() =>
        api_tokens.length > 0 && (
          <Checkbox
            label={`Also revoke the API tokens (${api_tokens.length})`}
            checked={withTokens}
            onChange={(event) => setWithTokens(event.currentTarget.checked)}
          />
        )
      }
    </RescueDialog>
  )
}

export function DeactivateDialog({ account, onClose }: AccountDialogProps): ReactNode {
  const { user, inheritances } = account
  const alone = inheritances.filter(({ is_last_owner }) => is_last_owner)
  return (
    <RescueDialog
      title="Deactivate user?"
      text={
        <>
          <b>{user.email}</b> can no longer sign in by any way. Sessions end and API tokens are
          revoked; memberships and projects stay. The user can be reactivated.
          {alone.length > 0 &&
            ` Without this user ${alone.map((one) => one.organization_name).join(', ')} has no owner who can sign in.`}
        </>
      }
      confirmLabel="Deactivate"
      isDangerous
      done={`${user.email} is deactivated.`}
      run={(reason) => request(DeactivateUserDocument, { user_id: user.id, reason })}
      onClose={onClose}
    />
  )
}

export function ReactivateDialog({ account: { user }, onClose }: AccountDialogProps): ReactNode {
  return (
    <RescueDialog
      title="Reactivate user?"
      text={
        <>
          <b>{user.email}</b> can sign in again as before. API tokens stay revoked.
        </>
      }
      confirmLabel="Reactivate"
      done={`${user.email} can sign in again.`}
      run={(reason) => request(ReactivateUserDocument, { user_id: user.id, reason })}
      onClose={onClose}
    />
  )
}
