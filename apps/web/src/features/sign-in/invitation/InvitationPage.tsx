import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CurrentUser } from '../../../lib/currentUser.ts'
import { InvitationDocument } from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, viewOf } from '../../../lib/view.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { AuthCard } from '../AuthCard.tsx'
import { AnswerInvitation } from './AnswerInvitation.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import type { Invitation } from './invitation.ts'
import { RegisteredAlready } from './RegisteredAlready.tsx'
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
