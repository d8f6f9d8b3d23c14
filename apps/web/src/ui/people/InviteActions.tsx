import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  DeleteInviteDocument,
  InviteLinkDocument,
  type InviteRowFragment,
  ResendInviteDocument,
} from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { CopyText } from '../CopyText.tsx'
import { Dialog } from '../Dialog.tsx'
import { notifyDone, notifyError } from '../notify.ts'

interface InviteActionsProps {
  readonly invite: InviteRowFragment
  readonly onChanged: () => Promise<void>
}

export function InviteActions({ invite, onChanged }: InviteActionsProps): ReactNode {
  const { id, email, status } = invite
  const options = (done: string) => ({
    onDone: () => {
      notifyDone(done)
      return onChanged()
    },
    onError: notifyError,
  })
  const resend = useChange(
    ResendInviteDocument,
    options(`${email} is invited again: the link of before is void.`),
  )
  const revoke = useChange(DeleteInviteDocument, options(`The invite to ${email} was revoked.`))
  if (status !== 'pending' && status !== 'expired') return null
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {status === 'pending' && <CopyLink invite={invite} />}
      <Button
        variant="default"
        aria-label={`Send the invite to ${email} again`}
        loading={resend.isPending}
        onClick={() => resend.mutate({ id })}
      >
        Resend
      </Button>
      {status === 'pending' && (
        <Button
          variant="default"
          aria-label={`Revoke the invite to ${email}`}
          loading={revoke.isPending}
          onClick={() => revoke.mutate({ id })}
        >
          Revoke
        </Button>
      )}
    </Group>
  )
}

function CopyLink({ invite }: { readonly invite: InviteRowFragment }): ReactNode {
  const { id, email } = invite
  const link = useChange(InviteLinkDocument, { onError: notifyError })
  const url = link.data?.inviteLink
  return (
    <>
      <Button
        variant="default"
        aria-label={`Copy the link of the invite to ${email}`}
        loading={link.isPending}
        onClick={() => link.mutate({ id })}
      >
        Copy link
      </Button>
      {url !== undefined && (
        <Dialog onClose={link.reset} title={`Invitation link for ${email}`}>
          <Stack gap="sm">
            <Text size="sm">
              Hand it to this person alone: whoever opens it can register under this address. It
              serves once, and is void when the invitation is sent again or revoked.
            </Text>
            <TextInput
              aria-label="Link"
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Group justify="flex-end">
              <CopyText label="Copy link" text={url} />
            </Group>
          </Stack>
        </Dialog>
      )}
    </>
  )
}
