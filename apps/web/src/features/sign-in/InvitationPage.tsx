import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { InvitationDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, viewOf } from '../../lib/view.ts'
import { DataState } from '../../ui/DataState.tsx'
import { AuthCard } from './AuthCard.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import { RegisteredAlready } from './RegisteredAlready.tsx'

/** Page of the provider; set when the application is built. */
const WAIT_LIST_URL: string | undefined = import.meta.env['VITE_WAITLIST_URL']

/** What the link of an invitation opens for somebody who is not signed in. */
export function InvitationPage(): ReactNode {
  const { id } = useParams({ from: '/auth/invitation/$id' })
  const { token = '' } = useSearch({ from: '/auth/invitation/$id' })
  const query = useQuery(graphqlQuery(InvitationDocument, { token }))
  const view = mapView(viewOf(query), ({ invitation }) =>
    invitation?.id === id ? invitation : undefined,
  )
  return (
    <AuthCard title="Sign up for DUET" tabTitle="Invitation">
      <DataState
        view={view}
        isEmpty={(invitation) => invitation === undefined}
        empty={<NoInvitation />}
      >
        {(invitation) => {
          if (invitation === undefined) return null
          return invitation.user_registered ? (
            <RegisteredAlready invitation={invitation} />
          ) : (
            <InvitationForm invitation={invitation} token={token} />
          )
        }}
      </DataState>
    </AuthCard>
  )
}

/** The link is mistyped, used, revoked or expired; which of them is nobody's business. */
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
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/auth/login" />}>
        Back to Login
      </Anchor>
    </>
  )
}
