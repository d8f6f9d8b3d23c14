import { ActionIcon, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ProjectMembersFragment, ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { DataState } from '../../ui/DataState.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { PROJECT_ROLES, personName, roleLabel } from './access.ts'
import { useShare } from './useShare.ts'

interface ShareDialogProps {
  readonly project: ProjectRowFragment
  readonly onClose: () => void
}

/** Who may do what in the project. */
export function ShareDialog({ project, onClose }: ShareDialogProps): ReactNode {
  const share = useShare(project.id)
  return (
    <Modal opened onClose={onClose} title={`Share ${project.name}`} size={560}>
      <Stack gap="md">
        <AddMember isPending={share.isPending} onAdd={share.add} />
        {share.error !== undefined && <ErrorNote message={share.error} />}
        <DataState view={share.members}>
          {(members) => <MemberTable members={members} onRemove={share.remove} />}
        </DataState>
      </Stack>
    </Modal>
  )
}

function AddMember(props: {
  readonly isPending: boolean
  readonly onAdd: (input: { email: string; role_id: string }, onDone: () => void) => void
}): ReactNode {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('viewer')
  const [error, setError] = useState<string | undefined>(undefined)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const isEmpty = email.trim() === ''
    setError(isEmpty ? 'Email is required' : undefined)
    if (!isEmpty) props.onAdd({ email: email.trim(), role_id: role }, () => setEmail(''))
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          label="Email"
          type="email"
          style={{ flex: 1 }}
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
          data-autofocus
        />
        <Select
          label="Role"
          w={120}
          data={[...PROJECT_ROLES]}
          value={role}
          onChange={(value) => setRole(value ?? 'viewer')}
        />
        <Button type="submit" h={32} mt={21} loading={props.isPending}>
          Add
        </Button>
      </Group>
    </form>
  )
}

type Member = ProjectMembersFragment['project_users'][number]

function MemberTable(props: {
  readonly members: ProjectMembersFragment
  readonly onRemove: (userId: string) => void
}): ReactNode {
  return (
    <DataTable<Member>
      label="People with access"
      rows={props.members.project_users}
      rowKey={({ user }) => user.id}
      columns={[
        {
          key: 'person',
          title: 'Person',
          value: ({ user }) => personName(user),
          render: ({ user }) => (
            <>
              <Text size="sm">{personName(user)}</Text>
              <Text size="xs" c="gray.6">
                {user.email}
              </Text>
            </>
          ),
        },
        { key: 'role', title: 'Role', value: ({ role_id }) => roleLabel(role_id) },
        {
          key: 'remove',
          title: 'Remove',
          hideTitle: true,
          width: 44,
          render: ({ user }) =>
            user.id === props.members.owner.id ? null : (
              <ActionIcon
                aria-label={`Remove ${personName(user)}`}
                onClick={() => props.onRemove(user.id)}
              >
                <IconX size={16} />
              </ActionIcon>
            ),
        },
      ]}
    />
  )
}
