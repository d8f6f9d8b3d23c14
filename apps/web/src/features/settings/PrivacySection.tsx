import { Anchor, Button, Group, Stack, Switch, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { setAnalyticsOptedOut } from '../../lib/analytics/analytics.ts'
import { formatDateTime } from '../../lib/formatTime.ts'
import {
  DataPrivacyRequestsDocument,
  type PrivacyRequestFragment,
  SetAnalyticsOptOutDocument,
  UserDataPrivacyRequestDocument,
} from '../../lib/gql/graphql.ts'
import { stopSessionReplay } from '../../lib/sessionReplay.ts'
import { useChange } from '../../lib/useChange.ts'
import { useView } from '../../lib/useView.ts'
import { DataState } from '../../ui/DataState.tsx'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { LeftToUser } from './LeftToUser.tsx'
import { type Account, useRefreshAccount } from './useAccount.ts'

const POLL_INTERVAL_MS = 3000

export function PrivacySection({ account }: { readonly account: Account }): ReactNode {
  const [isErasing, setIsErasing] = useState(false)
  return (
    <Stack gap="md" id="privacy">
      <Panel title="Privacy">
        <Stack gap="md">
          <UsageSwitch account={account} />
          <DataExport />
        </Stack>
      </Panel>
      <LeftToUser what="Deleting the account is">
        <Panel
          title="Delete account"
          description="Your name, your addresses and your ways to sign in are erased. Projects stay with their organizations."
        >
          <Button variant="default" onClick={() => setIsErasing(true)}>
            Delete my account
          </Button>
        </Panel>
      </LeftToUser>
      {isErasing && <EraseDialog email={account.email} onClose={() => setIsErasing(false)} />}
    </Stack>
  )
}

function UsageSwitch({ account }: { readonly account: Account }): ReactNode {
  const refreshAccount = useRefreshAccount()
  const optOut = useChange(SetAnalyticsOptOutDocument, {
    onDone: ({ setAnalyticsOptOut }) => {
      setAnalyticsOptedOut(setAnalyticsOptOut.analytics_opt_out)
      if (setAnalyticsOptOut.analytics_opt_out) void stopSessionReplay()
      return refreshAccount()
    },
  })
  return (
    <>
      <Switch
        label="Usage statistics"
        description="Which pages and functions you use, to improve the product. Never what your projects hold."
        checked={!account.analytics_opt_out}
        disabled={optOut.isPending}
        onChange={(event) => optOut.mutate({ opt_out: !event.currentTarget.checked })}
      />
      <FailureNote of={optOut} />
    </>
  )
}

function DataExport(): ReactNode {
  const dataExport = useChange(UserDataPrivacyRequestDocument, {
    stale: [DataPrivacyRequestsDocument],
  })
  // Newest first; asked again while one of them is not completed
  const requests = useView(
    DataPrivacyRequestsDocument,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.dataPrivacyRequests.some(({ status }) => status === 'pending') === true &&
        POLL_INTERVAL_MS,
    },
  )
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600} component="h3" m={0}>
        Your data
      </Text>
      <Text size="sm" c="gray.6">
        A file with what is stored about you: account, memberships, tokens, devices and what you
        did.
      </Text>
      <FailureNote of={dataExport} />
      <Group>
        <Button
          variant="default"
          loading={dataExport.isPending}
          onClick={() => dataExport.mutate({ request_type: 'export' })}
        >
          Request export
        </Button>
      </Group>
      <DataState view={requests}>{(rows) => <PrivacyRequests requests={rows} />}</DataState>
    </Stack>
  )
}

const SHOWN = 5

/** What was asked for, with the file while it is stored. */
function PrivacyRequests(props: {
  readonly requests: readonly PrivacyRequestFragment[]
}): ReactNode {
  return props.requests.slice(0, SHOWN).map((asked) => (
    <Group key={asked.id} gap="sm">
      <Text size="sm">
        {asked.request_type === 'export' ? 'Export' : 'Deletion'} of{' '}
        {formatDateTime(asked.created_at)}
      </Text>
      <RequestState request={asked} />
    </Group>
  ))
}

function RequestState({ request: asked }: { readonly request: PrivacyRequestFragment }): ReactNode {
  if (asked.status === 'pending') {
    return (
      <Text size="sm" c="gray.6" component="output">
        In preparation
      </Text>
    )
  }
  if (typeof asked.download_url === 'string') {
    return (
      <Anchor size="sm" href={asked.download_url} download>
        Download
      </Anchor>
    )
  }
  return (
    <Text size="sm" c="gray.6">
      {asked.request_type === 'export' ? 'No longer kept' : 'Completed'}
    </Text>
  )
}
