import { listingRefusal } from '@duet/contract'
import { ActionIcon, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../../lib/currentUser.ts'
import { personName } from '../../../lib/person.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { PersonCell } from '../../../ui/people/PersonCell.tsx'
import { RoleSelect } from '../../../ui/people/RoleSelect.tsx'
import { actionColumn } from '../../../ui/table/columns.tsx'
import {
  PROJECT_ROLES,
  projectRoleQuestion,
  removalText,
  roleLabel,
  throughText,
} from './access.ts'
import type { ProjectPerson, Share, SharedProject } from './useShare.ts'

interface MemberTableProps {
  readonly project: SharedProject
  readonly people: readonly ProjectPerson[]
  readonly share: Share
  /** The user has given up their own right to share. */
  readonly onLeft: () => void
}

/** More rows than this scroll by themselves. */
const ROWS_AT_ONCE = 8
const SCROLLED_PX = 320

/** Everybody who sees the project and what lets them; those who were added first. The last owner stays. */
export function MemberTable({ project, people, share, onLeft }: MemberTableProps): ReactNode {
  const [removed, setRemoved] = useState<ProjectPerson | undefined>(undefined)
  const withAccess = people
    .filter(({ role_id }) => role_id !== null)
    .toSorted((a, b) => Number(isListed(b)) - Number(isListed(a)))
  const owners = people.filter(({ listed_role_id }) => listed_role_id === 'owner').length
  const isFixed = ({ listed_role_id }: ProjectPerson): boolean =>
    listed_role_id === null || (listed_role_id === 'owner' && owners === 1)
  const columns: readonly Column<ProjectPerson>[] = [
    PERSON,
    {
      key: 'role',
      title: 'Role',
      width: 130,
      value: ({ role_id }) => roleLabel(role_id ?? ''),
      render: (person) =>
        isFixed(person) ? (
          roleLabel(person.role_id ?? '')
        ) : (
          <RoleOfPerson project={project} person={person} share={share} onLeft={onLeft} />
        ),
    },
    actionColumn('Remove', (person) =>
      isFixed(person) ? null : (
        <ActionIcon
          aria-label={`Remove ${personName(person.user)}`}
          onClick={() => setRemoved(person)}
        >
          <IconX size={16} />
        </ActionIcon>
      ),
    ),
  ]
  return (
    <>
      <DataTable<ProjectPerson>
        label="People with access"
        rows={withAccess}
        rowKey={({ user }) => user.id}
        {...(withAccess.length > ROWS_AT_ONCE ? { height: SCROLLED_PX } : {})}
        columns={columns}
      />
      {removed !== undefined && (
        <RemoveDialog
          project={project}
          person={removed}
          share={share}
          onLeft={onLeft}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}

const PERSON: Column<ProjectPerson> = {
  key: 'person',
  title: 'Person',
  value: ({ user }) => personName(user),
  render: (person) => (
    <div style={{ overflowWrap: 'anywhere' }}>
      <PersonCell person={person.user} />
      <Text size="xs">{throughText(person)}</Text>
    </div>
  ),
}

const isListed = ({ listed_role_id }: ProjectPerson): boolean => listed_role_id !== null

interface PersonProps {
  readonly project: SharedProject
  readonly person: ProjectPerson
  readonly share: Share
  readonly onLeft: () => void
}

function RoleOfPerson({ project, person, share, onLeft }: PersonProps): ReactNode {
  const isSelf = useCurrentUser().id === person.user.id
  return (
    <RoleSelect
      person={personName(person.user)}
      roles={PROJECT_ROLES.filter(
        ({ value }) => listingRefusal(person.organization_role_id, value) === undefined,
      )}
      role={person.listed_role_id ?? ''}
      question={(role) => projectRoleQuestion({ project, person, isSelf, role })}
      change={async (role) => {
        await share.assign(person.user.id, role)
        if (isSelf && person.through === 'listed') onLeft()
      }}
    />
  )
}

function RemoveDialog(props: PersonProps & { readonly onClose: () => void }): ReactNode {
  const { project, person, share, onLeft, onClose } = props
  const isSelf = useCurrentUser().id === person.user.id
  const remove = useMutation({ mutationFn: () => share.remove(person.user.id) })
  return (
    <ConfirmDialog
      opened
      title={isSelf ? 'Leave project?' : 'Remove from project?'}
      text={removalText({ project, person, isSelf })}
      confirmLabel={isSelf ? 'Leave project' : 'Remove'}
      isDangerous
      of={remove}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            onClose()
            if (isSelf && person.through === 'listed') onLeft()
          },
        })
      }
      onClose={onClose}
    />
  )
}
