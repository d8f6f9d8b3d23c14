import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MatchingOrganizations } from '../features/organizations/MatchingOrganizations.tsx'
import { MyInvites } from '../features/organizations/MyInvites.tsx'
import { Page } from '../ui/Page.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'

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
        <Button renderRoot={(props) => <Link {...props} to="/" />}>Go Home</Button>
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
