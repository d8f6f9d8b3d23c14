import { Badge, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { isPassword, providerEmail, providerName } from '../../lib/providerName.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { Account } from './useAccount.ts'

/** A provider is added by logging in with it: the same e-mail address makes it the same user. */
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
            <Badge color={email_verified ? 'petrol' : 'gray'}>
              {email_verified ? 'Email verified' : 'Email not verified'}
            </Badge>
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
