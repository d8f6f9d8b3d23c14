import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '../ui/Page.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'

interface AccessDeniedProps {
  readonly resource: 'organization' | 'project'
  readonly name: string
}

export function AccessDenied({ resource, name }: AccessDeniedProps): ReactNode {
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
      </Stack>
    </Page>
  )
}
