import { Button, Group, Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAgo } from '../../lib/formatTime.ts'
import {
  ApproveUserRequestDocument,
  OrganizationRequestsDocument,
  OrganizationSettingsDocument,
  RejectUserRequestDocument,
  type RequestRowFragment,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import { personName } from '../../lib/person.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import { DataState } from '../../ui/DataState.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { notifyError } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PersonCell } from '../../ui/people/PersonCell.tsx'
import { rolesToGive } from './roles.ts'

/** People with an address in an allowed domain who ask to be taken in. */
export function RequestPanel({ organizationId }: { readonly organizationId: string }): ReactNode {
  const view = useView(
    OrganizationRequestsDocument,
    { organization_id: organizationId },
    ({ userRequests }) => userRequests,
  )
  return (
    <Panel title="Requests to join">
      <DataState
        view={view}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            title="No requests"
            text="People with an e-mail address in one of the allowed domains may ask to join."
          />
        }
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
                key: 'created_at',
                title: 'Asked',
                value: ({ created_at }) => created_at,
                render: ({ created_at }) => formatAgo(created_at),
              },
              {
                key: 'actions',
                title: 'Answer',
                align: 'right',
                width: 320,
                render: (row) => <RequestActions row={row} />,
              },
            ]}
          />
        )}
      </DataState>
    </Panel>
  )
}

function RequestActions({ row }: { readonly row: RequestRowFragment }): ReactNode {
  const { role_id: ownRole } = useCurrentOrganization()
  const refresh = useRefresh(OrganizationRequestsDocument, OrganizationSettingsDocument)
  const [role, setRole] = useState('member')
  const name = personName(row.user)
  const answer = useMutation({
    mutationFn: (isApproved: boolean): Promise<unknown> =>
      isApproved
        ? request(ApproveUserRequestDocument, { id: row.id, role_id: role })
        : request(RejectUserRequestDocument, { id: row.id }),
    onSuccess: refresh,
    onError: notifyError,
  })
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Select
        aria-label={`Role for ${name}`}
        w={120}
        data={[...rolesToGive(ownRole)]}
        value={role}
        onChange={(value) => setRole(value ?? 'member')}
      />
      <Button
        loading={answer.isPending && answer.variables}
        aria-label={`Approve ${name}`}
        onClick={() => answer.mutate(true)}
      >
        Approve
      </Button>
      <Button
        variant="default"
        loading={answer.isPending && !answer.variables}
        aria-label={`Reject ${name}`}
        onClick={() => answer.mutate(false)}
      >
        Reject
      </Button>
    </Group>
  )
}
