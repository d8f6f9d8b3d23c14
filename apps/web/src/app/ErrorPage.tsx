import { Button, Code, Group, Stack, Text, Title } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ConnectionError, errorMessage } from '../lib/graphqlError.ts'
import { Page } from '../ui/Page.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'

/** What remains when a page breaks: an id to name it by, the text, and two ways on. */
export function ErrorPage({ error, reset }: ErrorComponentProps): ReactNode {
  usePageTitle('Something went wrong')
  const [eventId] = useState(() => crypto.randomUUID())
  const router = useRouter()
  // What failed may be the guard or the loading of the page as well as its drawing.
  const onRetry = (): void => {
    reset()
    void router.invalidate()
  }
  return (
    <Page width="text">
      <Stack gap="sm" pt={48} role="alert">
        <Title order={1}>Something went wrong</Title>
        <Text size="sm">{errorMessage(error)}</Text>
        {!(error instanceof ConnectionError) && (
          <>
            <Text size="sm">Our team has been notified and will resolve the issue soon.</Text>
            <Text size="sm" c="gray.6">
              Event ID: <Code>{eventId}</Code>
            </Text>
          </>
        )}
        <Group gap="xs">
          <Button onClick={onRetry}>Try again</Button>
          <Button variant="default" component="a" href="/">
            Go Home
          </Button>
        </Group>
      </Stack>
    </Page>
  )
}
