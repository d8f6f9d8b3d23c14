import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/formatTime.ts'
import {
  AdminMailDocument,
  type AdminMailQuery,
  RetryMessageDocument,
} from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { notifyDone, notifyError } from '../../ui/notify.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { agoColumn, fieldColumn } from '../../ui/table/columns.tsx'

type UnsentMessage = AdminMailQuery['mailState']['unsent'][number]

interface UnsentTableProps {
  readonly rows: readonly UnsentMessage[]
  readonly hasServer: boolean
}

export function UnsentTable({ rows, hasServer }: UnsentTableProps): ReactNode {
  if (rows.length === 0)
    return <EmptyState title="No failures" text="No message failed in the last 30 days." />
  return (
    <DataTable
      label="Messages not sent"
      rows={rows}
      rowKey={({ id }) => id}
      columns={hasServer ? [...COLUMNS, RETRY] : COLUMNS}
    />
  )
}

const COLUMNS: readonly Column<UnsentMessage>[] = [
  fieldColumn('to', 'To'),
  fieldColumn('subject', 'Subject'),
  {
    key: 'state',
    title: 'State',
    value: ({ state }) => state,
    render: ({ state }) => (
      <StatusBadge tone={state === 'failed' ? 'bad' : 'warning'}>{state}</StatusBadge>
    ),
  },
  { key: 'error', title: 'Reason', minWidth: 200, value: ({ error }) => error },
  agoColumn('created_at', 'Written'),
  {
    key: 'attempts',
    title: 'Attempts',
    align: 'right',
    value: ({ attempts }) => attempts,
    render: ({ attempts, next_attempt_at }) => (
      <span title={next_attempt_at === null ? '' : `Next: ${formatDateTime(next_attempt_at)}`}>
        {attempts}
      </span>
    ),
  },
]

const RETRY: Column<UnsentMessage> = {
  key: 'retry',
  title: 'Retry',
  hideTitle: true,
  align: 'right',
  width: 90,
  // A code of a text message is void by now
  render: (message) => message.kind === 'email' && <RetryButton message={message} />,
}

function RetryButton({ message }: { readonly message: UnsentMessage }): ReactNode {
  const retry = useChange(RetryMessageDocument, {
    stale: [AdminMailDocument],
    onDone: () => notifyDone(`The message to ${message.to} is sent again.`),
    onError: notifyError,
  })
  return (
    <Button
      variant="default"
      loading={retry.isPending}
      aria-label={`Send '${message.subject}' to ${message.to} again`}
      onClick={() => retry.mutate({ id: message.id })}
    >
      Retry
    </Button>
  )
}
