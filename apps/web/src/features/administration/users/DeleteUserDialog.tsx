import { Select, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { DeleteUserDocument } from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { personName } from '../../../lib/person.ts'
import type { AccountDialogProps, AdminAccount } from './adminAccount.ts'
import { RescueDialog } from './RescueDialog.tsx'

type Inheritance = AdminAccount['inheritances'][number]

/** Deletes a user after naming, for each organisation, who takes over. */
export function DeleteUserDialog({ account, onClose }: AccountDialogProps): ReactNode {
  const { user } = account
  const navigate = useNavigate()
  const left = account.inheritances.filter(
    ({ is_last_owner, project_count }) => is_last_owner || project_count > 0,
  )
  // Another owner is offered; a new owner is chosen by the administrator
  const [heirs, setHeirs] = useState<Readonly<Record<string, string | null>>>(() =>
    Object.fromEntries(
      left.map(({ organization_id, is_last_owner, candidates }) => [
        organization_id,
        is_last_owner ? null : (candidates[0]?.id ?? null),
      ]),
    ),
  )
  const missing = Object.fromEntries(
    left
      .filter((one) => one.is_last_owner && heirs[one.organization_id] == null)
      .map((one) => [one.organization_id, 'A new owner is required']),
  )
  return (
    <RescueDialog
      title="Delete user?"
      text={
        <>
          Name, address, ways to sign in, API tokens and memberships of <b>{user.email}</b> are
          removed for good. Projects and runs stay. To keep somebody out for a while, deactivate.
        </>
      }
      confirmLabel="Delete user"
      isDangerous
      done={`${user.email} is deleted.`}
      missing={missing}
      run={(reason) =>
        request(DeleteUserDocument, { user_id: user.id, reason, heirs: heirList(heirs) })
      }
      onDone={() => void navigate({ to: '/admin/users' })}
      onClose={onClose}
    >
      {(shown) =>
        left.length > 0 && (
          <Stack gap="sm">
            {left.map((one) => (
              <HeirSelect
                key={one.organization_id}
                inheritance={one}
                value={heirs[one.organization_id] ?? null}
                error={shown[one.organization_id]}
                onChange={(heir) => setHeirs({ ...heirs, [one.organization_id]: heir })}
              />
            ))}
          </Stack>
        )
      }
    </RescueDialog>
  )
}

const heirList = (heirs: Readonly<Record<string, string | null>>) =>
  Object.entries(heirs).flatMap(([organization_id, user_id]) =>
    user_id === null ? [] : [{ organization_id, user_id }],
  )

function HeirSelect(props: {
  readonly inheritance: Inheritance
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (heir: string | null) => void
}): ReactNode {
  const { organization_name, is_last_owner, project_count, candidates } = props.inheritance
  const projects = counted(project_count, 'project')
  const gains = [
    ...(is_last_owner ? ['the organization'] : []),
    ...(project_count > 0 ? [projects] : []),
  ]
  return (
    <Select
      label={`${organization_name} goes to`}
      description={`Becomes owner of ${gains.join(' and of ')}`}
      required={is_last_owner}
      searchable
      placeholder="Choose a member"
      data={candidates.map((person) => ({
        value: person.id,
        label:
          personName(person) === person.email
            ? person.email
            : `${personName(person)} (${person.email})`,
      }))}
      value={props.value}
      error={props.error}
      onChange={props.onChange}
    />
  )
}
