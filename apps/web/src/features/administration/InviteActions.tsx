import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  AdminDeleteInviteDocument,
  type AdminInviteRowFragment,
  AdminInvitesDocument,
  AdminResendInviteDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf } from '../../lib/graphqlQuery.ts'
import { notifyDone, notifyError } from '../../ui/notify.ts'

type Action = 'resend' | 'revoke'

export function InviteActions({ invite }: { readonly invite: AdminInviteRowFragment }): ReactNode {
  const queryClient = useQueryClient()
  const act = useMutation({
    mutationFn: (action: Action): Promise<unknown> =>
      action === 'resend'
        ? request(AdminResendInviteDocument, { id: invite.id })
        : request(AdminDeleteInviteDocument, { id: invite.id }),
    onSuccess: async (_answer, action) => {
      notifyDone(
        action === 'resend'
          ? `The invite was sent to ${invite.email} again.`
          : `The invite to ${invite.email} was revoked.`,
      )
      await queryClient.invalidateQueries({ queryKey: allOf(AdminInvitesDocument) })
    },
    onError: notifyError,
  })
  if (invite.status === 'accepted' || invite.status === 'revoked') return null
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button
        variant="default"
        aria-label={`Send the invite to ${invite.email} again`}
        loading={act.isPending && act.variables === 'resend'}
        onClick={() => act.mutate('resend')}
      >
        Resend
      </Button>
      {invite.status === 'pending' && (
        <Button
          variant="default"
          aria-label={`Revoke the invite to ${invite.email}`}
          loading={act.isPending && act.variables === 'revoke'}
          onClick={() => act.mutate('revoke')}
        >
          Revoke
        </Button>
      )}
    </Group>
  )
}
