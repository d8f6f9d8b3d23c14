import { deviceName } from '@duet/contract'
import type { ReactNode } from 'react'
import { MISSING } from '../../../lib/format.ts'
import { formatAgo, formatDate, formatDateTime } from '../../../lib/formatTime.ts'
import { DataTable, type DataTableProps } from '../../../ui/DataTable.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { auditColumns } from '../logs/auditColumns.tsx'
import type { AdminAccount } from './adminAccount.ts'

interface AccountPanelProps {
  readonly account: AdminAccount
}

const CHALLENGES: Readonly<Record<string, string>> = {
  mfa_challenge: 'Second step of a sign-in',
  password_reset: 'Link to reset the password',
  email_verification: 'Link to verify the address',
}

const ago = (at: string | null | undefined): string => (at == null ? 'Never' : formatAgo(at))

export function SessionPanel({ account: { sessions } }: AccountPanelProps): ReactNode {
  return (
    <ListPanel
      title="Devices"
      rows={sessions}
      columns={[
        { key: 'device', title: 'Device', render: ({ user_agent }) => deviceName(user_agent) },
        { key: 'last', title: 'Last used', render: ({ last_seen_at }) => formatAgo(last_seen_at) },
        { key: 'since', title: 'Signed in', render: ({ created_at }) => formatDate(created_at) },
        { key: 'ip', title: 'Address', render: ({ ip_address }) => ip_address ?? MISSING },
      ]}
    />
  )
}

export function TokenPanel({ account: { api_tokens } }: AccountPanelProps): ReactNode {
  return (
    <ListPanel
      title="API tokens"
      rows={api_tokens}
      columns={[
        { key: 'name', title: 'Name', render: ({ name }) => name },
        { key: 'prefix', title: 'Begins with', render: ({ prefix }) => prefix },
        { key: 'scopes', title: 'Scopes', render: ({ scopes }) => scopes.join(', ') },
        { key: 'last', title: 'Last used', render: ({ last_used_at }) => ago(last_used_at) },
        {
          key: 'expires',
          title: 'Expires',
          render: ({ expires_at }) => (expires_at == null ? 'Never' : formatDate(expires_at)),
        },
      ]}
    />
  )
}

export function OpenPanel({ account: { open_challenges } }: AccountPanelProps): ReactNode {
  return (
    <ListPanel
      title="Waiting for an answer"
      rows={open_challenges.map((row) => ({ ...row, id: `${row.kind} ${row.created_at}` }))}
      columns={[
        { key: 'kind', title: 'What', render: ({ kind }) => CHALLENGES[kind] ?? kind },
        { key: 'since', title: 'Since', render: ({ created_at }) => formatAgo(created_at) },
        { key: 'until', title: 'Until', render: ({ expires_at }) => formatDateTime(expires_at) },
      ]}
    />
  )
}

export function ProjectPanel({ account: { projects } }: AccountPanelProps): ReactNode {
  return (
    <ListPanel
      title="Owned projects"
      rows={projects}
      height={320}
      columns={[
        { key: 'name', title: 'Project', render: ({ name }) => name },
        { key: 'organization', title: 'Organization', value: (row) => row.organization_name },
        { key: 'deleted', title: 'Deleted', render: ({ deleted_at }) => formatDate(deleted_at) },
      ]}
    />
  )
}

export function AuditPanel({ account: { audit, user } }: AccountPanelProps): ReactNode {
  return (
    <ListPanel
      title="Recently in the audit log"
      actions={
        <AnchorLink size="sm" to="/admin/audit" search={{ search: user.email }}>
          Audit log of this user
        </AnchorLink>
      }
      rows={audit}
      columns={auditColumns()}
    />
  )
}

interface ListPanelProps<Row> extends Pick<DataTableProps<Row>, 'rows' | 'columns' | 'height'> {
  readonly title: string
  readonly actions?: ReactNode
}

/** A table under its name; nothing where there are no rows. */
function ListPanel<Row extends { readonly id: string }>(props: ListPanelProps<Row>): ReactNode {
  const { title, actions, ...table } = props
  if (table.rows.length === 0) return null
  return (
    <Panel title={title} actions={actions}>
      <DataTable label={title} rowKey={({ id }) => id} {...table} />
    </Panel>
  )
}
