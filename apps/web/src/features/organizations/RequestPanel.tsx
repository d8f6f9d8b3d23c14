import type { ReactNode } from 'react'
import {
  ApproveUserRequestDocument,
  OrganizationRequestsDocument,
  OrganizationSettingsDocument,
  RejectUserRequestDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import { rolesToGive } from '../../lib/organization/roles.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import { Panel } from '../../ui/Panel.tsx'
import { RequestTable } from '../../ui/people/RequestTable.tsx'

const ANSWERS = [
  {
    label: 'Approve',
    send: (id: string, role_id: string) => request(ApproveUserRequestDocument, { id, role_id }),
  },
  { label: 'Reject', send: (id: string) => request(RejectUserRequestDocument, { id }) },
]

/** People with an address in an allowed domain who ask to be taken in. */
export function RequestPanel({ organizationId }: { readonly organizationId: string }): ReactNode {
  const { role_id: ownRole } = useCurrentOrganization()
  const view = useView(OrganizationRequestsDocument, { organization_id: organizationId })
  return (
    <Panel title="Requests to join">
      <RequestTable
        view={view}
        emptyText="People with an email address in one of the allowed domains may ask to join."
        roles={rolesToGive(ownRole)}
        answers={ANSWERS}
        onAnswered={useRefresh(OrganizationRequestsDocument, OrganizationSettingsDocument)}
      />
    </Panel>
  )
}
