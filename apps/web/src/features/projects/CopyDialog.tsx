import { Select, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../lib/currentUser.ts'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import {
  mayCreateProject,
  useCurrentOrganization,
} from '../../lib/organization/currentOrganization.ts'
import { requiredErrors, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../ui/forms/FormDialog.tsx'
import { projectCopyName } from './copyName.ts'
import { useCopyProject } from './useCopyProject.ts'

interface CopyDialogProps {
  readonly project: ProjectRowFragment
  readonly onClose: () => void
}

/** Name and place of the copy; the copying itself goes on in the background. */
export function CopyDialog({ project, onClose }: CopyDialogProps): ReactNode {
  const user = useCurrentUser()
  const current = useCurrentOrganization()
  const [name, setName] = useState(() => projectCopyName(project.name, user, new Date()))
  const [organizationId, setOrganizationId] = useState(current.id)
  const copy = useCopyProject()
  const targets = user.user_organization.filter(mayCreateProject)
  const form = useCheckedForm(requiredErrors({ name }, { name: 'Name' }), () => {
    copy.mutate({ sourceProjectId: project.id, name: name.trim(), organizationId })
    onClose()
  })
  return (
    <FormDialog
      title="Copy project"
      size={520}
      submitLabel="Copy project"
      form={form}
      onClose={onClose}
    >
      <Text size="sm">
        Blocks, layers, components, weather and custom datasets of <b>{project.name}</b> are copied,
        with the workbooks that compare these; simulations, their workbooks and people are not.
      </Text>
      <TextInput
        label="Name"
        value={name}
        error={form.shown.name}
        onChange={(event) => setName(event.target.value)}
        data-autofocus
      />
      {targets.length > 1 && (
        <Select
          label="Organization"
          data={targets.map(({ organization }) => ({
            value: organization.id,
            label: organization.name,
          }))}
          value={organizationId}
          onChange={(id) => setOrganizationId(id ?? current.id)}
        />
      )}
    </FormDialog>
  )
}
