import { Button, Group, Stack, Text } from '@mantine/core'
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { WebhookRowFragment } from '../../../lib/gql/graphql.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { MenuAction, RowMenu } from '../../../ui/RowMenu.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { deliveryColumns } from './deliveryColumns.tsx'
import { useResend, useTestWebhook } from './useWebhooks.ts'
import type { WebhookAction } from './WebhookActions.tsx'
import { webhookSentences, webhookStatus } from './webhookText.ts'

interface WebhookPanelProps {
  readonly webhook: WebhookRowFragment
  readonly onAction: (action: WebhookAction) => void
}

/** One webhook, what it is told of, and what became of its last messages. */
export function WebhookPanel({ webhook, onAction }: WebhookPanelProps): ReactNode {
  const { tone, text } = webhookStatus(webhook)
  const resend = useResend()
  return (
    <Panel
      title={
        <Group gap="xs" component="span">
          {webhook.name}
          <StatusBadge tone={tone}>{text}</StatusBadge>
        </Group>
      }
      description={webhook.url}
      actions={<PanelActions webhook={webhook} onAction={onAction} />}
    >
      <Stack gap="sm">
        {webhook.off_reason !== null && <Note kind="warning">{webhook.off_reason}</Note>}
        <Text size="sm">{webhookSentences(webhook)}</Text>
        {webhook.deliveries.length === 0 ? (
          <Text size="sm" c="gray.7">
            Nothing was sent so far. Send a test to see that it arrives.
          </Text>
        ) : (
          <DataTable
            label={`Last deliveries of ${webhook.name}`}
            rows={webhook.deliveries}
            rowKey={({ id }) => id}
            height={320}
            columns={deliveryColumns(
              webhook.enabled ? ({ id }) => resend.mutate({ id }) : undefined,
            )}
          />
        )}
      </Stack>
    </Panel>
  )
}

function PanelActions({ webhook, onAction }: WebhookPanelProps): ReactNode {
  const test = useTestWebhook()
  return (
    <>
      <Button
        variant="default"
        aria-label={`Send a test to ${webhook.name}`}
        loading={test.isPending}
        onClick={() => test.mutate({ id: webhook.id })}
      >
        Send a test
      </Button>
      <RowMenu name={webhook.name}>
        <MenuAction
          Icon={IconPencil}
          label="Edit"
          onClick={() => onAction({ kind: 'edit', webhook })}
        />
        <MenuAction
          Icon={IconKey}
          label="New secret"
          onClick={() => onAction({ kind: 'rotate', webhook })}
        />
        <MenuAction
          Icon={IconTrash}
          label="Delete"
          isDangerous
          onClick={() => onAction({ kind: 'delete', webhook })}
        />
      </RowMenu>
    </>
  )
}
