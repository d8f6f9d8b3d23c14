import { Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { counted } from '../../lib/counted.ts'
import { formatAgo, formatDateTime } from '../../lib/formatTime.ts'
import {
  AdminMailDocument,
  type AdminMailQuery,
  SendTestMailDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import { DataState } from '../../ui/DataState.tsx'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { UnsentTable } from './UnsentTable.tsx'

type MailState = AdminMailQuery['mailState']

const REFRESH_MS = 10_000

/** Whether emails and text messages go out. */
export function AdminMailPage(): ReactNode {
  const view = useView(AdminMailDocument, {}, { refetchInterval: REFRESH_MS })
  return (
    <Page>
      <PageHeader title="Mail" description="How invitations, links and codes go out." />
      <DataState view={view}>
        {(state) => (
          <Stack gap="md">
            <ServerPanel state={state} />
            <Panel
              title="Not sent"
              description="Messages of the last 30 days that failed, or are tried again. A retry sends a message as it was written: links in it may have expired."
            >
              <UnsentTable rows={state.unsent} hasServer={state.server !== null} />
            </Panel>
          </Stack>
        )}
      </DataState>
    </Page>
  )
}

function ServerPanel({ state }: { readonly state: MailState }): ReactNode {
  const { server, sms } = state
  return (
    <Panel title="Mail server">
      <Stack gap="md">
        {server === null && (
          <Note kind="warning" title="No mail server is set">
            Messages are kept in the app and reach nobody by themselves. Set <code>SMTP_URL</code>{' '}
            and restart the server.
          </Note>
        )}
        <FactList
          facts={[
            ...(server === null
              ? []
              : [
                  { label: 'Server', value: `${server.host}, port ${server.port}` },
                  { label: 'TLS', value: server.tls },
                ]),
            { label: 'From', value: state.from },
            { label: 'Last sent', value: whenSent(state.last_sent_at) },
            { label: 'Waiting to be sent', value: state.waiting },
            {
              label: 'Kept in the app',
              value: (
                <AnchorLink size="sm" to="/_email">
                  {counted(state.kept, 'message')}
                </AnchorLink>
              ),
            },
            { label: 'Text messages', value: smsText(sms) },
          ]}
        />
        {server !== null && <TestMail />}
      </Stack>
    </Panel>
  )
}

function TestMail(): ReactNode {
  const refresh = useRefresh(AdminMailDocument)
  const test = useMutation({
    mutationFn: async () => (await request(SendTestMailDocument, {})).sendTestMail,
    onSettled: refresh,
  })
  return (
    <Stack gap="xs">
      <Group>
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          Send a test message to me
        </Button>
      </Group>
      <FailureNote of={test} />
      {test.data !== undefined && (
        <Note
          kind={test.data.ok ? 'info' : 'error'}
          title={test.data.ok ? 'The mail server took the message' : 'The message was not sent'}
          isAlert
        >
          {test.data.answer}
        </Note>
      )}
    </Stack>
  )
}

function whenSent(at: string | null): string {
  return at === null ? 'none in the last 30 days' : `${formatDateTime(at)} (${formatAgo(at)})`
}

function smsText({ gateway_host, last_sent_at }: MailState['sms']): string {
  return gateway_host === null
    ? 'no gateway is set; kept in the app'
    : `by ${gateway_host}, last sent: ${whenSent(last_sent_at)}`
}
