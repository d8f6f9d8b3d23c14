import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DataState } from '../../ui/DataState.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { LeftToUser } from './LeftToUser.tsx'
import { PrivacyRequests } from './PrivacyRequests.tsx'
import type { Account } from './useAccount.ts'
import { useAnalyticsOptOut, useExport, usePrivacyRequests } from './usePrivacy.ts'

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
  const optOut = useAnalyticsOptOut()
  return (
    <>
      <Switch
        label="Usage statistics"
        description="Which pages and functions you use, to improve the product. Never what your projects hold."
        checked={!account.analytics_opt_out}
        disabled={optOut.isPending}
        onChange={(event) => optOut.set(!event.currentTarget.checked)}
      />
      {optOut.error !== undefined && <ErrorNote message={optOut.error} />}
    </>
  )
}

function DataExport(): ReactNode {
  const dataExport = useExport()
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600} component="h3" m={0}>
        Your data
      </Text>
      <Text size="sm" c="gray.6">
        A file with what is kept about you: account, memberships, tokens, devices and what you did.
      </Text>
      {dataExport.error !== undefined && <ErrorNote message={dataExport.error} />}
      <Group>
        <Button variant="default" loading={dataExport.isPending} onClick={dataExport.run}>
          Request export
        </Button>
      </Group>
      <DataState view={usePrivacyRequests()}>
        {(requests) => <PrivacyRequests requests={requests} />}
      </DataState>
    </Stack>
  )
}
