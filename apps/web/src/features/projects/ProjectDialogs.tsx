import type { ReactNode } from 'react'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { ProjectEditDialog } from './ProjectEditDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { useDeleteProject } from './useProjects.ts'

export interface ProjectAction {
  readonly kind: 'edit' | 'share' | 'delete'
  readonly project: ProjectRowFragment
}

interface ProjectDialogsProps {
  readonly action: ProjectAction | undefined
  readonly onClose: () => void
}

/** The dialog of the action that was chosen in the list. */
export function ProjectDialogs({ action, onClose }: ProjectDialogsProps): ReactNode {
  switch (action?.kind) {
    case undefined:
      return null
    case 'edit':
      return <ProjectEditDialog project={action.project} onClose={onClose} />
    case 'share':
      return <ShareDialog project={action.project} onClose={onClose} />
    case 'delete':
      return <DeleteDialog project={action.project} onClose={onClose} />
  }
}

function DeleteDialog(props: {
  readonly project: ProjectRowFragment
  readonly onClose: () => void
}): ReactNode {
  const { project, onClose } = props
  const remove = useDeleteProject()
  return (
    <ConfirmDialog
      opened
      title="Delete project?"
      text={
        <>
          <b>{project.name}</b> with its blocks, components, meteo datasets and simulations will be
          deleted. This cannot be undone.
        </>
      }
      confirmLabel="Delete project"
      isDangerous
      isPending={remove.isPending}
      error={remove.isError ? errorMessage(remove.error) : undefined}
      onConfirm={() =>
        remove.mutate(project.id, {
          onSuccess: () => {
            notifyDone(`${project.name} was deleted.`)
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
