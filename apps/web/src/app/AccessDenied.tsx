import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { MatchingOrganizations } from '../features/organizations/MatchingOrganizations.tsx'
import { MyInvites } from '../features/organizations/MyInvites.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Page } from '../ui/Page.tsx'
import { usePageTitle } from '../ui/page/pageTitle.ts'

interface AccessDeniedProps {
  readonly resource: 'organization' | 'project'
  readonly name: string
  /** Of the organisation: an invitation to it, or a request to join, is offered where there may be one. */
  readonly slug?: string
}

export function AccessDenied({ resource, name, slug }: AccessDeniedProps): ReactNode {
  usePageTitle('Access Denied')
  return (
    <Page width="text">
      <Stack gap="sm" pt={48} align="flex-start">
        <Title order={1}>Sorry, you don't have access.</Title>
        <Text size="sm">
          You don't have access to the {resource} <b>{name}</b>. Contact its owner to ask for
          access.
        </Text>
        <ButtonLink to="/">Go Home</ButtonLink>
        {slug !== undefined && (
          <Stack gap="sm" mt="md" w="100%">
            <MyInvites slug={slug} />
            <MatchingOrganizations slug={slug} />
          </Stack>
        )}
      </Stack>
    </Page>
  )
}
