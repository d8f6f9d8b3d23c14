import { Button, Divider, Stack } from '@mantine/core'
import { IconBrandWindows, IconLogin2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IdentityProvidersDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { useFlag } from '../../lib/session/featureFlags.ts'
import { type WayOut, wayOutUrl } from './providerWay.ts'

interface ProviderButtonsProps {
  /** 'Log In' or 'Sign Up' */
  readonly verb: string
  readonly way: WayOut
}

/** A button for each provider that the server knows; nothing while the feature is off. */
export function ProviderButtons({ verb, way }: ProviderButtonsProps): ReactNode {
  const isOn = useFlag('ga-third-party-login')
  const { data } = useQuery({ ...graphqlQuery(IdentityProvidersDocument, {}), enabled: isOn })
  const providers = isOn ? (data?.identityProviders ?? []) : []
  if (providers.length === 0) return null
  return (
    <Stack gap="xs">
      <Divider label="or" />
      {providers.map(({ id, name, url }) => (
        <Button
          key={id}
          variant="default"
          size="sm"
          leftSection={
            id === 'microsoft' ? (
              <IconBrandWindows size={16} aria-hidden />
            ) : (
              <IconLogin2 size={16} aria-hidden />
            )
          }
          onClick={() => location.assign(wayOutUrl(url, way))}
        >
          {`${verb} With ${name}`}
        </Button>
      ))}
    </Stack>
  )
}
