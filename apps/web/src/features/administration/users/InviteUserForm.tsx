import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AdminInvitesDocument, InviteUserDocument } from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { waitingRoleOf } from '../../../lib/organization/invites.ts'
import { EVERY_ROLE, roleLabel } from '../../../lib/organization/roles.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { ReplaceInviteDialog } from '../../../ui/people/ReplaceInviteDialog.tsx'
import { OrganizationSelect } from '../OrganizationSelect.tsx'

interface InviteDraft {
  readonly email: string
  readonly organization: string | undefined
  readonly role: string
  readonly remarks: string
}

const EMPTY: InviteDraft = { email: '', organization: undefined, role: 'member', remarks: '' }

/** Empty again after each invite. */
export function InviteUserForm(): ReactNode {
  const [sent, setSent] = useState(0)
  return <InviteForm key={sent} onSent={() => setSent(sent + 1)} />
}

function InviteForm({ onSent }: { readonly onSent: () => void }): ReactNode {
  const [draft, setDraft] = useState(EMPTY)
  const refresh = useRefresh(AdminInvitesDocument)
  const invite = useMutation({
    mutationFn: (replace: boolean) =>
      request(InviteUserDocument, { ...variablesOf(draft), replace }),
    onSuccess: async ({ inviteUser }) => {
      notifyDone(`${inviteUser.email} was invited.`)
      onSent()
      await refresh()
    },
  })
  const form = useCheckedForm<{ email?: string }>(
    draft.email.trim() === '' ? { email: 'Email is required' } : {},
    () => invite.mutate(false),
    { error: invite.error, fields: /^(email|organization_id|remarks)$/ },
  )
  const waitingRole = waitingRoleOf(invite.error)
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="sm" maw={640}>
        <InviteFields
          draft={draft}
          errors={form.shown}
          onChange={(next) => {
            invite.reset()
            setDraft({ ...draft, ...next })
          }}
        />
        {waitingRole === undefined && form.message !== undefined && (
          <ErrorNote message={form.message} />
        )}
        <Group>
          <Button type="submit" loading={invite.isPending}>
            Invite
          </Button>
        </Group>
      </Stack>
      <ReplaceInviteDialog
        email={draft.email.trim()}
        waitingRole={waitingRole && roleLabel(waitingRole)}
        role={roleLabel(draft.role)}
        isPending={invite.isPending}
        onConfirm={() => invite.mutate(true)}
        onClose={invite.reset}
      />
    </form>
  )
}

function InviteFields(props: {
  readonly draft: InviteDraft
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (draft: Partial<InviteDraft>) => void
}): ReactNode {
  const { draft, errors, onChange } = props
  return (
    <>
      <TextInput
        label="Email"
        type="email"
        required
        value={draft.email}
        error={errors['email']}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <Group gap="sm" align="flex-start" grow>
        <OrganizationSelect
          label="Organization"
          value={draft.organization}
          error={errors['organization_id']}
          onChange={(organization) => onChange({ organization })}
        />
        <Select
          label="Role"
          data={[...EVERY_ROLE]}
          value={draft.role}
          disabled={draft.organization === undefined}
          onChange={(role) => onChange({ role: role ?? 'member' })}
        />
      </Group>
      <Textarea
        label="Remarks"
        description="Go into the e-mail"
        autosize
        minRows={2}
        maxRows={8}
        value={draft.remarks}
        error={errors['remarks']}
        onChange={(event) => onChange({ remarks: event.currentTarget.value })}
      />
    </>
  )
}

function variablesOf({ email, organization, role, remarks }: InviteDraft) {
  return {
    email: email.trim(),
    organization_id: organization ?? null,
    role_id: organization === undefined ? null : role,
    remarks: remarks.trim() === '' ? null : remarks.trim(),
  }
}
