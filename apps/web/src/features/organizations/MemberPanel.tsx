import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../lib/currentUser.ts'
import { formatDate } from '../../lib/formatTime.ts'
import type { OrganizationFullFragment } from '../../lib/gql/graphql.ts'
import { useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import {
  mayChangeMember,
  ROLES_TEXT,
  roleLabel,
  rolesToGive,
} from '../../lib/organization/roles.ts'
import { personName } from '../../lib/person.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PersonCell } from '../../ui/people/PersonCell.tsx'
import { RoleSelect } from '../../ui/people/RoleSelect.tsx'
import { roleQuestion } from './roleQuestion.tsx'
import { type OrganizationMember, useChangeRole, useRemoveMember } from './useOrganization.ts'

/** Members with their roles; guests see nobody. */
export function MemberPanel(props: { readonly organization: OrganizationFullFragment }): ReactNode {
  const { organization } = props
  const change = useChangeRole()
  const [leaving, setLeaving] = useState<OrganizationMember | undefined>(undefined)
  const members = organization.user_organization
  return (
    <Panel title="Members" description={ROLES_TEXT}>
      {members.length === 0 ? (
        <EmptyState title="No list for guests" text="Members are shown to members only." />
      ) : (
        <MemberTable
          members={members}
          organizationName={organization.name}
          onRole={(user_id, role_id) =>
            change.mutateAsync({ organization_id: organization.id, user_id, role_id })
          }
          onRemove={setLeaving}
        />
      )}
      {leaving !== undefined && (
        <RemoveMemberDialog
          organization={organization}
          member={leaving}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Panel>
  )
}

interface MemberTableProps {
  readonly members: readonly OrganizationMember[]
  readonly organizationName: string
  readonly onRole: (userId: string, role: string) => Promise<unknown>
  readonly onRemove: (member: OrganizationMember) => void
}

function MemberTable(props: MemberTableProps): ReactNode {
  const { members, organizationName, onRole, onRemove } = props
  const { role_id: ownRole } = useCurrentOrganization()
  const me = useCurrentUser()
  const columns: readonly Column<OrganizationMember>[] = [
    ...FIRST_COLUMNS,
    {
      key: 'role',
      title: 'Role',
      value: ({ role_id }) => roleLabel(role_id),
      render: (member) => (
        <RoleCell
          member={member}
          organizationName={organizationName}
          change={(role) => onRole(member.user.id, role)}
        />
      ),
    },
    {
      key: 'remove',
      title: 'Remove',
      hideTitle: true,
      width: 90,
      align: 'right',
      render: (member) =>
        (member.user.id === me.id || mayChangeMember(ownRole, member.role_id)) && (
          <Button
            variant="default"
            aria-label={removeLabel(member, me.id)}
            onClick={() => onRemove(member)}
          >
            {member.user.id === me.id ? 'Leave' : 'Remove'}
          </Button>
        ),
    },
  ]
  return (
    <DataTable
      label="Members"
      rows={members}
      rowKey={({ id }) => id}
      initialSort={{ key: 'person', descending: false }}
      columns={columns}
    />
  )
}

const FIRST_COLUMNS: readonly Column<OrganizationMember>[] = [
  {
    key: 'person',
    title: 'Person',
    value: ({ user }) => personName(user),
    render: ({ user }) => <PersonCell person={user} />,
  },
  {
    key: 'since',
    title: 'Member since',
    value: ({ created_at }) => created_at,
    render: ({ created_at }) => formatDate(created_at),
  },
]

function removeLabel({ user }: OrganizationMember, ownId: string): string {
  return user.id === ownId ? 'Leave the organization' : `Remove ${personName(user)}`
}

function RoleCell(props: {
  readonly member: OrganizationMember
  readonly organizationName: string
  readonly change: (role: string) => Promise<unknown>
}): ReactNode {
  const { member, organizationName, change } = props
  const { role_id: ownRole } = useCurrentOrganization()
  const me = useCurrentUser()
  if (!mayChangeMember(ownRole, member.role_id)) return roleLabel(member.role_id)
  return (
    <RoleSelect
      person={personName(member.user)}
      roles={rolesToGive(ownRole)}
      role={member.role_id}
      question={(role) =>
        roleQuestion({ member, isSelf: member.user.id === me.id, organizationName, role })
      }
      change={change}
    />
  )
}

interface RemoveMemberDialogProps {
  readonly organization: OrganizationFullFragment
  readonly member: OrganizationMember
  readonly onClose: () => void
}

function RemoveMemberDialog(props: RemoveMemberDialogProps): ReactNode {
  const { organization, member, onClose } = props
  const isSelf = useCurrentUser().id === member.user.id
  const remove = useRemoveMember()
  return (
    <ConfirmDialog
      opened
      title={isSelf ? 'Leave organization?' : 'Remove member?'}
      text={
        isSelf ? (
          <>
            You will lose access to <b>{organization.name}</b> and its projects. To come back you
            need an invite.
          </>
        ) : (
          <>
            <b>{personName(member.user)}</b> will lose access to {organization.name} and its
            projects. Projects that they own pass to another owner.
          </>
        )
      }
      confirmLabel={isSelf ? 'Leave organization' : 'Remove member'}
      isDangerous
      of={remove}
      onConfirm={() =>
        remove.mutate(
          { organization_id: organization.id, user_id: member.user.id },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  )
}
