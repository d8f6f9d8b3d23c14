import { type ReactNode, useState } from 'react'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { DeleteProjectDialog } from '../../project/DeleteProjectDialog.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../ui/forms/FormDialog.tsx'
import { ActivityDrawer } from './ActivityDrawer.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import { type ProjectForm, projectFormErrors, projectInput } from './projectForm.ts'
import { ShareDialog } from './share/ShareDialog.tsx'
import { useWithdraw } from './useDeployment.ts'
import { useUpdateProject } from './useProjects.ts'

export interface ProjectAction {
  readonly kind: 'edit' | 'copy' | 'share' | 'activity' | 'withdraw' | 'delete'
  readonly project: ProjectRowFragment
}

interface ProjectDialogsProps {
  readonly action: ProjectAction
  readonly onClose: () => void
}

/** The dialog of the action that was chosen in the list. */
export function ProjectDialogs({ action, onClose }: ProjectDialogsProps): ReactNode {
  switch (action.kind) {
    case 'edit':
      return <ProjectEditDialog project={action.project} onClose={onClose} />
    case 'copy':
      return <CopyDialog project={action.project} onClose={onClose} />
    case 'share':
      return <ShareDialog project={action.project} onClose={onClose} />
    case 'activity':
      return <ActivityDrawer project={action.project} onClose={onClose} />
    case 'withdraw':
      return <WithdrawDialog project={action.project} onClose={onClose} />
    case 'delete':
      return <DeleteProjectDialog project={action.project} onClose={onClose} />
  }
}

interface ProjectEditDialogProps {
  readonly project: ProjectRowFragment
  readonly onClose: () => void
}

function ProjectEditDialog({ project, onClose }: ProjectEditDialogProps): ReactNode {
  const [draft, setDraft] = useState<ProjectForm>({
    name: project.name,
    latitude: project.latitude,
    longitude: project.longitude,
    altitude_m: project.altitude_m,
    org_general_access: project.org_general_access,
  })
  const update = useUpdateProject()
  const errors = projectFormErrors(draft)
  const form = useCheckedForm(
    errors,
    () => {
      const input = projectInput(draft)
      if (input !== undefined) update.mutate({ id: project.id, input }, { onSuccess: onClose })
    },
    update,
  )
  return (
    <FormDialog title="Edit project" size={560} submitLabel="Save" form={form} onClose={onClose}>
      <ProjectFields form={draft} errors={errors} onChange={setDraft} />
    </FormDialog>
  )
}

interface WithdrawDialogProps {
  readonly project: ProjectRowFragment
  readonly onClose: () => void
}

function WithdrawDialog({ project, onClose }: WithdrawDialogProps): ReactNode {
  const withdraw = useWithdraw()
  return (
    <ConfirmDialog
      opened
      title="Withdraw from monitoring?"
      text={
        <>
          <b>{project.name}</b> will no longer be monitored, and its design can be changed again.
        </>
      }
      confirmLabel="Withdraw project"
      isDangerous
      of={withdraw}
      onConfirm={() => withdraw.mutate({ project_id: project.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
