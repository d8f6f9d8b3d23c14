import { ActionIcon, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ProjectMembersFragment } from '../../lib/gql/graphql.ts'
import { personName } from '../../lib/person.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { PersonCell } from '../../ui/PersonCell.tsx'
import { PROJECT_ROLES, roleLabel } from './access.ts'
import type { Share } from './useShare.ts'

type Member = ProjectMembersFragment['project_users'][number]

interface MemberTableProps {
  readonly members: ProjectMembersFragment
  readonly share: Share
}

/** The people who were added, with their roles; its first owner stays. */
export function MemberTable({ members, share }: MemberTableProps): ReactNode {
  const isFirstOwner = ({ user }: Member): boolean => user.id === members.owner.id
  return (
    <DataTable<Member>
      label="People with access"
      rows={members.project_users}
      rowKey={({ user }) => user.id}
      columns={[
        {
          key: 'person',
          title: 'Person',
          value: ({ user }) => personName(user),
          render: ({ user }) => <PersonCell person={user} />,
        },
        {
          key: 'role',
          title: 'Role',
          width: 140,
          value: ({ role_id }) => roleLabel(role_id),
          render: (member) =>
            isFirstOwner(member) ? (
              roleLabel(member.role_id)
            ) : (
              <Select
                aria-label={`Role of ${personName(member.user)}`}
                data={[...PROJECT_ROLES]}
                value={member.role_id}
                onChange={(role) =>
                  role !== null &&
                  role !== member.role_id &&
                  share.change({ kind: 'assign', user_id: member.user.id, role_id: role })
                }
              />
            ),
        },
        {
          key: 'remove',
          title: 'Remove',
          hideTitle: true,
          width: 44,
          render: (member) =>
            isFirstOwner(member) ? null : (
              <ActionIcon
                aria-label={`Remove ${personName(member.user)}`}
                onClick={() => share.change({ kind: 'remove', user_id: member.user.id })}
              >
                <IconX size={16} />
              </ActionIcon>
            ),
        },
      ]}
    />
  )
}
