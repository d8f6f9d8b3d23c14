import { Button, Code, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ConnectionError, errorMessage } from '../lib/graphqlError.ts'
import { sendSessionReplay } from '../lib/sessionReplay.ts'
import { NEVER_STALE } from '../lib/useView.ts'
import { GuideLink } from '../ui/help/GuideLink.tsx'
import { Page } from '../ui/Page.tsx'
import { usePageTitle } from '../ui/page/pageTitle.ts'

/** What remains when a page breaks: an id to name it by, the text, and two ways on. */
export function ErrorPage({ error, reset }: ErrorComponentProps): ReactNode {
  usePageTitle('Something went wrong')
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
        {!(error instanceof ConnectionError) && <Reported error={error} />}
        <Group gap="xs">
          <Button onClick={onRetry}>Try again</Button>
          <Button variant="default" component="a" href="/">
            Go Home
          </Button>
          <GuideLink to="/docs/support.html" about="when something goes wrong" />
        </Group>
      </Stack>
    </Page>
  )
}

/** Nothing is claimed before the report has arrived; the id names it in the server's log. */
function Reported({ error }: { readonly error: unknown }): ReactNode {
  const [eventId] = useState(() => crypto.randomUUID())
  const report = useQuery({
    queryKey: ['pageError', eventId],
    queryFn: () => reportPageError(eventId, error),
    ...NEVER_STALE,
    gcTime: 0,
    retry: false,
  })
  if (report.data === undefined) return null
  return report.data ? (
    <>
      <Text size="sm">Our team has been notified and will resolve the issue soon.</Text>
      <Text size="sm" c="gray.6">
        Event ID: <Code>{eventId}</Code>
      </Text>
    </>
  ) : (
    <Text size="sm">The error could not be reported to the server.</Text>
  )
}

/** Sends what broke a page to the server's log. @returns whether it has arrived */
async function reportPageError(eventId: string, error: unknown): Promise<boolean> {
  const { message, stack } = error instanceof Error ? error : { message: String(error) }
  try {
    const replayId = await sendSessionReplay().catch(() => undefined)
    const { ok } = await fetch('/api/page-errors', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        event_id: eventId,
        path: location.pathname.slice(0, 500),
        message: message.slice(0, 2000),
        ...(stack !== undefined && { stack: stack.slice(0, 8000) }),
        ...(replayId !== undefined && { replay_id: replayId }),
      }),
    })
    return ok
  } catch {
    return false
  }
}
