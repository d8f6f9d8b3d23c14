import { Button, Stack, Text } from '@mantine/core'
import { IconWebhook } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { WebhookRowFragment } from '../../../lib/gql/graphql.ts'
import { mayManage, useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useWebhooks } from './useWebhooks.ts'
import { type WebhookAction, WebhookActions } from './WebhookActions.tsx'
import { WebhookPanel } from './WebhookPanel.tsx'
import { webhooksSentence } from './webhookText.ts'

/** Addresses that are told of what happens at the monitored plants of the organisation. */
export function WebhooksPage(): ReactNode {
  const organization = useCurrentOrganization()
  return (
    <Page>
      {mayManage(organization) ? (
        <Webhooks organizationId={organization.id} />
      ) : (
        <>
          <PageHeader title="Webhooks" description={organization.name} />
          <EmptyState
            title="For owners and admins"
            text="Webhooks send what happens at all plants of the organization elsewhere. Ask an owner to make you an admin."
          />
        </>
      )}
    </Page>
  )
}

function Webhooks({ organizationId }: { readonly organizationId: string }): ReactNode {
  const view = useWebhooks(organizationId)
  const [action, setAction] = useState<WebhookAction | undefined>(undefined)
  const add = (
    <Button onClick={() => setAction({ kind: 'create', organizationId })}>Add webhook</Button>
  )
  return (
    <>
      <PageHeader
        title="Webhooks"
        description="Issues and silent plants of all monitored projects, sent to your own programs as they happen."
        actions={add}
      />
      <DataState
        view={view}
        isEmpty={(webhooks) => webhooks.length === 0}
        empty={
          <EmptyState
            icon={<IconWebhook size={40} />}
            title="No webhooks yet"
            text="A ticket system, a chat or an on-call service can be told of issues and silent plants. Add its address."
          />
        }
      >
        {(webhooks) => <WebhookList webhooks={webhooks} onAction={setAction} />}
      </DataState>
      {action !== undefined && (
        <WebhookActions action={action} onClose={() => setAction(undefined)} />
      )}
    </>
  )
}

interface WebhookListProps {
  readonly webhooks: readonly WebhookRowFragment[]
  readonly onAction: (action: WebhookAction) => void
}

function WebhookList({ webhooks, onAction }: WebhookListProps): ReactNode {
  return (
    <Stack gap="md">
      <Text size="sm">{webhooksSentence(webhooks)}</Text>
      {webhooks.map((webhook) => (
        <WebhookPanel key={webhook.id} webhook={webhook} onAction={onAction} />
      ))}
    </Stack>
  )
}
