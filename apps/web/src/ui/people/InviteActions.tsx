import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  DeleteInviteDocument,
  InviteLinkDocument,
  type InviteRowFragment,
  ResendInviteDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { CopyText } from '../CopyText.tsx'
import { notifyDone, notifyError } from '../notify.ts'
import { useFocusBack } from '../useFocusBack.ts'

type Action = 'resend' | 'revoke'

interface InviteActionsProps {
  readonly invite: InviteRowFragment
  readonly onChanged: () => Promise<void>
}

export function InviteActions({ invite, onChanged }: InviteActionsProps): ReactNode {
  const { id, email, status } = invite
  const act = useMutation({
    mutationFn: (action: Action): Promise<unknown> =>
      action === 'resend'
        ? request(ResendInviteDocument, { id })
        : request(DeleteInviteDocument, { id }),
    onSuccess: async (_answer, action) => {
      notifyDone(
        action === 'resend'
          ? `${email} is invited again: the link of before is void.`
          : `The invite to ${email} was revoked.`,
      )
      await onChanged()
    },
    onError: notifyError,
  })
  if (status !== 'pending' && status !== 'expired') return null
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {status === 'pending' && <CopyLink invite={invite} />}
      <Button
        variant="default"
        aria-label={`Send the invite to ${email} again`}
        loading={act.isPending && act.variables === 'resend'}
        onClick={() => act.mutate('resend')}
      >
        Resend
      </Button>
      {status === 'pending' && (
        <Button
          variant="default"
          aria-label={`Revoke the invite to ${email}`}
          loading={act.isPending && act.variables === 'revoke'}
          onClick={() => act.mutate('revoke')}
        >
          Revoke
        </Button>
      )}
    </Group>
  )
}

function CopyLink({ invite }: { readonly invite: InviteRowFragment }): ReactNode {
  const { id, email } = invite
  const link = useMutation({
    mutationFn: async () => (await request(InviteLinkDocument, { id })).inviteLink,
    onError: notifyError,
  })
  const isOpen = link.data !== undefined
  useFocusBack(isOpen)
  return (
    <>
      <Button
        variant="default"
        aria-label={`Copy the link of the invite to ${email}`}
        loading={link.isPending}
        onClick={() => link.mutate()}
      >
        Copy link
      </Button>
      <Modal opened={isOpen} onClose={link.reset} title={`Invitation link for ${email}`}>
        <Stack gap="sm">
          <Text size="sm">
            Hand it to this person alone: whoever opens it can register under this address. It
            serves once, and is void when the invitation is sent again or revoked.
          </Text>
          <TextInput
            aria-label="Link"
            readOnly
            value={link.data ?? ''}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Group justify="flex-end">
            <CopyText label="Copy link" text={link.data ?? ''} />
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
