import type { ReactNode } from 'react'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { ActivityDrawer } from './ActivityDrawer.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { DeployDialog } from './DeployDialog.tsx'
import { ProjectEditDialog } from './ProjectEditDialog.tsx'
import { ShareDialog } from './share/ShareDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

export interface ProjectAction {
  readonly kind: 'edit' | 'copy' | 'share' | 'activity' | 'deploy' | 'withdraw' | 'delete'
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
    case 'copy':
      return <CopyDialog project={action.project} onClose={onClose} />
    case 'share':
      return <ShareDialog project={action.project} onClose={onClose} />
    case 'activity':
      return <ActivityDrawer project={action.project} onClose={onClose} />
    case 'deploy':
      return <DeployDialog project={action.project} onClose={onClose} />
    case 'withdraw':
      return <WithdrawDialog project={action.project} onClose={onClose} />
    case 'delete':
      return <DeleteDialog project={action.project} onClose={onClose} />
  }
}
