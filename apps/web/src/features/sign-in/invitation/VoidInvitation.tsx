import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/formatTime.ts'
import { AnchorLink, ButtonLink } from '../../../ui/links.tsx'
import { setLoginEmail } from '../loginEmail.ts'
import { type Invitation, invitedTo, placeOf } from './invitation.ts'

interface VoidInvitationProps {
  readonly invitation: Invitation
  readonly isSignedIn: boolean
}

/** An invitation that was answered, revoked or has expired: which of them, and what to do. */
export function VoidInvitation({ invitation, isSignedIn }: VoidInvitationProps): ReactNode {
  const { email, status } = invitation
  return (
    <>
      <Text size="sm">
        The invitation of <b>{email}</b> to <b>{invitedTo(invitation)}</b> {whatBecame(invitation)}
      </Text>
      <Text size="sm">{whatToDo(invitation)}</Text>
      {status === 'accepted' && <LogIn invitation={invitation} isSignedIn={isSignedIn} />}
      {status !== 'accepted' && (
        <AnchorLink size="sm" to={isSignedIn ? '/' : '/auth/login'}>
          {isSignedIn ? 'Go Home' : 'Back to Login'}
        </AnchorLink>
      )}
    </>
  )
}

function LogIn({ invitation, isSignedIn }: VoidInvitationProps): ReactNode {
  const referer = placeOf(invitation)
  return (
    <ButtonLink
      size="sm"
      onClick={() => setLoginEmail(invitation.email)}
      to="/auth/login"
      search={{ referer }}
    >
      {isSignedIn ? 'Open the projects' : 'Log In'}
    </ButtonLink>
  )
}

function whatBecame({ status, expires_at }: Invitation): string {
  switch (status) {
    case 'accepted':
      return 'was accepted already.'
    case 'declined':
      return 'was declined.'
    case 'revoked':
      return 'was revoked.'
    default:
      return `expired on ${formatDate(expires_at)}.`
  }
}

function whatToDo({ status, email, invited_by }: Invitation): string {
  const who = invited_by ?? 'an owner of the organization'
  switch (status) {
    case 'accepted':
      return `A link serves once. Sign in as ${email}.`
    case 'declined':
      return `If you changed your mind, ask ${who} for a new invitation.`
    case 'revoked':
      return `If that was a mistake, ask ${who} for a new invitation.`
    default:
      return `Ask ${who} to send it again.`
  }
}
