import { deviceName } from '@duet/contract'
import type { ReactNode } from 'react'
import { MISSING } from '../../../lib/format.ts'
import { formatAgo, formatDate, formatDateTime } from '../../../lib/formatTime.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
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
    <Listed title="Devices" count={sessions.length}>
      <DataTable
        label="Devices"
        rows={sessions}
        rowKey={({ id }) => id}
        columns={[
          { key: 'device', title: 'Device', render: ({ user_agent }) => deviceName(user_agent) },
          {
            key: 'last',
            title: 'Last used',
            render: ({ last_seen_at }) => formatAgo(last_seen_at),
          },
          { key: 'since', title: 'Signed in', render: ({ created_at }) => formatDate(created_at) },
          { key: 'ip', title: 'Address', render: ({ ip_address }) => ip_address ?? MISSING },
        ]}
      />
    </Listed>
  )
}

export function TokenPanel({ account: { api_tokens } }: AccountPanelProps): ReactNode {
  return (
    <Listed title="API tokens" count={api_tokens.length}>
      <DataTable
        label="API tokens"
        rows={api_tokens}
        rowKey={({ id }) => id}
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
    </Listed>
  )
}

export function OpenPanel({ account: { open_challenges } }: AccountPanelProps): ReactNode {
  return (
    <Listed title="Waiting for an answer" count={open_challenges.length}>
      <DataTable
        label="Waiting for an answer"
        rows={open_challenges}
        rowKey={({ kind, created_at }) => `${kind} ${created_at}`}
        columns={[
          { key: 'kind', title: 'What', render: ({ kind }) => CHALLENGES[kind] ?? kind },
          { key: 'since', title: 'Since', render: ({ created_at }) => formatAgo(created_at) },
          { key: 'until', title: 'Until', render: ({ expires_at }) => formatDateTime(expires_at) },
        ]}
      />
    </Listed>
  )
}

export function ProjectPanel({ account: { projects } }: AccountPanelProps): ReactNode {
  return (
    <Listed title="Owned projects" count={projects.length}>
      <DataTable
        label="Owned projects"
        rows={projects}
        rowKey={({ id }) => id}
        height={320}
        columns={[
          { key: 'name', title: 'Project', render: ({ name }) => name },
          { key: 'organization', title: 'Organization', value: (row) => row.organization_name },
          {
            key: 'deleted',
            title: 'Deleted',
            render: ({ deleted_at }) => (deleted_at == null ? MISSING : formatDate(deleted_at)),
          },
        ]}
      />
    </Listed>
  )
}

export function AuditPanel({ account: { audit, user } }: AccountPanelProps): ReactNode {
  return (
    <Listed
      title="Recently in the audit log"
      count={audit.length}
      actions={
        <AnchorLink size="sm" to="/admin/audit" search={{ search: user.email }}>
          Audit log of this user
        </AnchorLink>
      }
    >
      <DataTable
        label="Recently in the audit log"
        rows={audit}
        rowKey={({ id }) => id}
        columns={auditColumns()}
      />
    </Listed>
  )
}

/** Nothing is drawn of an empty list. */
function Listed(props: {
  readonly title: string
  readonly count: number
  readonly actions?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  if (props.count === 0) return null
  return (
    <Panel title={props.title} actions={props.actions}>
      {props.children}
    </Panel>
  )
}
