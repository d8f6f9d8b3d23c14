import { Badge, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ResendEmailVerificationDocument } from '../../lib/gql/graphql.ts'
import { isPassword, providerEmail, providerName } from '../../lib/session/providerName.ts'
import { useChange } from '../../lib/useChange.ts'
import { LinkButton } from '../../ui/account/LinkButton.tsx'
import { notifyDone, notifyError } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { Account } from './useAccount.ts'

/** A provider is added by logging in with it: the same email address makes it the same user. */
export function WaysToSignIn({ account }: { readonly account: Account }): ReactNode {
  return (
    <Panel title="Ways to sign in">
      <Stack gap="xs">
        {account.user_identity.map(({ id, provider, email_verified, provider_payload }) => (
          <Group key={id} justify="space-between" gap="sm">
            <div>
              <Text size="sm" fw={600}>
                {providerName(provider)}
              </Text>
              <Text size="xs" c="gray.6">
                {providerEmail(provider_payload) ?? account.email}
              </Text>
            </div>
            <Group gap="sm">
              {isPassword(provider) && !email_verified && <SendLink email={account.email} />}
              <Badge color={email_verified ? 'petrol' : 'gray'}>
                {email_verified ? 'Email verified' : 'Email not verified'}
              </Badge>
            </Group>
          </Group>
        ))}
        {account.user_identity.every(({ provider }) => isPassword(provider)) && (
          <Text size="xs" c="gray.6">
            Another provider is added when you log in with it under the same email address.
          </Text>
        )}
      </Stack>
    </Panel>
  )
}

/** For whoever is let in unverified, and needs it to join the organization of their domain. */
function SendLink({ email }: { readonly email: string }): ReactNode {
  const send = useChange(ResendEmailVerificationDocument, {
    onDone: () => notifyDone(`A link to verify it was sent to ${email}.`),
    onError: notifyError,
  })
  return (
    <LinkButton disabled={send.isPending} onClick={() => send.mutate({})}>
      Send link
    </LinkButton>
  )
}
