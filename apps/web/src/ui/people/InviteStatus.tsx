import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { InviteRowFragment } from '../../lib/gql/graphql.ts'
import { StatusBadge, type Tone } from '../StatusBadge.tsx'

const TONES: Readonly<Record<string, Tone>> = {
  pending: 'active',
  accepted: 'good',
  declined: 'bad',
  expired: 'warning',
  revoked: 'neutral',
}

/** What became of an invitation and, while it waits for an answer, of its e-mail. */
export function InviteStatus({ invite }: { readonly invite: InviteRowFragment }): ReactNode {
  const { status, message } = invite
  return (
    <>
      <StatusBadge tone={TONES[status] ?? 'neutral'}>{status}</StatusBadge>
      {status === 'pending' && message !== null && (
        <Text size="xs" c={message.error === null ? 'gray.7' : 'red.9'} mt={2}>
          {messageText(message)}
        </Text>
      )}
    </>
  )
}

function messageText({ state, error }: NonNullable<InviteRowFragment['message']>): string {
  switch (state) {
    case 'sent':
      return 'E-mail sent'
    case 'kept':
      return 'E-mail kept in the app, as no mail server is set. Hand over the link.'
    case 'failed':
      return `E-mail not sent. ${error ?? ''}`
    default:
      return error === null ? 'E-mail is being sent' : `E-mail not sent yet. ${error}`
  }
}
