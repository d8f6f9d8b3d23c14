import { Button, Group, Modal, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import { type ProjectForm, projectFormErrors, projectInput } from './projectForm.ts'
import { useUpdateProject } from './useProjects.ts'

interface ProjectEditDialogProps {
  readonly project: ProjectRowFragment
  readonly onClose: () => void
}

export function ProjectEditDialog({ project, onClose }: ProjectEditDialogProps): ReactNode {
  const [form, setForm] = useState<ProjectForm>({
    name: project.name,
    latitude: project.latitude,
    longitude: project.longitude,
    altitude_m: project.altitude_m,
    org_general_access: project.org_general_access,
  })
  const update = useUpdateProject(project.id)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const input = projectInput(form)
    if (input !== undefined) update.mutate(input, { onSuccess: onClose })
  }
  return (
    <Modal opened onClose={onClose} title="Edit project" size={560}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <ProjectFields form={form} errors={projectFormErrors(form)} onChange={setForm} />
          {update.isError && <ErrorNote message={errorMessage(update.error)} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={update.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
