import { Group, Select, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { AdminInvitesDocument, InviteUserDocument } from '../../../lib/gql/graphql.ts'
import { waitingRoleOf } from '../../../lib/organization/invites.ts'
import { EVERY_ROLE, roleLabel } from '../../../lib/organization/roles.ts'
import { useChange } from '../../../lib/useChange.ts'
import { requiredErrors, textFields, useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { Form } from '../../../ui/forms/Form.tsx'
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
  const invite = useChange(InviteUserDocument, {
    stale: [AdminInvitesDocument],
    onDone: ({ inviteUser }) => {
      notifyDone(`${inviteUser.email} was invited.`)
      onSent()
    },
  })
  const send = (replace: boolean): void => invite.mutate({ ...variablesOf(draft), replace })
  const form = useCheckedForm(
    requiredErrors(draft, { email: 'Email' }),
    () => send(false),
    invite,
    /^(email|organization_id|remarks)$/,
  )
  const waitingRole = waitingRoleOf(invite.error)
  return (
    <>
      <Form
        form={waitingRole === undefined ? form : { ...form, message: undefined }}
        submitLabel="Invite"
        maxWidth={640}
      >
        <InviteFields
          draft={draft}
          errors={form.shown}
          onChange={(next) => {
            invite.reset()
            setDraft(next)
          }}
        />
      </Form>
      <ReplaceInviteDialog
        email={draft.email.trim()}
        waitingRole={waitingRole && roleLabel(waitingRole)}
        role={roleLabel(draft.role)}
        isPending={invite.isPending}
        onConfirm={() => send(true)}
        onClose={invite.reset}
      />
    </>
  )
}

function InviteFields(props: {
  readonly draft: InviteDraft
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (draft: InviteDraft) => void
}): ReactNode {
  const { draft, errors, onChange } = props
  const text = textFields(draft, errors, onChange)
  return (
    <>
      <TextInput label="Email" type="email" required {...text('email')} />
      <Group gap="sm" align="flex-start" grow>
        <OrganizationSelect
          value={draft.organization}
          error={errors['organization_id']}
          onChange={(organization) => onChange({ ...draft, organization })}
        />
        <Select
          label="Role"
          data={[...EVERY_ROLE]}
          value={draft.role}
          disabled={draft.organization === undefined}
          onChange={(role) => onChange({ ...draft, role: role ?? 'member' })}
        />
      </Group>
      <Textarea
        label="Remarks"
        description="Go into the email"
        autosize
        minRows={2}
        maxRows={8}
        {...text('remarks')}
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
