import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCurrentOrganization } from '../../lib/currentOrganization.ts'
import { formatAgo, formatDate } from '../../lib/formatTime.ts'
import type { InviteRowFragment } from '../../lib/gql/graphql.ts'
import { personName } from '../../lib/person.ts'
import { useCheckedForm } from '../../ui/checkedForm.ts'
import { DataState } from '../../ui/DataState.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { InviteStatus } from '../../ui/InviteStatus.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { roleLabel, rolesToGive } from './roles.ts'
import { type Invites, useInvites } from './useInvites.ts'

/** Sends invitations and shows what became of them. */
export function InvitePanel({ organizationId }: { readonly organizationId: string }): ReactNode {
  const invites = useInvites(organizationId)
  const [sent, setSent] = useState(0)
  return (
    <Panel
      title="Invites"
      description="An invite is a link by e-mail that holds for 14 days. It can be sent again or revoked."
    >
      <Stack gap="md">
        {/* a new form after each invite: an empty field is no error then */}
        <InviteForm key={sent} invites={invites} onSent={() => setSent(sent + 1)} />
        {invites.error !== undefined && <ErrorNote message={invites.error} />}
        <DataState
          view={invites.view}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState title="No invites" text="Nobody was invited so far." />}
        >
          {(rows) => (
            <DataTable
              label="Invites"
              rows={rows}
              rowKey={({ id }) => id}
              columns={inviteColumns(invites)}
            />
          )}
        </DataState>
      </Stack>
    </Panel>
  )
}

function InviteForm(props: { readonly invites: Invites; readonly onSent: () => void }): ReactNode {
  const { invites, onSent } = props
  const { role_id: ownRole } = useCurrentOrganization()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('member')
  const errors = email.trim() === '' ? { email: 'Email is required' } : {}
  const form = useCheckedForm<{ email?: string }>(
    errors,
    () => invites.send({ email: email.trim(), role_id: role }, onSent),
    { error: invites.sendError, fields: /^email$/ },
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Group gap="xs" align="flex-start">
        <TextInput
          label="Email"
          type="email"
          w={280}
          value={email}
          error={form.shown.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Select
          label="Role"
          w={130}
          data={[...rolesToGive(ownRole)]}
          value={role}
          onChange={(value) => setRole(value ?? 'member')}
        />
        <Button type="submit" h={32} mt={21} loading={invites.isSending}>
          Invite
        </Button>
      </Group>
      {form.message !== undefined && <ErrorNote message={form.message} />}
    </form>
  )
}

function inviteColumns(invites: Invites): readonly Column<InviteRowFragment>[] {
  return [
    { key: 'email', title: 'Email', value: ({ email }) => email },
    { key: 'role', title: 'Role', value: ({ role_id }) => roleLabel(role_id) },
    {
      key: 'status',
      title: 'Status',
      value: ({ status }) => status,
      render: ({ status }) => <InviteStatus status={status} />,
    },
    {
      key: 'created_at',
      title: 'Sent',
      value: ({ created_at }) => created_at,
      render: ({ created_at, invited_by }) =>
        `${formatAgo(created_at)}${invited_by === null ? '' : ` by ${personName(invited_by)}`}`,
    },
    {
      key: 'expires_at',
      title: 'Expires',
      value: ({ expires_at }) => expires_at,
      render: ({ expires_at }) => formatDate(expires_at),
    },
    {
      key: 'actions',
      title: 'Actions',
      hideTitle: true,
      align: 'right',
      width: 170,
      render: (invite) => <InviteActions invite={invite} invites={invites} />,
    },
  ]
}

function InviteActions(props: {
  readonly invite: InviteRowFragment
  readonly invites: Invites
}): ReactNode {
  const { invite, invites } = props
  if (invite.status === 'accepted' || invite.status === 'revoked') return null
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button
        variant="default"
        aria-label={`Send the invite to ${invite.email} again`}
        loading={invites.busyId === `resend ${invite.id}`}
        onClick={() => invites.resend(invite)}
      >
        Resend
      </Button>
      {invite.status === 'pending' && (
        <Button
          variant="default"
          aria-label={`Revoke the invite to ${invite.email}`}
          loading={invites.busyId === `revoke ${invite.id}`}
          onClick={() => invites.revoke(invite)}
        >
          Revoke
        </Button>
      )}
    </Group>
  )
}
