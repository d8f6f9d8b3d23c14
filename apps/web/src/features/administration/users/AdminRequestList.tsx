import { Button, Group, Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAgo } from '../../../lib/formatTime.ts'
import {
  AdminApproveUserRequestDocument,
  AdminDeleteUserRequestDocument,
  AdminRejectUserRequestDocument,
  type AdminRequestRowFragment,
  AdminUserRequestsDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { personName } from '../../../lib/person.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { PersonCell } from '../../../ui/people/PersonCell.tsx'
import { ROLE_OPTIONS } from './roleOptions.ts'

/** Requests to join that nobody has answered yet, of all organisations. */
export function AdminRequestList(): ReactNode {
  const view = useView(AdminUserRequestsDocument, {}, ({ adminUserRequests }) => adminUserRequests)
  return (
    <Panel>
      <DataState
        view={view}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title="No requests" text="Nobody waits to be taken in anywhere." />}
      >
        {(rows) => (
          <DataTable
            label="Requests to join"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'person',
                title: 'Person',
                value: ({ user }) => personName(user),
                render: ({ user }) => <PersonCell person={user} />,
              },
              {
                key: 'organization',
                title: 'Organization',
                value: ({ organization_name }) => organization_name,
              },
              {
                key: 'created_at',
                title: 'Asked',
                value: ({ created_at }) => created_at,
                render: ({ created_at }) => formatAgo(created_at),
              },
              {
                key: 'actions',
                title: 'Answer',
                align: 'right',
                width: 400,
                render: (row) => <RequestActions row={row} />,
              },
            ]}
          />
        )}
      </DataState>
    </Panel>
  )
}

type Answer = 'approve' | 'reject' | 'delete'

function RequestActions({ row }: { readonly row: AdminRequestRowFragment }): ReactNode {
  const refresh = useRefresh(AdminUserRequestsDocument)
  const [role, setRole] = useState('member')
  const name = personName(row.user)
  const answer = useMutation({
    mutationFn: (kind: Answer) => send(kind, row.id, role),
    onSuccess: refresh,
    onError: notifyError,
  })
  const button = (kind: Answer, label: string): ReactNode => (
    <Button
      variant={kind === 'approve' ? 'filled' : 'default'}
      loading={answer.isPending && answer.variables === kind}
      aria-label={`${label} the request of ${name}`}
      onClick={() => answer.mutate(kind)}
    >
      {label}
    </Button>
  )
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Select
        aria-label={`Role for ${name}`}
        w={120}
        data={[...ROLE_OPTIONS]}
        value={role}
        onChange={(value) => setRole(value ?? 'member')}
      />
      {button('approve', 'Approve')}
      {button('reject', 'Reject')}
      {button('delete', 'Delete')}
    </Group>
  )
}

function send(kind: Answer, id: string, role_id: string): Promise<unknown> {
  switch (kind) {
    case 'approve':
      return request(AdminApproveUserRequestDocument, { id, role_id })
    case 'reject':
      return request(AdminRejectUserRequestDocument, { id })
    case 'delete':
      return request(AdminDeleteUserRequestDocument, { id })
  }
}
