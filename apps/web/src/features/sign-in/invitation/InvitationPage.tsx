import { Anchor, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { CurrentUser } from '../../../lib/currentUser.ts'
import { InvitationDocument } from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { useAnswerInvite } from '../../../lib/organization/invites.ts'
import { mapView, viewOf } from '../../../lib/view.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { AuthCard } from '../AuthCard.tsx'
import { setLoginEmail } from '../loginEmail.ts'
import { DeclineInvitation } from './DeclineInvitation.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import { InvitedBy } from './InvitedBy.tsx'
import { type Invitation, invitedTo } from './invitation.ts'
import { VoidInvitation } from './VoidInvitation.tsx'
import { WrongAccount } from './WrongAccount.tsx'

/** Page of the provider; set when the application is built. */
const WAIT_LIST_URL: string | undefined = import.meta.env['VITE_WAITLIST_URL']

/** What the link of an invitation opens. */
export function InvitationPage(): ReactNode {
  const { id } = useParams({ from: '/auth/invitation/$id' })
  const { token = '' } = useSearch({ from: '/auth/invitation/$id' })
  const { user } = useRouteContext({ from: '/auth/invitation/$id' })
  const query = useQuery(graphqlQuery(InvitationDocument, { token }))
  const view = mapView(viewOf(query), ({ invitation }) =>
    invitation?.id === id ? invitation : undefined,
  )
  const found = query.data?.invitation
  const isForm = found?.id !== id || (found.status === 'pending' && user === undefined)
  return (
    <AuthCard title={isForm ? 'Sign up for DUET' : 'Invitation'} tabTitle="Invitation">
      <DataState
        view={view}
        isEmpty={(invitation) => invitation === undefined}
        empty={<NoInvitation />}
      >
        {(invitation) => invitation && <Found {...{ invitation, token, user }} />}
      </DataState>
    </AuthCard>
  )
}

interface FoundProps {
  readonly invitation: Invitation
  readonly token: string
  readonly user: CurrentUser | undefined
}

function Found({ invitation, token, user }: FoundProps): ReactNode {
  if (invitation.status !== 'pending') {
    return <VoidInvitation invitation={invitation} isSignedIn={user !== undefined} />
  }
  if (user !== undefined) {
    return user.email === invitation.email ? (
      <AnswerInvitation invitation={invitation} token={token} />
    ) : (
      <WrongAccount invitation={invitation} email={user.email} />
    )
  }
  return invitation.user_registered ? (
    <RegisteredAlready invitation={invitation} />
  ) : (
    <InvitationForm invitation={invitation} token={token} />
  )
}

/** The link is mistyped, or a newer one took its place. */
function NoInvitation(): ReactNode {
  return (
    <>
      <Text size="sm">
        DUET is currently invite only.{' '}
        {WAIT_LIST_URL === undefined ? (
          'Ask a member of your organization to invite you, or to send the invitation again.'
        ) : (
          <Anchor size="sm" underline="always" href={WAIT_LIST_URL} rel="noopener noreferrer">
            Join the wait list
          </Anchor>
        )}
      </Text>
      <AnchorLink size="sm" to="/auth/login">
        Back to Login
      </AnchorLink>
    </>
  )
}

interface AnswerInvitationProps {
  readonly invitation: Invitation
  readonly token: string
}

/** For the person who is invited and signed in. */
function AnswerInvitation({ invitation, token }: AnswerInvitationProps): ReactNode {
  const answer = useAnswerInvite()
  return (
    <>
      <Text size="sm">
        You are invited to <b>{invitedTo(invitation)}</b>.
      </Text>
      <InvitedBy invitation={invitation} />
      <FailureNote of={answer} />
      <Button
        size="sm"
        loading={answer.isPending}
        onClick={() => answer.mutate({ id: invitation.id, isAccepted: true })}
      >
        Accept the invitation
      </Button>
      <DeclineInvitation invitation={invitation} token={token} />
    </>
  )
}

/** Off to where the invitation leads: the guard of that page asks for the login, which accepts the invitation. */
function RegisteredAlready({ invitation }: { readonly invitation: Invitation }): ReactNode {
  const navigate = useNavigate()
  const { id, email, organization_slug } = invitation
  useEffect(() => {
    setLoginEmail(email)
    void (typeof organization_slug === 'string'
      ? navigate({ href: `/${organization_slug}/projects?invite_id=${id}`, replace: true })
      : navigate({ to: '/auth/login', search: { invite_id: id }, replace: true }))
  }, [navigate, id, email, organization_slug])
  return <Text size="sm">You are registered already. Sign in to accept the invitation.</Text>
}
