import { Anchor, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayManage, useCurrentOrganization } from '../../lib/currentOrganization.ts'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { useCheckedForm } from '../../ui/checkedForm.ts'
import { DataState } from '../../ui/DataState.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { QuotaNote } from '../../ui/QuotaNote.tsx'
import { PROJECT_ROLES } from './access.ts'
import { MemberTable } from './MemberTable.tsx'
import { ShareSettings } from './ShareSettings.tsx'
import { type Share, useShare } from './useShare.ts'

interface ShareDialogProps {
  readonly project: ProjectRowFragment
  readonly onClose: () => void
}

/** Who may do what in the project. */
export function ShareDialog({ project, onClose }: ShareDialogProps): ReactNode {
  const share = useShare(project.id)
  const [added, setAdded] = useState(0)
  return (
    <Modal opened onClose={onClose} title={`Share ${project.name}`} size={600}>
      <Stack gap="md">
        {/* a new form after each person: an empty field is no error then */}
        <AddMember key={added} share={share} onAdded={() => setAdded(added + 1)} />
        {share.error !== undefined && <ErrorNote message={share.error} />}
        {share.isStranger && <InviteHint />}
        <DataState view={share.members}>
          {(members) => <MemberTable members={members} share={share} />}
        </DataState>
        <ShareSettings project={project} />
        <QuotaNote projectId={project.id} />
      </Stack>
    </Modal>
  )
}

/** Only members of the organisation can be added. */
function InviteHint(): ReactNode {
  const organization = useCurrentOrganization()
  return (
    <Text size="sm">
      Only members of {organization.name} can be added to its projects.{' '}
      {mayManage(organization) ? (
        <>
          Invite them in the{' '}
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link {...props} to="/$org/settings/edit" params={{ org: organization.slug }} />
            )}
          >
            organization settings
          </Anchor>{' '}
          first.
        </>
      ) : (
        'Ask an owner or admin to invite them first.'
      )}
    </Text>
  )
}

function AddMember(props: { readonly share: Share; readonly onAdded: () => void }): ReactNode {
  const { share, onAdded } = props
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('viewer')
  const errors = email.trim() === '' ? { email: 'Email is required' } : {}
  const form = useCheckedForm<{ email?: string }>(errors, () =>
    share.change({ kind: 'add', email: email.trim(), role_id: role }, onAdded),
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          label="Email"
          type="email"
          style={{ flex: 1 }}
          value={email}
          error={form.shown.email}
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
        <Button type="submit" h={32} mt={21} loading={share.isAdding}>
          Add
        </Button>
      </Group>
    </form>
  )
}
