import type { ReactNode } from 'react'
import {
  AdminApproveUserRequestDocument,
  AdminDeleteUserRequestDocument,
  AdminRejectUserRequestDocument,
  AdminUserRequestsDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { EVERY_ROLE } from '../../../lib/organization/roles.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { useView } from '../../../lib/useView.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { RequestTable } from '../../../ui/people/RequestTable.tsx'

const ANSWERS = [
  {
    label: 'Approve',
    send: (id: string, role_id: string) =>
      request(AdminApproveUserRequestDocument, { id, role_id }),
  },
  { label: 'Reject', send: (id: string) => request(AdminRejectUserRequestDocument, { id }) },
  { label: 'Delete', send: (id: string) => request(AdminDeleteUserRequestDocument, { id }) },
]

/** Requests to join that nobody has answered yet, of all organisations. */
export function AdminRequestList(): ReactNode {
  return (
    <Panel>
      <RequestTable
        view={useView(AdminUserRequestsDocument, {})}
        emptyText="Nobody waits to be taken in anywhere."
        roles={EVERY_ROLE}
        answers={ANSWERS}
        onAnswered={useRefresh(AdminUserRequestsDocument)}
        columns={[
          {
            key: 'organization',
            title: 'Organization',
            value: ({ organization_name }) => organization_name,
          },
        ]}
      />
    </Panel>
  )
}
