import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  InviteOrganizationUserDocument,
  OrganizationInvitesDocument,
} from '../../lib/gql/graphql.ts'
import { useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import { invitesPollMs, waitingRoleOf } from '../../lib/organization/invites.ts'
import { roleLabel, rolesToGive } from '../../lib/organization/roles.ts'
import { useChange } from '../../lib/useChange.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { requiredErrors, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { notifyDone } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { InviteTable } from '../../ui/people/InviteTable.tsx'
import { ReplaceInviteDialog } from '../../ui/people/ReplaceInviteDialog.tsx'

/** Sends invitations and shows what became of them. */
export function InvitePanel({ organizationId }: { readonly organizationId: string }): ReactNode {
  const view = useView(
    OrganizationInvitesDocument,
    { organization_id: organizationId },
    { refetchInterval: ({ state }) => invitesPollMs(state.data?.invites) },
  )
  const refresh = useRefresh(OrganizationInvitesDocument)
  const [sent, setSent] = useState(0)
  return (
    <Panel
      title="Invites"
      description="A link by email that holds for 14 days. Whoever is invited becomes a member by accepting."
    >
      <Stack gap="md">
        {/* a new form after each invite: an empty field is no error then */}
        <InviteForm key={sent} organizationId={organizationId} onSent={() => setSent(sent + 1)} />
        <InviteTable view={view} onChanged={refresh} />
      </Stack>
    </Panel>
  )
}

function InviteForm(props: {
  readonly organizationId: string
  readonly onSent: () => void
}): ReactNode {
  const { organizationId, onSent } = props
  const { role_id: ownRole } = useCurrentOrganization()
  const send = useInvite(onSent)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('member')
  const submit = (replace: boolean): void =>
    send.mutate({ organization_id: organizationId, email: email.trim(), role_id: role, replace })
  const form = useCheckedForm(
    requiredErrors({ email }, { email: 'Email' }),
    () => submit(false),
    send,
    /^(email)$/,
  )
  const waitingRole = waitingRoleOf(send.error)
  return (
    <>
      <form onSubmit={form.onSubmit} noValidate>
        <Group gap="xs" align="flex-start">
          <TextInput
            label="Email"
            type="email"
            w={280}
            value={email}
            error={form.shown.email}
            onChange={(event) => {
              send.reset()
              setEmail(event.target.value)
            }}
          />
          <Select
            label="Role"
            w={130}
            data={[...rolesToGive(ownRole)]}
            value={role}
            onChange={(value) => setRole(value ?? 'member')}
          />
          <Button type="submit" h={32} mt={21} loading={send.isPending}>
            Invite
          </Button>
        </Group>
      </form>
      {waitingRole === undefined && form.message !== undefined && (
        <ErrorNote message={form.message} />
      )}
      <ReplaceInviteDialog
        email={email.trim()}
        waitingRole={waitingRole && roleLabel(waitingRole)}
        role={roleLabel(role)}
        isPending={send.isPending}
        onConfirm={() => submit(true)}
        onClose={send.reset}
      />
    </>
  )
}

function useInvite(onSent: () => void) {
  return useChange(InviteOrganizationUserDocument, {
    stale: [OrganizationInvitesDocument],
    onDone: (_answer, { email }) => {
      notifyDone(`${email} was invited.`)
      onSent()
    },
  })
}
