import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type CurrentUser, useCurrentUser } from '../../lib/currentUser.ts'
import {
  type ApiTokenRowFragment,
  ApiTokensDocument,
  RevokeApiTokenDocument,
} from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { useView } from '../../lib/useView.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TableState } from '../../ui/TableState.tsx'
import { apiTokenColumns } from './apiTokenColumns.tsx'
import { CreateTokenDialog } from './CreateTokenDialog.tsx'
import { CurlExample } from './CurlExample.tsx'
import { LeftToUser } from './LeftToUser.tsx'

/** Keys by which programs do what the user may do. */
export function ApiTokensPage(): ReactNode {
  const view = useView(ApiTokensDocument, {})
  const revoke = useChange(RevokeApiTokenDocument, { stale: [ApiTokensDocument] })
  const user = useCurrentUser()
  const [isCreating, setIsCreating] = useState(false)
  const [revoking, setRevoking] = useState<ApiTokenRowFragment | undefined>(undefined)
  const close = (): void => {
    revoke.reset()
    setIsCreating(false)
    setRevoking(undefined)
  }
  return (
    <Page width="text">
      <PageHeader
        title="API tokens"
        description="With a token your own programs read and change what you may."
        actions={
          user.impersonator === null && (
            <Button onClick={() => setIsCreating(true)}>Create token</Button>
          )
        }
      />
      <Stack gap="md">
        <LeftToUser what="New tokens are">{null}</LeftToUser>
        <Panel>
          <TableState
            view={view}
            empty={<NoTokens />}
            label="API tokens"
            columns={apiTokenColumns(setRevoking, (id) => organizationName(user, id))}
          />
        </Panel>
        <TryIt />
      </Stack>
      {isCreating && <CreateTokenDialog onClose={close} />}
      <ConfirmDialog
        opened={revoking !== undefined}
        title={`Revoke ${revoking?.name ?? ''}?`}
        text="Programs that use it are refused from now on."
        confirmLabel="Revoke token"
        isDangerous
        of={revoke}
        onConfirm={() =>
          revoking !== undefined && revoke.mutate({ id: revoking.id }, { onSuccess: close })
        }
        onClose={close}
      />
    </Page>
  )
}

function TryIt(): ReactNode {
  return (
    <Panel title="Try it">
      <Stack gap="sm">
        <CurlExample token="duet_your_token" />
        <Text size="sm">
          More in{' '}
          <Anchor size="sm" underline="always" href="/docs/scripting.html" target="_blank">
            the guide to scripts
          </Anchor>
          , for curl, TypeScript and Python. Try operations in{' '}
          <Anchor
            size="sm"
            underline="always"
            renderRoot={(props) => <Link to="/settings/user/api-explorer" {...props} />}
          >
            the API explorer
          </Anchor>
          .
        </Text>
      </Stack>
    </Panel>
  )
}

function NoTokens(): ReactNode {
  return (
    <EmptyState
      icon={<IconKey size={40} />}
      title="No tokens yet"
      text="A token stands for you in scripts and other programs. Give it the least that it needs."
    />
  )
}

function organizationName(
  { user_organization }: CurrentUser,
  id: string | null | undefined,
): string {
  if (typeof id !== 'string') return 'All organizations'
  const membership = user_organization.find(({ organization }) => organization.id === id)
  return membership?.organization.name ?? 'An organization that you have left'
}
