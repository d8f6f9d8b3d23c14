import { type FormEvent, type ReactNode, useState } from 'react'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
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
    <FormDialog
      title="Edit project"
      size={560}
      submitLabel="Save"
      of={update}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ProjectFields form={form} errors={projectFormErrors(form)} onChange={setForm} />
    </FormDialog>
  )
}
