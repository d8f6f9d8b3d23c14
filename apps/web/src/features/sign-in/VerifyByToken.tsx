import { Anchor, Loader, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { EmailVerificationSuccessDocument } from '../../lib/gql/graphql.ts'
import { send } from '../../lib/transport/graphqlTransport.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { useAuthFlow } from './useAuthFlow.ts'
import { useEnter } from './useEnter.ts'

/** The token serves once, so that it is sent once, however often the page is drawn. */
export function VerifyByToken({ token }: { readonly token: string }): ReactNode {
  const enter = useEnter()
  const flow = useAuthFlow(async (expiresAt) => {
    notifyDone('Your email address is verified.')
    await enter({ expiresAt })
  })
  const sent = useRef<string | undefined>(undefined)
  const { run } = flow
  useEffect(() => {
    if (sent.current === token) return
    sent.current = token
    run(
      async () =>
        (await send(EmailVerificationSuccessDocument, { token })).emailVerificationSuccess,
    )
  }, [token, run])

  if (flow.error === undefined) {
    return (
      <Text size="sm" component="output">
        <Loader size={14} mr="xs" aria-hidden />
        Your email address is being verified.
      </Text>
    )
  }
  return (
    <>
      <ErrorNote message={flow.error} />
      <Anchor
        size="sm"
        renderRoot={(props) => (
          // who is let in unverified is led on from there, to where a link can be sent
          <Link
            {...props}
            to="/auth/email-verification"
            search={{ referer: '/settings/user/account/edit' }}
          />
        )}
      >
        Ask for another link
      </Anchor>
    </>
  )
}
