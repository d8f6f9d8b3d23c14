import { Autocomplete, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { InviteOrganizationUserDocument } from '../../../lib/gql/graphql.ts'
import { mayManage, useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { personName } from '../../../lib/person.ts'
import { useChange } from '../../../lib/useChange.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorNote, FailureNote } from '../../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { Note } from '../../../ui/Note.tsx'
import { PersonCell } from '../../../ui/people/PersonCell.tsx'
import { ownerQuestion, PROJECT_ROLES } from './access.ts'
import type { ProjectPerson, Share, SharedProject } from './useShare.ts'

const MESSAGE_LENGTH = 1000

interface AddPersonProps {
  readonly project: SharedProject
  readonly people: readonly ProjectPerson[]
  readonly share: Share
  readonly onAdded: () => void
}

/** Adds a member of the organisation, found by name or address, with a word to them. */
export function AddPerson({ project, people, share, onAdded }: AddPersonProps): ReactNode {
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState('viewer')
  const [message, setMessage] = useState('')
  const email = typed.trim().toLowerCase()
  const member = people.find(({ user }) => user.email.toLowerCase() === email)
  const [stranger, setStranger] = useState<string | undefined>(undefined)
  const add = useMutation({ mutationFn: share.add, onSuccess: onAdded })
  const [owner, setOwner] = useState<ProjectPerson | undefined>(undefined)
  const send = (): void => {
    setOwner(undefined)
    add.mutate({ email, role_id: role, message: message.trim() || null })
  }
  const form = useCheckedForm<{ email?: string; message?: string }>(
    errorOf(typed, member),
    () => {
      if (member === undefined) setStranger(email)
      else if (role === 'owner') setOwner(member)
      else send()
    },
    add,
    /^(email|message)$/,
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="xs">
        <Group gap="xs" align="flex-start">
          <PersonField
            people={people.filter(({ listed_role_id }) => listed_role_id === null)}
            value={typed}
            error={form.shown.email}
            onChange={(text) => {
              setTyped(text)
              setStranger(undefined)
            }}
          />
          <RoleField value={role} onChange={setRole} />
          <Button type="submit" h={32} mt={21} loading={add.isPending}>
            Add
          </Button>
        </Group>
        {member !== undefined && (
          <MessageField value={message} error={form.shown.message} onChange={setMessage} />
        )}
        {form.message !== undefined && <ErrorNote message={form.message} />}
        {stranger !== undefined && <Stranger key={stranger} email={stranger} />}
        {owner !== undefined && (
          <ConfirmDialog
            {...ownerQuestion(project, owner)}
            opened
            onConfirm={send}
            onClose={() => setOwner(undefined)}
          />
        )}
      </Stack>
    </form>
  )
}

interface PersonFieldProps {
  readonly people: readonly ProjectPerson[]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** An address; people are offered by name as it is typed. */
function PersonField({ people, value, error, onChange }: PersonFieldProps): ReactNode {
  return (
    <Autocomplete
      label="Name or email"
      style={{ flex: '1 1 220px' }}
      data={people.map(({ user }) => user.email)}
      filter={({ options, search }) => options.filter(matching(people, search))}
      renderOption={({ option }) => <Option email={option.value} people={people} />}
      limit={8}
      maxDropdownHeight={260}
      openOnFocus={false}
      value={value}
      error={error}
      onChange={onChange}
      data-autofocus
    />
  )
}

function RoleField(props: {
  readonly value: string
  readonly onChange: (role: string) => void
}): ReactNode {
  return (
    <Select
      label="Role"
      w={120}
      data={[...PROJECT_ROLES]}
      value={props.value}
      onChange={(value) => value !== null && props.onChange(value)}
    />
  )
}

function MessageField(props: {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}): ReactNode {
  return (
    <Textarea
      label="Message"
      description="Optional. Goes with the mail that notifies them, as plain text"
      autosize
      minRows={2}
      maxRows={6}
      maxLength={MESSAGE_LENGTH}
      value={props.value}
      error={props.error}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}

function errorOf(typed: string, member: ProjectPerson | undefined): { email?: string } {
  if (member !== undefined && member.listed_role_id !== null) {
    return { email: 'Is in the project already. Change the role in the list' }
  }
  if (typed.trim() === '') return { email: 'Choose a person, or type an email address' }
  return /^[^\s@]+@[^\s@]+$/.test(typed.trim())
    ? {}
    : { email: 'Nobody of this name. Choose from the list, or type an email address' }
}

function matching(people: readonly ProjectPerson[], search: string): (option: object) => boolean {
  const words = search.toLowerCase().split(/\s+/)
  const found = new Set(
    people.flatMap(({ user }) => {
      const text = `${personName(user)} ${user.email}`.toLowerCase()
      return words.every((word) => text.includes(word)) ? [user.email] : []
    }),
  )
  return (option) => 'value' in option && found.has(String(option.value))
}

function Option(props: {
  readonly email: string
  readonly people: readonly ProjectPerson[]
}): ReactNode {
  const person = props.people.find(({ user }) => user.email === props.email)
  return person === undefined ? (
    props.email
  ) : (
    <div>
      <PersonCell person={person.user} />
    </div>
  )
}

/** Only members of the organisation can be added; those who may invite do it from here. */
function Stranger({ email }: { readonly email: string }): ReactNode {
  const organization = useCurrentOrganization()
  const invite = useChange(InviteOrganizationUserDocument)
  if (invite.isSuccess) {
    return (
      <Note kind="info">
        {email} was invited to {organization.name} as guest. Add them here once they have accepted.
      </Note>
    )
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">
        Only members of {organization.name} can be added to its projects.{' '}
        {!mayManage(organization) && `Ask an owner or admin to invite ${email} first.`}
      </Text>
      {mayManage(organization) && (
        <Button
          variant="default"
          loading={invite.isPending}
          onClick={() =>
            invite.mutate({
              organization_id: organization.id,
              email,
              role_id: 'guest',
              replace: false,
            })
          }
        >
          Invite {email} as guest
        </Button>
      )}
      <FailureNote of={invite} />
    </Stack>
  )
}
